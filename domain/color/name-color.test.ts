import { expect, test } from 'vitest';
import { drawPalette } from '../brief/direction/draw-palette.ts';
import { nameColors } from '../brief/direction/write-direction.ts';
import { type StyleId, styleIds } from '../catalog/styles.ts';
import { Random } from '../random.ts';
import { blacks, greys, things, whites } from './colored-things.ts';
import { hexToOklch } from './convert.ts';
import { fits, hueWord, nameColor } from './name-color.ts';

const draws = styleIds.flatMap((first) =>
  [undefined, ...styleIds.filter((style) => style !== first)].flatMap((second) =>
    Array.from({ length: 32 }, (_, draw) => {
      const random = new Random(`${first} ${second} ${draw}`);
      const styles: [StyleId, StyleId?] = second ? [first, second] : [first];
      return nameColors(drawPalette(styles, random, {}).colors, random);
    }),
  ),
);
const isA = new Map([...blacks, ...whites, ...greys, ...things].map(({ word }) => [word, true]));
const bounds: Record<string, (l: number) => boolean> = {
  Blackish: (l) => l < 0.24,
  'Very dark': (l) => l < 0.36,
  'Near-black': (l) => l < 0.24,
  'Rather dark': (l) => l >= 0.24 && l < 0.5,
  Middle: (l) => l >= 0.5 && l < 0.68,
  'Rather light': (l) => l >= 0.68 && l < 0.88,
  Faint: (l) => l >= 0.88,
  Deep: (l) => l >= 0.24 && l < 0.5,
  Dark: (l) => l >= 0.36 && l < 0.5,
  Mid: (l) => l >= 0.5 && l < 0.68,
  Medium: (l) => l >= 0.5 && l < 0.68,
  Soft: (l) => l >= 0.68 && l < 0.88,
  Bright: (l) => l >= 0.68 && l < 0.88,
  Light: (l) => l >= 0.68 && l < 0.88,
  Pale: (l) => l >= 0.88,
  'Very light': (l) => l >= 0.88,
};

test('every name ends with the word of its hue and begins with its lightness or with a thing that fits', () => {
  for (const { name, hex } of draws.flat()) {
    const color = hexToOklch(hex);
    const hue = hueWord(color);
    expect(name.toLowerCase().endsWith(hue)).toBe(true);
    if (hue === 'white' && /^(?:White$|Off-|Plain|Clear|Simple|Soft|Greyish)/.test(name)) {
      expect([name, hex, color.c <= 0.01]).toEqual([name, hex, true]);
      continue;
    }
    if (hue === 'black' && /^(?:Near-|Soft|Greyish)/.test(name)) continue;
    const tint = hue === 'white' && hueWord({ l: 0.9, c: 0.03, h: color.h });
    if (tint && new RegExp(`^(?:(?:pale|light|faint) )?${tint} white$`, 'i').test(name)) continue;
    const before = name
      .slice(0, -hue.length)
      .replace(/ ?(?:grey-)?$/, '')
      .trim();
    if (isA.get(before)) {
      const fitting = [...blacks, ...whites, ...greys, ...things].filter((thing) => thing.word === before);
      expect([name, hex, fitting.some((thing) => fits(thing, color))]).toEqual([name, hex, true]);
    } else {
      expect([name, hex, bounds[before]?.(color.l)]).toEqual([name, hex, true]);
    }
  }
});

test('no two colours of a palette have the same name, and none has two', () => {
  for (const colors of draws)
    expect(new Set(colors.map(({ name }) => name)).size).toBe(new Set(colors.map(({ hex }) => hex)).size);
});

test.each([
  [{ l: 0.42, c: 0.07, h: 200 }, 'teal'],
  [{ l: 0.8, c: 0.13, h: 200 }, 'cyan'],
  [{ l: 0.27, c: 0.035, h: 60 }, 'brown'],
  [{ l: 0.6, c: 0.19, h: 38 }, 'orange'],
  [{ l: 0.83, c: 0.09, h: 87 }, 'yellow'],
  [{ l: 0.5, c: 0.19, h: 25 }, 'red'],
  [{ l: 0.6, c: 0.22, h: 15 }, 'pink'],
  [{ l: 0.5, c: 0.2, h: 15 }, 'crimson'],
  [{ l: 0.5, c: 0.19, h: 2 }, 'raspberry'],
  [{ l: 0.29, c: 0.03, h: 0 }, 'brown'],
  [{ l: 0.47, c: 0.08, h: 350 }, 'mauve'],
  [{ l: 0.3, c: 0.07, h: 5 }, 'plum'],
  [{ l: 0.33, c: 0.06, h: 320 }, 'violet'],
  [{ l: 0.82, c: 0.12, h: 222 }, 'blue'],
  [{ l: 0.95, c: 0.004, h: 106 }, 'white'],
  [{ l: 0.49, c: 0.007, h: 265 }, 'grey'],
])('%j is %s', (color, word) => {
  expect(hueWord(color)).toBe(word);
});

// A reader saw each of these under another word.
test.each([
  ['#A51D84', 'magenta'],
  ['#800080', 'purple'],
  ['#75358E', 'purple'],
  ['#0893B8', 'blue'],
  ['#EBB7E2', 'pink'],
  ['#A3123A', 'crimson'],
  ['#A8175A', 'raspberry'],
  ['#5B606C', 'grey'],
  ['#6B6F76', 'grey'],
  ['#F7EADC', 'peach'],
  ['#FADDBD', 'peach'],
  ['#FFE0CC', 'peach'],
  ['#F1E8CF', 'cream'],
  ['#FBEF9E', 'yellow'],
  ['#CDBBA0', 'beige'],
  ['#FFD9D4', 'pink'],
  ['#F5D9F5', 'violet'],
  ['#EFEDEE', 'white'],
  ['#121212', 'black'],
  ['#FFBF00', 'yellow'],
  ['#B3261E', 'red'],
  ['#00695C', 'teal'],
  ['#1B5E20', 'green'],
])('%s is %s', (hex, word) => {
  expect(hueWord(hexToOklch(hex))).toBe(word);
});

test.each([
  ['#003B3C', /grey/i],
  ['#EFEDEE', /^(?:bright|pure|plain|clear) |^white$/i],
  ['#A51D84', /crimson/i],
])('%s has no name like %s', (hex, lie) => {
  for (let draw = 0; draw < 40; draw += 1)
    expect(nameColor(hexToOklch(hex), new Set(), new Random(`${draw}`))).not.toMatch(lie);
});
