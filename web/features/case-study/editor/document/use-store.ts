import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { CaseStudy, ColumnName, Component, Section } from '#domain/case-study/document.ts';
import type { Place } from '#domain/case-study/tree.ts';
import type { Pictures } from '../../page/CaseImage.tsx';
import { ANY, type EditorStore, ORDER, PAGE, type Reading } from './store.ts';

/** What every part of the editor can use besides the store. */
export interface EditorParts {
  store: EditorStore;
  /** Opens the 'Add Component' dialog for a place. */
  askForComponent(place: Place): void;
  openMenu(id: string, at: { x: number; y: number } | HTMLElement): void;
  announce(words: string): void;
  pictures: PictureStore;
  isDragging(): boolean;
  /** The id of the page, saved first if it is new; null when that failed. */
  pageId(): Promise<string | null>;
}

/** The pictures that the page can show. Uploads add more. */
export interface PictureStore {
  get(): Pictures;
  subscribe(listener: () => void): () => void;
  /** Adds a picture. One that is still being processed is polled until it is ready. */
  add(picture: Pictures[string]): void;
}

export const EditorContext = createContext<EditorParts | null>(null);

export function useEditor(): EditorParts {
  return use(EditorContext)!;
}

function useNode<T>(key: string, read: (reading: Reading) => T): T {
  const { store } = useEditor();
  const subscribe = useMemo(() => (listener: () => void) => store.subscribe(key, listener), [store, key]);
  // React may hydrate a section after the page has changed. The first render must match the server's.
  return useSyncExternalStore(
    subscribe,
    () => read(store),
    () => read(store.opened),
  );
}

/** One field of a section; renders again only when that field changes. */
export function useSection<Field extends keyof Section>(id: string, field: Field): Section[Field] | undefined {
  return useNode(id, (store) => store.section(id)?.[field]);
}

/** A component; the same object until something in it changes. Undefined for a moment after it is removed. */
export function useComponent(id: string): Component | undefined {
  return useNode(id, (store) => store.component(id));
}

export function usePageField<Field extends 'theme' | 'title' | 'description' | 'colors' | 'typography'>(
  field: Field,
): CaseStudy[Field] {
  return useNode(PAGE, (store) => store.document()[field]);
}

/** Ids of a column's components; the same array until one is added, removed or moved. */
export function useColumnIds(sectionId: string, column: ColumnName): readonly string[] {
  return useNode(sectionId, (store) => store.columnIds(sectionId, column));
}

export function useContainerIds(containerId: string): readonly string[] {
  return useNode(containerId, (store) => store.containerIds(containerId));
}

export function useSectionIds(): readonly string[] {
  return useNode(ORDER, (store) => store.sectionIds());
}

/** The whole page; renders again at each change of it. */
export function useDocument(): CaseStudy {
  return useNode(ANY, (store) => store.document());
}

export function useHistoryState(): { canUndo: boolean; canRedo: boolean } {
  const canUndo = useNode(ANY, (store) => store.history().past.length > 0);
  const canRedo = useNode(ANY, (store) => store.history().future.length > 0);
  return { canUndo, canRedo };
}

export function usePagePictures(): Pictures {
  const { pictures } = useEditor();
  return useSyncExternalStore(pictures.subscribe, pictures.get, pictures.get);
}
