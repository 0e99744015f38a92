import type { Place } from './place.ts';

/** The sides of its spot on which a pin's body is drawn: -1 is left or above, 1 is right or below. */
export interface Turn {
  x: -1 | 1;
  y: -1 | 1;
}

const PIN_PX = 28;
/** A pin is above and to the right of its spot where there is room. */
const turns: Turn[] = [
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/**
 * Turns pins around their spots, so that those that are close together do not hide each other: on a phone, spots of one
 * button are a few pixels apart. `width` and `height` are the picture's, in pixels.
 */
export function turnPins(spots: readonly Place[], { width, height }: { width: number; height: number }): Turn[] {
  const chosen: { turn: Turn; left: number; top: number }[] = [];
  for (const { x, y } of spots) {
    const options = turns.map((turn) => {
      const left = (x / 100) * width - (turn.x < 0 ? PIN_PX : 0);
      const top = (y / 100) * height - (turn.y < 0 ? PIN_PX : 0);
      const hidden = chosen.reduce((sum, other) => sum + shared(left, other.left) * shared(top, other.top), 0);
      return { turn, left, top, hidden };
    });
    chosen.push(options.reduce((best, one) => (one.hidden < best.hidden ? one : best)));
  }
  return chosen.map(({ turn }) => turn);
}

/** How much of a pin's length two pins have in common. */
const shared = (a: number, b: number) => Math.max(0, PIN_PX - Math.abs(a - b));
