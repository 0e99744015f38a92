import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { CaseStudy, ColumnName, Component, Section } from '#domain/case-study/document.ts';
import type { Place } from '#domain/case-study/tree.ts';
import type { Pictures } from '../../page/CaseImage.tsx';
import { type EditorStore, HISTORY, ORDER, PAGE, type Reading } from './store.ts';

/** What every part of the editor may ask for and do beside changing the document. */
export interface EditorParts {
  store: EditorStore;
  /** Opens the 'Add Component' dialog for a place. */
  askForComponent(place: Place): void;
  openMenu(id: string, at: { x: number; y: number } | HTMLElement): void;
  say(words: string): void;
  pictures: PictureShelf;
  isDragging(): boolean;
}

/** Pictures that the page may show; more come with uploads. */
export interface PictureShelf {
  get(): Pictures;
  subscribe(listener: () => void): () => void;
  /** A picture that is still being prepared is asked for until it is there. */
  add(picture: Pictures[string]): void;
}

export const EditorContext = createContext<EditorParts | null>(null);

export function useEditor(): EditorParts {
  return use(EditorContext)!;
}

function useNode<T>(key: string, read: (reading: Reading) => T): T {
  const { store } = useEditor();
  const subscribe = useMemo(() => (listener: () => void) => store.subscribe(key, listener), [store, key]);
  // A section may be taken over by React after the page has changed: it begins with what the server drew.
  return useSyncExternalStore(
    subscribe,
    () => read(store),
    () => read(store.opened),
  );
}

/** One field of a section; draws again only when that field changes. */
export function useSection<Field extends keyof Section>(id: string, field: Field): Section[Field] | undefined {
  return useNode(id, (store) => store.section(id)?.[field]);
}

/** A component; the same object until something in it changes. Undefined for a moment after it is taken out. */
export function useComponent(id: string): Component | undefined {
  return useNode(id, (store) => store.component(id));
}

export function usePageField<Field extends 'title' | 'description' | 'colors' | 'typography'>(
  field: Field,
): CaseStudy[Field] {
  return useNode(PAGE, (store) => store.document()[field]);
}

/** Ids of what stands in a column; the same list until something is put in, taken out or moved. */
export function useColumnIds(sectionId: string, column: ColumnName): readonly string[] {
  const joined = useNode(sectionId, (store) => idsOf(store.section(sectionId)?.children[column]));
  return useMemo(() => split(joined), [joined]);
}

export function useContainerIds(containerId: string): readonly string[] {
  const joined = useNode(containerId, (store) => idsOf(store.component(containerId)?.children));
  return useMemo(() => split(joined), [joined]);
}

export function useSectionIds(): readonly string[] {
  const joined = useNode(ORDER, (store) => idsOf(store.document().sections));
  return useMemo(() => split(joined), [joined]);
}

export function useHistoryState(): { canUndo: boolean; canRedo: boolean } {
  const flags = useNode(HISTORY, (store) => {
    const { past, future } = store.history();
    return `${past.length > 0}:${future.length > 0}`;
  });
  const [canUndo, canRedo] = flags.split(':');
  return { canUndo: canUndo === 'true', canRedo: canRedo === 'true' };
}

export function usePictures(): Pictures {
  const { pictures } = useEditor();
  return useSyncExternalStore(pictures.subscribe, pictures.get, pictures.get);
}

const idsOf = (all: readonly { id: string }[] = []) => all.map(({ id }) => id).join(' ');
const split = (joined: string) => (joined === '' ? [] : joined.split(' '));
