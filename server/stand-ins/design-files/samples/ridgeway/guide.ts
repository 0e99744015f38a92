import { drawFile, inRows } from '../../draw/file.ts';
import { ellipse, frame, rect, type Sketch, text, vector } from '../../draw/shapes.ts';
import { type Hut, huts } from './huts.ts';

const SIZE = [390, 844] as const;
const [WIDTH] = SIZE;
const SKY = 420;

interface Light {
  name: string;
  sky: readonly [string, string];
  sun: string;
  ranges: readonly [string, string, string];
  paper: string;
  ink: string;
  soft: string;
  line: string;
  sign: string;
  onSign: string;
}

const morning: Light = {
  name: 'morning',
  sky: ['#f6c9a8', '#fdf0dc'],
  sun: '#fff6df',
  ranges: ['#c98f86', '#8a6c7e', '#3f4d63'],
  paper: '#fffaf2',
  ink: '#252c3a',
  soft: '#6d7280',
  line: '#eadfce',
  sign: '#c8452d',
  onSign: '#fff8ee',
};

const dusk: Light = {
  name: 'dusk',
  sky: ['#101a33', '#3b3f6b'],
  sun: '#f3ecd8',
  ranges: ['#3d426f', '#272e55', '#131a35'],
  paper: '#10162a',
  ink: '#f1ecdf',
  soft: '#a2a7bd',
  line: '#2b3352',
  sign: '#ffb454',
  onSign: '#1d1608',
};

/** One hut: the ridge as it stands there, the sign, and what a walker asks. */
const hutPage =
  (hut: Hut, n: number, light: Light) =>
  (x: number, y: number): Sketch =>
    frame(`${hut.name}, ${light.name}`, [x, y, ...SIZE], { fill: light.paper }, [
      ...ridge(hut, light),
      text(28, 18, '6:12', { size: 15, weight: 600, color: light.ink }),
      text(0, 18, `${n + 1} / ${huts.length}`, {
        size: 13,
        weight: 600,
        align: 'RIGHT',
        width: WIDTH - 28,
        color: light.ink,
      }),
      ...sign(hut, light),
      text(28, 448, hut.name, { family: 'Young Serif', size: 38, leading: 44, color: light.ink }),
      text(28, 496, hut.valley, { size: 15, weight: 600, color: light.sign }),
      text(28, 526, hut.says, { size: 16, leading: 24, color: light.soft }),
      ...[
        ['Beds', String(hut.beds)],
        ['On foot', hut.hours],
        ['Height', `${hut.metres} m`],
      ].flatMap(([what, value], column) => [
        text(28 + column * 114, 600, what!, { size: 12, weight: 600, color: light.soft }),
        text(28 + column * 114, 618, value!, { size: 22, weight: 800, color: light.ink }),
      ]),
      ...week(hut, n, light),
      frame(
        'Book',
        [28, 752, WIDTH - 56, 56],
        { ...(hut.free ? { fill: light.sign } : { stroke: light.line, strokePx: 2 }), radius: 14 },
        [
          text(0, 16, hut.free ? `${hut.free} beds free tonight · Book one` : 'Full tonight · Ask for the floor', {
            size: 16,
            leading: 24,
            weight: 600,
            align: 'CENTER',
            width: WIDTH - 56,
            color: hut.free ? light.onSign : light.soft,
          }),
        ],
      ),
    ]);

function ridge(hut: Hut, light: Light): Sketch[] {
  const ground = SKY - 20;
  const range = (shift: number, share: number, color: string): Sketch => {
    const points = hut.peaks.map(
      ([at, height]) => [(((at + shift) % 1) * 1.1 - 0.05) * WIDTH, ground - height * 260 * share] as const,
    );
    points.sort((a, b) => a[0] - b[0]);
    const line = points.map(([px, py], n) => {
      const next = points[n + 1]?.[0] ?? WIDTH + 40;
      const dip = ground - 50 * share - 20;
      return `L${Math.round(px)} ${Math.round(py)}L${Math.round((px + next) / 2)} ${Math.round(dip)}`;
    });
    return vector(
      0,
      0,
      WIDTH,
      SKY,
      `M-40 ${ground - 40 * share}${line.join('')}L${WIDTH + 40} ${ground - 60 * share}L${WIDTH + 40} ${SKY}L-40 ${SKY}Z`,
      { fill: color },
    );
  };
  const [far, middle, near] = light.ranges;
  return [
    rect(0, 0, WIDTH, SKY, { fill: [light.sky[0], light.sky[1]] }),
    ellipse(30 + (hut.metres % 260), 90 + (hut.metres % 70), 58, 58, { fill: light.sun }),
    range(0, 1, far),
    range(0.27, 0.66, middle),
    range(0.55, 0.36, near),
    // The hut itself, with its light on.
    vector(WIDTH - 132, SKY - 76, 64, 50, 'M0 24L32 0L64 24L58 24L58 50L6 50L6 24Z', { fill: light.ink }),
    rect(WIDTH - 108, SKY - 46, 14, 12, { fill: light.sign }),
  ];
}

function sign(hut: Hut, light: Light): Sketch[] {
  const width = 118;
  return [
    frame(
      'Sign',
      [28, SKY - 66, width, 38],
      { fill: light.sign, radius: 6, shadow: { y: 3, blur: 8, color: '#00000040' } },
      [
        text(0, 8, `↑ ${hut.metres} m`, {
          size: 16,
          leading: 22,
          weight: 800,
          align: 'CENTER',
          width,
          color: light.onSign,
        }),
      ],
    ),
  ];
}

/** Seven nights, each as full as it is. */
function week(hut: Hut, n: number, light: Light): Sketch[] {
  return ['M', 'T', 'W', 'T', 'F', 'S', 'S'].flatMap((day, d) => {
    const taken =
      d === 2 ? hut.beds - hut.free : Math.min(hut.beds, Math.round(hut.beds * (0.35 + ((n * 5 + d * 3) % 7) / 10)));
    const height = Math.max(4, Math.round((taken / hut.beds) * 44));
    const x = 28 + d * 48;
    return [
      rect(x, 672, 36, 44, { fill: light.line, radius: 6, opacity: 0.6 }),
      rect(x, 672 + 44 - height, 36, height, { fill: d === 2 ? light.sign : light.soft, radius: 6 }),
      text(x, 720, day, { size: 12, weight: 600, align: 'CENTER', width: 36, color: d === 2 ? light.ink : light.soft }),
    ];
  });
}

/** 28 screens: each of fourteen huts in the morning and at dusk. */
export const ridgeway = () =>
  drawFile('Ridgeway huts', '2026-09-12T09:05:00Z', [
    {
      name: 'Huts',
      sketches: inRows(
        7,
        SIZE,
        [morning, dusk].flatMap((light) => huts.map((hut, n) => hutPage(hut, n, light))),
      ),
    },
  ]);
