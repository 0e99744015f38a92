import type { MouseEvent } from 'react';
import { useEditor } from '../document/use-store.ts';

/** Opens a component's menu by its button, a right click or the menu key. The listeners are on the whole page. */
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
      // The menu key has no pointer position.
      const isKey = event.clientX === 0 && event.clientY === 0;
      openMenu(node.dataset.node!, isKey ? node : { x: event.clientX, y: event.clientY });
    },
  };
}
