import type { ClipboardEvent, DragEvent } from 'react';
import { columnsOf, newComponent } from '#domain/case-study/document.ts';
import { childrenAt, findComponent, type Place } from '#domain/case-study/tree.ts';
import { newId } from '../document/new-id.ts';
import type { EditorStore } from '../document/store.ts';
import { keepFile } from './waiting-files.ts';

/** The picture in the clipboard or drop data, if there is one. */
export function pictureIn(data: DataTransfer): File | undefined {
  return [...data.files].find(({ type }) => type.startsWith('image/'));
}

/** Event handlers that accept pasted and dropped pictures. `onOver` reports whether one is dragged over the element. */
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

/**
 * Puts a new image after the component that holds `target`, else at the end of its section, else at the end of the
 * page.
 */
export function pastePicture(store: EditorStore, target: Element, file: File): boolean {
  const at = placeAt(store, target);
  if (!at) return false;
  const component = newComponent('image-block', newId);
  keepFile(component.id, file);
  store.dispatch({ kind: 'add-component', component, at });
  return true;
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
