import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { afterFrame } from '#web/lib/page/after-frame.ts';
import type { EditorStore } from '../document/store.ts';

interface Parts {
  root: RefObject<HTMLElement | null>;
  line: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  store: EditorStore;
  enabled: boolean;
  say(words: string): void;
}

export interface Dragging {
  name: string;
  by: 'pointer' | 'keyboard';
}

/**
 * Dragging by mouse, touch and keyboard (drag.ts). Nothing on the page moves while something is held: a line shows where it would
 * go, and the drop is one operation. Handles say what they carry in `data-drag`.
 */
export function useDrag({ root, line, ghost, store, enabled, say }: Parts) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const flag = useRef(false);

  useEffect(() => {
    const element = root.current;
    if (!element || !enabled) return;
    let detach: (() => void) | null = null;
    let isOver = false;
    const attach = () =>
      import('./drag.ts').then(({ attachDrag }) => {
        if (!isOver) detach = attachDrag({ element, line, ghost, flag, store, say, setDragging });
      });
    // One more try where the connection was lost for a moment; menus can do the same without it.
    const callOff = afterFrame(() => {
      attach().catch(() => setTimeout(() => void attach().catch(() => undefined), 5000));
    });
    return () => {
      callOff();
      isOver = true;
      detach?.();
    };
  }, [root, line, ghost, store, enabled, say]);

  const isDragging = useCallback(() => flag.current, []);
  return { dragging, isDragging };
}
