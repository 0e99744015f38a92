import type { Target } from './drop.ts';

/** A rectangle in px, from the upper left corner of the whole page. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A target, the line that shows it, and the area in which the pointer chooses it. */
export interface Slot {
  target: Target;
  line: { left: number; right: number; y: number };
  area: Rect;
}

/** Columns also accept a pointer this far beside them, px. */
const REACH = 12;

/**
 * The slot for a pointer position, or null. The smallest column or container under the pointer wins over the gap
 * between sections; among equals the nearest line wins.
 */
export function slotAt(slots: readonly Slot[], x: number, y: number): Slot | null {
  const inside = slots.filter(({ target, area }) => target.kind === 'place' && holds(area, x, y));
  const smallest = Math.min(...inside.map(({ area }) => sizeOf(area)));
  const meant = inside.filter(({ area }) => sizeOf(area) === smallest);
  const among = meant.length > 0 ? meant : slots.filter(({ target }) => target.kind === 'gap');
  const candidates = among.length > 0 ? among : slots;
  let best: Slot | null = null;
  for (const slot of candidates) if (!best || distance(slot, x, y) < distance(best, x, y)) best = slot;
  return best;
}

function distance({ line }: Slot, x: number, y: number): number {
  const beside = Math.max(line.left - x, 0, x - line.right);
  return Math.hypot(beside, line.y - y);
}

function holds({ left, top, right, bottom }: Rect, x: number, y: number): boolean {
  return x >= left - REACH && x <= right + REACH && y >= top - REACH && y <= bottom + REACH;
}

function sizeOf({ left, top, right, bottom }: Rect): number {
  return (right - left) * (bottom - top);
}

/** Duration of the drop animation, 0.33 to 0.55 s: longer for a longer distance, as the specification says. */
export function dropMs(distancePx: number): number {
  return Math.round(330 + Math.min(distancePx / 1500, 1) * 220);
}

/** How far to scroll in one frame, px, when the pointer is near an edge of the window. */
export function scrollStep(y: number, height: number, top = 60): number {
  const zone = 72;
  if (y < top + zone) return -Math.ceil(((top + zone - y) / zone) * 18);
  if (y > height - zone) return Math.ceil(((y - height + zone) / zone) * 18);
  return 0;
}
