import type { FileColor, FileEffect, FilePaint } from './file-node.ts';
import { type Color, type Gradient, gradientKinds, PARTS_MAX, type Paint, type Shadow } from './layer.ts';

/** Files have 40.00205612182617 where a person entered 40. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

const part = (value: number): number => Math.round(value * 1000) / 1000;

/** `opacity` is the paint's own, beside the alpha of its colour. */
export function colorOf({ r, g, b, a = 1 }: FileColor, opacity = 1): Color {
  const pair = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return { hex: `#${pair(r)}${pair(g)}${pair(b)}`, alpha: part(a * opacity) };
}

/** What of a list of paints can be seen. */
export function paintsOf(paints: readonly FilePaint[] = []): Paint[] {
  return paints.slice(0, PARTS_MAX).flatMap((paint): Paint[] => {
    const { type, visible, opacity = 1, color } = paint;
    if (visible === false || opacity === 0) return [];
    if (type === 'SOLID' && color) return [{ kind: 'solid', color: colorOf(color, opacity) }];
    if (type === 'IMAGE') return [{ kind: 'image', image: paint.imageRef ?? '' }];
    const gradient = gradientOf(paint);
    return gradient ? [gradient] : [];
  });
}

function gradientOf({ type, opacity = 1, gradientStops, gradientHandlePositions }: FilePaint): Gradient | null {
  const kind = gradientKinds.find((one) => type === `GRADIENT_${one.toUpperCase()}`);
  if (!kind || !gradientStops?.length) return null;
  const stops = gradientStops
    .slice(0, PARTS_MAX)
    .map(({ position, color }) => ({ at: part(position), color: colorOf(color, opacity) }));
  const [from, to] = gradientHandlePositions ?? [];
  const angle = kind === 'linear' && from && to ? angleOf(from, to) : null;
  return { kind, angle, stops };
}

/** As CSS counts: 0 runs upwards, 90 to the right. */
function angleOf(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360);
}

export function shadowsOf(effects: readonly FileEffect[] = []): Shadow[] {
  return effects.slice(0, PARTS_MAX).flatMap(({ type, visible, color, offset, radius = 0, spread = 0 }): Shadow[] => {
    const kind = type === 'DROP_SHADOW' ? 'drop' : type === 'INNER_SHADOW' ? 'inner' : null;
    if (!kind || visible === false || !color) return [];
    const { x, y } = offset ?? { x: 0, y: 0 };
    return [
      { kind, x: rounded(x), y: rounded(y), blur: rounded(radius), spread: rounded(spread), color: colorOf(color) },
    ];
  });
}

export function blurOf(effects: readonly FileEffect[] = []): number | null {
  const blur = effects.find(({ type, visible }) => visible !== false && type.endsWith('_BLUR'));
  return blur ? rounded(blur.radius ?? 0) : null;
}
