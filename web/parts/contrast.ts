import { contrast } from '#domain/color/contrast.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** WCAG contrast of two colours given as #rrggbb, 1 to 21; `null` if either is invalid. */
export const contrastOf = (one: string, other: string): number | null =>
  HEX.test(one) && HEX.test(other) ? contrast(one, other) : null;

/**
 * Whether pure black or white has more contrast on a colour, and the ratio. One of the two always reaches 4.5; a softer
 * dark would not.
 */
export function inkOn(hex: string): { dark: boolean; ratio: number } | null {
  if (!HEX.test(hex)) return null;
  const [black, white] = [contrast(hex, '#000000'), contrast(hex, '#ffffff')];
  return black >= white ? { dark: true, ratio: black } : { dark: false, ratio: white };
}
