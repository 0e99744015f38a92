import { demoWorkspace } from '../workspace/demo.ts';
import type { Layer, Paint, TypeStyle } from './layer.ts';

/*
 * What the sample project has to inspect, in the shape of the contract's inspection: the bake board layer by layer, as if it had come
 * from a design file, and the other frames as pictures.
 */

const solid = (hex: string): Paint => ({ kind: 'solid', color: { hex, alpha: 1 } });
const PAPER = '#f6ead6';
const CARD = '#fffaf0';
const BRICK = '#b6432a';
const SAMPHIRE = '#54704f';
const INK = '#33251d';
const SOFT = '#7a6757';
const names: Record<string, string> = {
  [PAPER]: 'Flour',
  [BRICK]: 'Oven Brick',
  [SAMPHIRE]: 'Samphire',
  [INK]: 'Burnt End',
  '#c98a46': 'Crust',
};

const letters = (size: number, lineHeight: number, family = 'Baloo 2', weight = 600): TypeStyle => ({
  family,
  weight,
  italic: false,
  size,
  lineHeight,
  letterSpacing: 0,
});
const types: Record<string, TypeStyle> = {
  Title: letters(31, 36, 'Caprasimo', 400),
  Time: letters(23, 23, 'Caprasimo', 400),
  Name: letters(17, 22),
  Where: letters(15, 20),
  Count: letters(13, 17),
  Tab: letters(11, 14),
};

type Box = readonly [x: number, y: number, width: number, height: number];
type Look = Partial<Pick<Layer, 'radii' | 'layout' | 'types' | 'text' | 'fills'>> & { text?: string };

const plain = {
  opacity: 1,
  strokes: [],
  strokeWidth: 0,
  shadows: [],
  blur: null,
  radii: [0, 0, 0, 0] as Layer['radii'],
};

function layer(
  depth: number,
  name: string,
  type: string,
  [x, y, width, height]: Box,
  fill: string | null,
  look: Look = {},
) {
  return (n: number): Layer => ({
    ...plain,
    id: `1:${n + 2}`,
    name,
    type,
    depth,
    x,
    y,
    width,
    height,
    fills: fill ? [solid(fill)] : [],
    layout: null,
    text: null,
    types: [],
    styles: fill && names[fill] ? { fill: names[fill] } : {},
    ...look,
  });
}

const round = (px: number): Layer['radii'] => [px, px, px, px];

function words(depth: number, name: string, box: Box, fill: string, style: keyof typeof types, text: string) {
  const drawn = layer(depth, name, 'TEXT', box, fill, { text, types: [types[style]!] });
  return (n: number): Layer => {
    const made = drawn(n);
    return { ...made, styles: { ...made.styles, text: `Type / ${style}` } };
  };
}

interface Bake {
  time: string;
  name: string;
  count: string;
  isShort: boolean;
  /** How full the bar is, in px of its 190. */
  left: number;
  drawing: string;
  crust: string;
}

const bakes: Bake[] = [
  {
    time: '06:40',
    name: 'Marsh sourdough',
    count: '9 left in this bake',
    isShort: true,
    left: 147.25,
    drawing: 'Loaf',
    crust: '#c98a46',
  },
  {
    time: '07:10',
    name: 'Seaweed rye',
    count: '22 left in this bake',
    isShort: false,
    left: 85.5,
    drawing: 'Loaf',
    crust: '#c98a46',
  },
  {
    time: '07:30',
    name: 'Butter croissant',
    count: '4 left in this bake',
    isShort: true,
    left: 171,
    drawing: 'Croissant',
    crust: '#d99a4e',
  },
  {
    time: '08:00',
    name: 'Cardamom bun',
    count: '31 left in this bake',
    isShort: false,
    left: 42.75,
    drawing: 'Bun',
    crust: '#d08e44',
  },
];

const card = ({ time, name, count, isShort, left, drawing, crust }: Bake, n: number) => {
  const y = 145 + n * 150;
  return [
    layer(2, `Card, ${time}`, 'INSTANCE', [20, y, 350, 137], CARD, {
      radii: round(18),
      layout: { direction: 'row', gap: 12, padding: [16, 20, 22, 16] },
    }),
    layer(3, drawing, 'VECTOR', [36, y + 32, 108, 72], crust),
    words(3, 'Oven time', [274, y + 22, 76, 23], INK, 'Time', time),
    words(3, 'Name', [160, y + 58, 190, 22], INK, 'Name', name),
    words(3, 'Count', [160, y + 84, 190, 17], isShort ? BRICK : SOFT, 'Count', count),
    layer(3, 'Bar', 'RECTANGLE', [160, y + 108, 190, 7], '#eadabd', { radii: round(3.5) }),
    layer(3, 'Bar, filled', 'RECTANGLE', [160, y + 108, left, 7], isShort ? BRICK : SAMPHIRE, { radii: round(3.5) }),
  ];
};

const tabs = ['Board', 'Basket', 'Orders', 'Me'];

const board: Layer[] = [
  layer(0, 'Bake board', 'FRAME', [0, 0, 390, 844], PAPER),
  words(1, 'Clock', [30, 19, 60, 13], INK, 'Count', '9:41'),
  layer(1, 'Island', 'RECTANGLE', [320, 19, 40, 15], INK, { radii: round(4.5) }),
  words(1, 'Heading', [24, 66, 342, 36], INK, 'Title', 'Bake board'),
  words(1, 'Shop and day', [24, 106, 342, 20], SOFT, 'Where', 'Harbour St, Thursday'),
  layer(1, 'Bakes', 'FRAME', [20, 145, 350, 587], null, {
    layout: { direction: 'column', gap: 13, padding: [0, 0, 0, 0] },
  }),
  ...bakes.flatMap(card),
  layer(1, 'Tab bar', 'INSTANCE', [0, 770, 390, 74], CARD, {
    layout: { direction: 'row', gap: null, padding: [16, 40, 16, 32] },
  }),
  ...tabs.flatMap((name, n) => [
    layer(2, `${name}, mark`, 'ELLIPSE', [40.5 + n * 97.5, 786.5, 17, 17], n === 0 ? BRICK : '#d9c6a8'),
    words(2, name, [19 + n * 97.5, 810, 60, 14], n === 0 ? BRICK : SOFT, 'Tab', name),
  ]),
].map((made, n) => made(n));

/** Layers by frame. */
export const demoLayers: Readonly<Record<string, Layer[]>> = { board };

/** The drawing of each frame in the sample world. */
const art: Record<string, string> = {
  window: 'saltmarsh/window',
  board: 'saltmarsh/board',
  bake: 'saltmarsh/bake',
  basket: 'saltmarsh/basket',
  shelf: 'saltmarsh/shelf',
  plan: 'saltmarsh-plan',
};

const { designId, title, designer, iAm, frames } = demoWorkspace;

export const demoInspection = {
  designId,
  isDemo: true,
  title,
  designer,
  iAm,
  hasWorkspace: true,
  source: {
    name: 'Saltmarsh, kept for you',
    version: '2231',
    lastModified: '2026-11-02T09:20:00.000Z',
    isSample: true,
    link: null,
    check: {
      isChanged: true,
      lastModified: '2026-11-04T16:05:00.000Z',
      checkedAt: '2026-11-05T08:00:00.000Z',
      changes: [{ id: 'board', name: 'Bake board', what: 'changed' as const }],
    },
  },
  // What can be measured layer by layer comes first.
  frames: frames
    .toSorted((a, b) => Number(b.id in demoLayers) - Number(a.id in demoLayers))
    .map((frame) => ({
      ...frame,
      art: art[frame.id]!,
      isFromFile: frame.id in demoLayers,
      layerCount: demoLayers[frame.id]?.length ?? null,
      exactUrl: null,
    })),
};
