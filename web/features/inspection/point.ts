import type { KeyboardEvent } from 'react';

/** A point in px of the frame, from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const keys: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 1;
const LONG_STEP_PX = 10;

/** The point after an arrow key: moved by one px, with Shift by ten. Null for other keys. */
export function movedBy(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  point: Point,
  size: Size,
): Point | null {
  const direction = keys[key];
  if (!direction) return null;
  const step = shiftKey ? LONG_STEP_PX : STEP_PX;
  return inside({ x: point.x + direction[0] * step, y: point.y + direction[1] * step }, size);
}

/** The nearest point in whole px inside the frame. */
export function inside({ x, y }: Point, { width, height }: Size): Point {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), Math.floor(most));
  return { x: within(x, width), y: within(y, height) };
}

/** The pointer's position in px of the frame that fills `box` on the page. */
export function pointAt(event: { clientX: number; clientY: number }, box: DOMRect, size: Size): Point {
  return {
    x: ((event.clientX - box.left) / box.width) * size.width,
    y: ((event.clientY - box.top) / box.height) * size.height,
  };
}
