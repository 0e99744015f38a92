/** WCAG contrast of two colours given as #rrggbb, 1 to 21; `null` if either is invalid. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The linear light of each channel value, computed once because a page compares a dozen colours. */
const light = Array.from({ length: 256 }, (_, step) => {
  const part = step / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminance(hex: string): number | null {
  if (!HEX.test(hex)) return null;
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * light[value >> 16]! + 0.7152 * light[(value >> 8) & 255]! + 0.0722 * light[value & 255]!;
}

/**
 * Whether pure black or white has more contrast on a colour, and the ratio. One of the two always reaches 4.5; a softer
 * dark would not.
 */
export function inkOn(hex: string): { dark: boolean; ratio: number } | null {
  const light = luminance(hex);
  if (light === null) return null;
  const [onDark, onLight] = [(light + 0.05) / 0.05, 1.05 / (light + 0.05)];
  return onDark >= onLight ? { dark: true, ratio: onDark } : { dark: false, ratio: onLight };
}
