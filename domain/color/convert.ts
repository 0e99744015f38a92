/** Colours as numbers. `Rgb` is linear light from 0 to 1; `Oklch` is lightness 0–1, chroma 0–0.4, hue in degrees; `Lab` is CIE L*a*b* (D65). */
export type Rgb = readonly [red: number, green: number, blue: number];
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
export type Lab = readonly [l: number, a: number, b: number];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

export function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(((value >> 16) & 255) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

export function rgbToHex(rgb: Rgb): string {
  const part = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`.toUpperCase();
}

/** May lie outside what a screen shows: see `oklchToHex`. Matrices from Björn Ottosson's definition of Oklab. */
function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** The nearest colour that a screen can show: chroma is reduced until it fits. */
export function oklchToHex(color: Oklch): string {
  const fits = (rgb: Rgb): boolean => rgb.every((value) => value >= -0.001 && value <= 1.001);
  let c = color.c;
  let rgb = oklchToRgb(color);
  while (!fits(rgb) && c > 0) {
    c = Math.max(0, c - 0.006);
    rgb = oklchToRgb({ ...color, c });
  }
  return rgbToHex(rgb);
}

export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = hexToRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

export function rgbToLab([red, green, blue]: Rgb): Lab {
  const part = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = part((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = part(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = part((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
