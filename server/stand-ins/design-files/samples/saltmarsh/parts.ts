import type { Look } from '../../draw/paint.ts';
import { ellipse, frame, rect, type Sketch, type Type, text, vector } from '../../draw/shapes.ts';
import type { Theme } from './theme.ts';

export const WIDTH = 390;
export const HEIGHT = 844;
export const MARGIN = 24;
export const INNER = WIDTH - 2 * MARGIN;

/** Large, in the baker's own face. */
export const headline = (x: number, y: number, words: string, t: Theme, more: Partial<Type> = {}): Sketch =>
  text(x, y, words, {
    family: 'Young Serif',
    size: 32,
    leading: 38,
    color: t.ink,
    style: 'Headline',
    width: INNER,
    ...more,
  });

export const body = (x: number, y: number, words: string, t: Theme, more: Partial<Type> = {}): Sketch =>
  text(x, y, words, { size: 15, leading: 22, color: t.soft, style: 'Body', ...more });

export const strong = (x: number, y: number, words: string, t: Theme, more: Partial<Type> = {}): Sketch =>
  text(x, y, words, { size: 16, leading: 22, weight: 600, color: t.ink, style: 'Strong', ...more });

export const small = (x: number, y: number, words: string, t: Theme, more: Partial<Type> = {}): Sketch =>
  text(x, y, words, { size: 12, leading: 16, weight: 600, color: t.soft, style: 'Small', ...more });

/** A screen of the app: status bar, what is on it, and the bar under it. */
export const phone =
  (name: string, t: Theme, children: readonly Sketch[], more: Look = {}) =>
  (x: number, y: number): Sketch =>
    frame(name, [x, y, WIDTH, HEIGHT], { fill: t.paper, style: 'Paper', ...more }, [
      ...children,
      ...statusBar(t),
      rect(128, 828, 134, 5, { fill: t.ink, radius: 3 }),
    ]);

function statusBar(t: Theme): Sketch[] {
  return [
    text(30, 15, '5:42', { size: 15, weight: 600, color: t.ink, leading: 20 }),
    ...[0, 1, 2, 3].map((n) => rect(304 + n * 5, 28 - n * 2.4, 3.2, 4 + n * 2.4, { fill: t.ink, radius: 1 })),
    rect(334, 19, 26, 13, { stroke: t.ink, radius: 4 }),
    rect(336, 21, 17, 9, { fill: t.ink, radius: 2 }),
  ];
}

export function button(y: number, words: string, t: Theme, { quiet = false } = {}): Sketch {
  const look: Look = quiet ? { stroke: t.marsh, strokePx: 1.5 } : { fill: t.marsh, style: 'Marsh' };
  return frame(words, [MARGIN, y, INNER, 54], { ...look, radius: 27 }, [
    text(0, 15, words, {
      size: 16,
      leading: 24,
      weight: 600,
      align: 'CENTER',
      width: INNER,
      color: quiet ? t.marsh : t.onMarsh,
    }),
  ]);
}

export function chip(x: number, y: number, words: string, t: Theme, on = false): Sketch {
  const width = Math.round(words.length * 7.4 + 30);
  return frame(words, [x, y, width, 34], { ...(on ? { fill: t.ink } : { stroke: t.line }), radius: 17 }, [
    text(0, 7, words, { size: 13, leading: 20, weight: 600, align: 'CENTER', width, color: on ? t.paper : t.soft }),
  ]);
}

export function back(t: Theme): Sketch {
  return frame('Back', [MARGIN, 60, 40, 40], { fill: t.card, stroke: t.line, radius: 20 }, [
    vector(12, 10, 16, 20, 'M11 2L3 10L11 18', { stroke: t.ink, strokePx: 2.2 }),
  ]);
}

const places = ['Bakes', 'Orders', 'Marsh card', 'Me'];
const icons = [
  'M3 17C3 8 8 4 12 4C16 4 21 8 21 17ZM9 9L11 13M14 8L16 13',
  'M5 3L19 3L19 21L15 18L12 21L9 18L5 21ZM9 8L15 8M9 12L15 12',
  'M3 6L21 6L21 18L3 18ZM3 10L21 10',
  'M8 8C8 2 16 2 16 8C16 14 8 14 8 8ZM4 21C5 15 19 15 20 21',
];

/** Where one can go, with the place one is at. */
export function tabBar(at: number, t: Theme): Sketch {
  return frame('Tab bar', [0, 752, WIDTH, 92], { fill: t.card }, [
    rect(0, 0, WIDTH, 1, { fill: t.line }),
    ...places.flatMap((place, n) => {
      const color = n === at ? t.marsh : t.soft;
      return [
        vector(24 + n * 92 + 21, 14, 24, 24, icons[n]!, { stroke: color, strokePx: 1.9 }),
        text(24 + n * 92, 42, place, { size: 11, leading: 16, weight: 600, align: 'CENTER', width: 66, color }),
      ];
    }),
  ]);
}

/** The creek at low water: what stands behind large drawings. */
export function creek(y: number, height: number, t: Theme): Sketch[] {
  const [sky, far, near, water] = t.isDark
    ? [['#1c3a3c', '#2b4a45'], '#22413a', '#1a332c', '#35605a']
    : [['#f7dfb9', '#fbeed6'], '#c9d6b8', '#9db58e', '#bcd6d2'];
  const h = height;
  return [
    rect(0, y, WIDTH, h, { fill: sky as [string, string] }),
    ellipse(268, y + h * 0.2, 64, 64, { fill: t.isDark ? '#f2ead2' : '#f4b36a' }),
    vector(
      0,
      y,
      WIDTH,
      h,
      `M0 ${h * 0.62}C80 ${h * 0.5} 150 ${h * 0.6} 230 ${h * 0.55}C300 ${h * 0.5} 350 ${h * 0.58} 390 ${h * 0.54}L390 ${h}L0 ${h}Z`,
      { fill: far as string },
    ),
    vector(
      0,
      y,
      WIDTH,
      h,
      `M150 ${h}C180 ${h * 0.85} 260 ${h * 0.82} 240 ${h * 0.72}C226 ${h * 0.66} 280 ${h * 0.62} 300 ${h * 0.6}C300 ${h * 0.66} 290 ${h * 0.7} 310 ${h * 0.76}C340 ${h * 0.84} 300 ${h * 0.9} 300 ${h}Z`,
      { fill: water as string },
    ),
    vector(
      0,
      y,
      WIDTH,
      h,
      `M0 ${h * 0.78}C60 ${h * 0.7} 120 ${h * 0.8} 170 ${h * 0.86}C200 ${h * 0.92} 180 ${h} 150 ${h}L0 ${h}Z`,
      { fill: near as string },
    ),
    ...[24, 40, 58, 96, 112].map((x, n) =>
      vector(
        x,
        y + h * 0.66,
        12,
        h * 0.18,
        `M6 ${h * 0.18}C5 ${h * 0.1} ${n % 2 ? 2 : 9} ${h * 0.06} ${n % 2 ? 1 : 11} 0`,
        {
          stroke: t.isDark ? '#5f8c74' : '#6f8a5c',
          strokePx: 2,
        },
      ),
    ),
  ];
}
