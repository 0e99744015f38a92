import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorStore } from '../document/store.ts';
import { attachDrag } from './drag.ts';

interface Parts {
  root: RefObject<HTMLElement | null>;
  line: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  store: EditorStore;
  enabled: boolean;
  announce(words: string): void;
}

export interface Dragging {
  name: string;
  by: 'pointer' | 'keyboard';
}

/**
 * Dragging by mouse, touch and keyboard (drag.ts). A line shows the target and the drop is one operation; each handle
 * has its item in `data-drag`.
 */
export function useDrag({ root, line, ghost, store, enabled, announce }: Parts) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const flag = useRef(false);

  useEffect(() => {
    const element = root.current;
    if (!element || !enabled) return;
    return attachDrag({ element, line, ghost, flag, store, announce, setDragging });
  }, [root, line, ghost, store, enabled, announce]);

  const isDragging = useCallback(() => flag.current, []);
  return { dragging, isDragging };
}
