import type { Color } from '../layer.ts';

/** Where one word for a hue ends and the next begins, in degrees. */
const hues = [
  [15, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'violet'],
  [345, 'pink'],
  [360, 'red'],
] as const;
const GREY_BELOW = 0.05;

/** A plain word for a colour that nobody has named, with its lightness in percent: 'green-28', 'white', 'black-a50'. */
export function colorName({ hex, alpha }: Color): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  const solid =
    most === 0
      ? 'black'
      : least === 1
        ? 'white'
        : `${chroma < GREY_BELOW ? 'grey' : hueWord(red, green, blue)}-${Math.round(lightness * 100)}`;
  return alpha < 1 ? `${solid}-a${Math.round(alpha * 100)}` : solid;
}

function hueWord(red: number, green: number, blue: number): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const word = hues.find(([end]) => sixth * 60 < end)?.[1] ?? 'red';
  return word === 'orange' && (most + least) / 2 < 0.45 ? 'brown' : word;
}
