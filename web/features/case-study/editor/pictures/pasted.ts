import type { ClipboardEvent, DragEvent } from 'react';
import { columnsOf, newComponent } from '#domain/case-study/document.ts';
import { childrenAt, findComponent, type Place } from '#domain/case-study/tree.ts';
import { newId } from '../document/new-id.ts';
import type { EditorStore } from '../document/store.ts';

/** Pasted pictures by the component that will show them, until it is drawn and brings its own. */
const waiting = new Map<string, File>();

/** The picture among what was pasted or dropped, if there is one. */
export function pictureIn(data: DataTransfer): File | undefined {
  return [...data.files].find(({ type }) => type.startsWith('image/'));
}

/** What an element needs to take pictures that are pasted or dropped on it; `onOver` hears while one is held above it. */
export function pictureHandlers(take: (file: File) => void, onOver: (isOver: boolean) => void = () => undefined) {
  return {
    onPaste(event: ClipboardEvent) {
      const pasted = pictureIn(event.clipboardData);
      if (!pasted) return;
      event.preventDefault();
      take(pasted);
    },
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      onOver(true);
    },
    onDragLeave: () => onOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      onOver(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped) take(dropped);
    },
  };
}

/** Puts a new image after the component that holds `target`, else at the end of its section, else at the end of the page. */
export function pastePicture(store: EditorStore, target: Element, file: File): boolean {
  const at = placeAt(store, target);
  if (!at) return false;
  const component = newComponent('image-block', newId);
  waiting.set(component.id, file);
  store.dispatch({ kind: 'add-component', component, at });
  return true;
}

/** What the component with this id is to bring. It lies there until the component stands: a drawing may be thrown away and begun anew. */
export const pastedFor = (id: string): File | undefined => waiting.get(id);

export function forgetPasted(id: string) {
  waiting.delete(id);
}

function placeAt(store: EditorStore, target: Element): Place | null {
  const node = target.closest<HTMLElement>('[data-node]')?.dataset.node;
  const found = node ? findComponent(store.document(), node) : null;
  if (found) return { parent: found.place.parent, index: found.place.index + 1 };
  const { sections } = store.document();
  const id = target.closest<HTMLElement>('[data-section]')?.dataset.section;
  const section = sections.find((one) => one.id === id) ?? sections.at(-1);
  const column = section && columnsOf(section.templateId).at(-1);
  if (!section || !column) return null;
  const parent = { section: section.id, column };
  return { parent, index: childrenAt(store.document(), parent)?.length ?? 0 };
}
