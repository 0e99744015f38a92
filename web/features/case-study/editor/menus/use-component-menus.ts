import type { MouseEvent } from 'react';
import { useEditor } from '../document/use-store.ts';

/** What opens the menu of a component, heard once for the whole page: its button, a press with the right, the menu key. */
export function useComponentMenus() {
  const { openMenu } = useEditor();
  const nodeAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-node]');
  return {
    onClick({ target }: MouseEvent) {
      const button = (target as Element).closest<HTMLElement>('[data-menu]');
      if (button) openMenu(nodeAt(button)!.dataset.node!, button);
    },
    onContextMenu(event: MouseEvent) {
      const node = nodeAt(event.target);
      if (!node) return;
      event.preventDefault();
      // The menu key has no place of its own.
      const isKey = event.clientX === 0 && event.clientY === 0;
      openMenu(node.dataset.node!, isKey ? node : { x: event.clientX, y: event.clientY });
    },
  };
}
