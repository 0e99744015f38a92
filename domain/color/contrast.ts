import { hexToRgb } from './convert.ts';

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21; the order of the two does not matter. */
export const contrast = (one: string, other: string): number => contrastOfLuminance(luminance(one), luminance(other));

/** The same of two luminances. */
export const contrastOfLuminance = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
