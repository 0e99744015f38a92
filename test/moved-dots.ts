import type { Pair } from '#domain/build-review/points.ts';
import { gridFor } from '#domain/build-review/regions.ts';

const SIDE = 90;
/** The place of a pixel in the picture. */
export const pixel = (x: number, y: number) => y * SIDE + x;

/**
 * A design of sixteen dots on black, each of a colour of its own, and its build. `moved` says where each dot is in the build; null
 * where it is not. `points` are the dots' pixels in the design.
 */
export function movedDots(moved: (n: number, x: number, y: number) => number | null) {
  const size = { width: SIDE, height: SIDE };
  const [design, build] = [new Uint8Array(SIDE * SIDE * 4), new Uint8Array(SIDE * SIDE * 4)];
  const levels = new Uint8Array(SIDE * SIDE);
  const points = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = [17 + 7 * (n % 4), 17 + 7 * Math.floor(n / 4)];
    const color = [90 + 10 * n, 250 - 10 * n, 128];
    const place = moved(n, x, y);
    design.set(color, pixel(x, y) * 4);
    if (place !== null) build.set(color, place * 4);
    if (place !== pixel(x, y)) levels.fill(255, pixel(x, y), pixel(x, y) + 1);
    if (place !== null && place !== pixel(x, y)) levels.fill(255, place, place + 1);
    return pixel(x, y);
  });
  const pair: Pair = {
    design: { ...size, data: design },
    build: { ...size, data: build },
    levels,
    grid: gridFor(SIDE, SIDE),
  };
  return { pair, points };
}
