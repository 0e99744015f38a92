import { ellipse, group, rect, type Sketch, vector } from '../../draw/shapes.ts';

export interface Bake {
  name: string;
  note: string;
  price: string;
  left: number;
  from: string;
  draw(x: number, y: number, size: number): Sketch;
}

/** A drawing made on a square of 100, at any size. */
const drawn =
  (name: string, ...parts: ((k: number) => Sketch)[]) =>
  (x: number, y: number, size: number): Sketch =>
    group(
      name,
      [x, y, size, size],
      parts.map((part) => part(size / 100)),
    );

const round = (x: number, y: number, w: number, h: number, fill: string | [string, string]) => (k: number) =>
  ellipse(x * k, y * k, w * k, h * k, { fill });
const path =
  (d: string, look: { fill?: string | [string, string]; stroke?: string; strokePx?: number }) => (k: number) =>
    vector(0, 0, 100 * k, 100 * k, scaled(d, k), { ...look, strokePx: (look.strokePx ?? 0) * k });
const bar = (x: number, y: number, w: number, h: number, r: number, fill: string | [string, string]) => (k: number) =>
  rect(x * k, y * k, w * k, h * k, { fill, radius: r * k });

const scaled = (d: string, k: number) =>
  d.replace(/-?\d+(\.\d+)?/g, (n) => String(Math.round(Number(n) * k * 100) / 100));

const shade = round(12, 76, 76, 14, '#0000001f');

const boule = drawn(
  'Boule',
  shade,
  path('M8 60C8 30 28 16 50 16C72 16 92 30 92 60C92 78 76 84 50 84C24 84 8 78 8 60Z', { fill: ['#d08a48', '#8d4a1f'] }),
  path('M22 50C30 30 44 24 58 24C48 32 40 42 36 58C30 58 25 55 22 50Z', { fill: '#f3dcb4' }),
  path('M44 62C48 44 58 32 72 30C66 40 62 50 60 66C54 67 48 66 44 62Z', { fill: '#efd3a4' }),
  path('M68 68C70 54 76 44 84 42C85 52 82 62 76 70C73 71 70 70 68 68Z', { fill: '#e9c890' }),
);

const rye = drawn(
  'Rye',
  shade,
  bar(8, 34, 84, 48, 16, ['#7a4a2a', '#4d2c18']),
  bar(8, 34, 84, 20, 10, '#8b5733'),
  path('M20 42L32 50M38 40L50 50M56 40L68 50M74 42L84 50', { stroke: '#d9b386', strokePx: 2.6 }),
  round(18, 60, 3, 3, '#c69b6c'),
  round(34, 68, 3, 3, '#c69b6c'),
  round(52, 62, 3, 3, '#c69b6c'),
  round(70, 70, 3, 3, '#c69b6c'),
);

const bun = drawn(
  'Bun',
  shade,
  round(12, 18, 76, 66, ['#e0a465', '#a9612b']),
  path(
    'M50 51C54 47 60 51 56 57C50 64 38 58 40 48C42 36 60 34 66 46C72 60 56 74 42 68C26 60 28 36 44 28C60 22 76 32 78 48',
    { stroke: '#7b3f18', strokePx: 4.5 },
  ),
  path('M26 36C32 26 44 22 54 24', { stroke: '#f9e8c9', strokePx: 3 }),
  round(62, 30, 4, 4, '#fff6e2'),
  round(34, 62, 4, 4, '#fff6e2'),
  round(68, 62, 3, 3, '#fff6e2'),
);

const baguette = drawn(
  'Baguette',
  round(8, 72, 84, 12, '#0000001a'),
  path('M6 66C10 54 70 24 86 24C96 24 96 36 88 42C76 52 28 78 14 78C6 78 3 73 6 66Z', { fill: ['#dd9c55', '#a3602a'] }),
  path('M24 58L34 66M40 48L50 57M56 39L66 48M72 31L80 39', { stroke: '#f6e0ba', strokePx: 4 }),
);

const tart = drawn(
  'Tart',
  shade,
  path('M8 52L92 52L82 80C80 84 20 84 18 80Z', { fill: ['#d99b57', '#aa6a31'] }),
  path('M20 56L24 80M34 56L36 82M50 56L50 83M66 56L64 82M80 56L76 80', { stroke: '#93551f', strokePx: 1.8 }),
  round(8, 36, 84, 30, '#e9b878'),
  round(14, 39, 72, 23, '#7d2438'),
  round(22, 42, 14, 11, '#b8425a'),
  round(42, 40, 14, 11, '#c2506a'),
  round(62, 43, 14, 11, '#b8425a'),
  round(34, 49, 14, 11, '#cf6680'),
  round(54, 50, 14, 10, '#a93650'),
);

const roll = drawn(
  'Roll',
  shade,
  path('M10 66C10 38 30 26 50 26C70 26 90 38 90 66C90 80 74 84 50 84C26 84 10 80 10 66Z', {
    fill: ['#e3b06c', '#b1702f'],
  }),
  path('M50 30L50 48M30 38L40 54M70 38L60 54', { stroke: '#8f541f', strokePx: 3 }),
  round(24, 54, 4, 3, '#fbf0d8'),
  round(36, 44, 4, 3, '#fbf0d8'),
  round(46, 58, 4, 3, '#fbf0d8'),
  round(58, 42, 4, 3, '#fbf0d8'),
  round(66, 58, 4, 3, '#fbf0d8'),
  round(76, 54, 4, 3, '#fbf0d8'),
);

export const bakes = {
  marsh: {
    name: 'Marsh sourdough',
    note: 'Two days in the making, samphire salt',
    price: '£4.60',
    left: 14,
    from: '7:10',
    draw: boule,
  },
  rye: {
    name: 'Dark ferry rye',
    note: 'Treacle, caraway, keeps a week',
    price: '£4.20',
    left: 6,
    from: '7:10',
    draw: rye,
  },
  bun: { name: 'Cinnamon knot', note: 'Brown butter, still warm', price: '£2.80', left: 22, from: '8:00', draw: bun },
  stick: { name: 'Creek baguette', note: 'For today only', price: '£2.40', left: 9, from: '7:40', draw: baguette },
  tart: { name: 'Damson tart', note: 'Mrs Pell’s damsons, almond', price: '£3.60', left: 4, from: '9:30', draw: tart },
  roll: { name: 'Poppy roll', note: 'Bag of four', price: '£3.00', left: 17, from: '7:10', draw: roll },
} satisfies Record<string, Bake>;
