import { ellipse, frame, rect, type Sketch, text, vector } from '../../draw/shapes.ts';
import type { Bake } from './bakes.ts';
import {
  back,
  body,
  button,
  chip,
  creek,
  headline,
  INNER,
  MARGIN,
  phone,
  small,
  strong,
  tabBar,
  WIDTH,
} from './parts.ts';
import type { Theme } from './theme.ts';

export type Screen = (x: number, y: number) => Sketch;

export const welcome = (
  name: string,
  t: Theme,
  bake: Bake,
  said: { title: string; words: string; act: string; other: string },
): Screen =>
  phone(name, t, [
    ...creek(0, 470, t),
    bake.draw(85, 236, 220),
    headline(MARGIN, 500, said.title, t, { size: 35, leading: 42 }),
    body(MARGIN, 602, said.words, t, { size: 16, leading: 24 }),
    button(684, said.act, t),
    text(0, 758, said.other, { size: 15, weight: 600, align: 'CENTER', width: WIDTH, color: t.marsh }),
  ]);

/** What comes out of the oven, two in a row. */
export const board = (
  name: string,
  t: Theme,
  said: { title: string; when: string; filter: number },
  items: readonly Bake[],
): Screen =>
  phone(name, t, [
    small(MARGIN, 64, said.when, t, { color: t.crust, spacing: 0.4 }),
    headline(MARGIN, 82, said.title, t),
    ...['All', 'Loaves', 'Sweet', 'Rolls'].map((words, n) =>
      chip(MARGIN + [0, 62, 146, 222][n]!, 136, words, t, n === said.filter),
    ),
    ...items.map((bake, n) => bakeCard(MARGIN + (n % 2) * 177, 190 + Math.floor(n / 2) * 196, bake, t)),
    tabBar(0, t),
  ]);

function bakeCard(x: number, y: number, bake: Bake, t: Theme): Sketch {
  const gone = bake.left === 0;
  return frame(
    bake.name,
    [x, y, 165, 184],
    { fill: t.card, radius: 18, stroke: t.line, style: 'Card', ...(gone && { opacity: 0.62 }) },
    [
      rect(8, 8, 149, 92, { fill: t.wash, radius: 12 }),
      bake.draw(40, 10, 88),
      strong(14, 108, bake.name, t, { size: 15, leading: 20 }),
      small(14, 129, gone ? 'Gone for today' : `${bake.left} left · from ${bake.from}`, t, {
        weight: 400,
        color: bake.left < 5 ? t.alarm : t.soft,
      }),
      strong(14, 152, bake.price, t, { size: 15, leading: 20 }),
      ...(gone
        ? []
        : [
            ellipse(125, 146, 28, 28, { fill: t.marsh }),
            vector(133, 154, 12, 12, 'M6 0L6 12M0 6L12 6', { stroke: t.onMarsh, strokePx: 2.2 }),
          ]),
    ],
  );
}

export const detail = (
  name: string,
  t: Theme,
  bake: Bake,
  said: { words: string; facts: [string, string][]; act: string },
): Screen =>
  phone(name, t, [
    rect(0, 0, WIDTH, 372, {
      fill: t.isDark ? ['#24423b', '#1a2f2a'] : ['#f6e6c8', '#efd9ae'],
      radius: [0, 0, 36, 36],
    }),
    ellipse(52, 74, 286, 286, { fill: t.isDark ? '#ffffff0d' : '#ffffff66' }),
    bake.draw(80, 96, 230),
    back(t),
    headline(MARGIN, 396, bake.name, t, { size: 29 }),
    text(MARGIN, 404, bake.price, { size: 20, weight: 800, align: 'RIGHT', width: INNER, color: t.crust }),
    body(MARGIN, 442, said.words, t),
    ...said.facts.flatMap(([what, value], n) => [
      rect(MARGIN, 500 + n * 44, INNER, 1, { fill: t.line }),
      body(MARGIN, 511 + n * 44, what, t),
      strong(MARGIN, 511 + n * 44, value, t, { align: 'RIGHT', width: INNER, size: 15 }),
    ]),
    bake.left > 0 ? stepper(MARGIN, 694, t) : strong(MARGIN, 706, 'Next batch: Thursday, 7:10', t, { color: t.alarm }),
    button(756, said.act, t, { quiet: bake.left === 0 }),
  ]);

function stepper(x: number, y: number, t: Theme): Sketch {
  return frame('How many', [x, y, INNER, 44], { fill: t.card, stroke: t.line, radius: 22 }, [
    vector(20, 21, 14, 2, 'M0 1L14 1', { stroke: t.ink, strokePx: 2 }),
    strong(0, 11, '2', t, { align: 'CENTER', width: INNER }),
    vector(INNER - 34, 15, 14, 14, 'M7 0L7 14M0 7L14 7', { stroke: t.ink, strokePx: 2 }),
  ]);
}

/** When to come by: a sheet over the board. */
export const slots = (name: string, t: Theme, chosen: number, note: string): Screen =>
  phone(name, t, [
    ...creek(0, 330, t),
    rect(0, 0, WIDTH, 844, { fill: '#0e1a1766' }),
    frame(
      'Sheet',
      [0, 214, WIDTH, 630],
      { fill: t.paper, radius: [28, 28, 0, 0], shadow: { y: -6, blur: 30, color: '#00000040' } },
      [
        rect(171, 12, 48, 5, { fill: t.line, radius: 3 }),
        headline(MARGIN, 38, 'When will you\ncome by?', t),
        body(MARGIN, 122, note, t),
        ...['7:10', '7:40', '8:00', '8:30', '9:00', '9:30', '10:30', '11:30', '12:00'].map((time, n) => {
          const full = n === 2;
          const on = n === chosen;
          return frame(
            time,
            [MARGIN + (n % 3) * 117, 184 + Math.floor(n / 3) * 82, 108, 70],
            {
              fill: on ? t.marsh : full ? t.paper : t.card,
              stroke: on ? t.marsh : t.line,
              radius: 16,
              ...(full && { dashes: [4, 4] }),
            },
            [
              text(0, 13, time, {
                size: 19,
                weight: 800,
                align: 'CENTER',
                width: 108,
                leading: 24,
                color: on ? t.onMarsh : full ? t.soft : t.ink,
              }),
              text(0, 39, full ? 'full' : n < 2 ? 'first bake' : n === 8 ? '1 place' : `${9 - n} places`, {
                size: 12,
                leading: 16,
                align: 'CENTER',
                width: 108,
                color: on ? t.onMarsh : t.soft,
              }),
            ],
          );
        }),
        rect(MARGIN, 446, INNER, 62, { fill: t.wash, radius: 16 }),
        strong(MARGIN + 18, 456, 'Ferry Hard hatch', t, { size: 15 }),
        body(MARGIN + 18, 477, 'Ring the bell on the left', t, { size: 13 }),
        button(532, 'Keep this time', t),
      ],
    ),
  ]);

export const basket = (
  name: string,
  t: Theme,
  lines: readonly [Bake, number, string][],
  total: string,
  slot: string,
): Screen =>
  phone(name, t, [
    back(t),
    headline(MARGIN, 118, 'Your basket', t),
    body(MARGIN, 162, slot, t),
    ...lines.map(([bake, count, sum], n) =>
      frame(bake.name, [MARGIN, 206 + n * 108, INNER, 96], { fill: t.card, stroke: t.line, radius: 18 }, [
        rect(10, 10, 76, 76, { fill: t.wash, radius: 12 }),
        bake.draw(16, 13, 66),
        strong(100, 16, bake.name, t),
        body(100, 38, bake.note, t, { size: 13, leading: 18 }),
        small(100, 66, `${count} × ${bake.price}`, t),
        strong(100, 62, sum, t, { align: 'RIGHT', width: INNER - 116 }),
      ]),
    ),
    rect(MARGIN, 600, INNER, 1, { fill: t.line }),
    body(MARGIN, 616, 'Bag', t),
    body(MARGIN, 616, 'bring your own, 0.00', t, { align: 'RIGHT', width: INNER }),
    strong(MARGIN, 648, 'To pay', t, { size: 20, leading: 28 }),
    text(MARGIN, 648, total, { size: 22, leading: 28, weight: 800, align: 'RIGHT', width: INNER, color: t.crust }),
    button(724, 'Pay and keep the bread', t),
  ]);

/** One drawing, one sentence, one way on: for what is empty and what went wrong. */
export const message = (
  name: string,
  t: Theme,
  bake: Bake | null,
  said: { title: string; words: string; act: string; other?: string; alarm?: string; tab?: number },
): Screen =>
  phone(name, t, [
    ellipse(75, 150, 240, 240, { fill: said.alarm ? t.alarmWash : t.wash }),
    ellipse(105, 180, 180, 180, { stroke: t.marsh, strokePx: 1.5, dashes: [3, 7] }),
    bake
      ? bake.draw(120, 192, 150)
      : vector(
          135,
          210,
          120,
          120,
          'M10 46C40 20 80 20 110 46M28 66C48 50 72 50 92 66M46 86C54 80 66 80 74 86M20 10L100 110',
          { stroke: t.alarm, strokePx: 7 },
        ),
    ...(said.alarm ? [small(0, 414, said.alarm, t, { color: t.alarm, align: 'CENTER', width: WIDTH })] : []),
    headline(MARGIN, 440, said.title, t, { align: 'CENTER', size: 30, leading: 36 }),
    body(MARGIN, 526, said.words, t, { align: 'CENTER', width: INNER }),
    button(said.tab === undefined ? 708 : 648, said.act, t),
    ...(said.other
      ? [text(0, 778, said.other, { size: 15, weight: 600, align: 'CENTER', width: WIDTH, color: t.marsh })]
      : []),
    ...(said.tab === undefined ? [] : [tabBar(said.tab, t)]),
  ]);

/** What one shows at the hatch. */
export const ticket = (
  name: string,
  t: Theme,
  said: { title: string; number: string; when: string; what: string; note: string; act: string },
): Screen =>
  phone(name, t, [
    ...creek(0, 300, t),
    frame(
      'Ticket',
      [MARGIN, 150, INNER, 452],
      { fill: t.card, radius: 26, shadow: { y: 10, blur: 30, color: '#00000033' } },
      [
        small(0, 34, said.title, t, { align: 'CENTER', width: INNER, color: t.crust, size: 13 }),
        text(0, 66, said.number, {
          family: 'Young Serif',
          size: 96,
          leading: 104,
          align: 'CENTER',
          width: INNER,
          color: t.ink,
        }),
        strong(0, 186, said.when, t, { align: 'CENTER', width: INNER, size: 18, leading: 24 }),
        body(0, 212, 'Ferry Hard hatch, bell on the left', t, { align: 'CENTER', width: INNER, size: 14 }),
        vector(16, 262, INNER - 32, 2, `M0 1L${INNER - 32} 1`, { stroke: t.line, strokePx: 2, dashes: [2, 7] }),
        ellipse(-14, 248, 28, 28, { fill: t.paper }),
        ellipse(INNER - 14, 248, 28, 28, { fill: t.paper }),
        body(28, 290, said.what, t, { color: t.ink, leading: 28, size: 16 }),
        rect(28, 392, INNER - 56, 36, { fill: t.wash, radius: 12 }),
        small(28, 402, 'Marsh card  ·  7 of 10 loaves', t, { align: 'CENTER', width: INNER - 56, color: t.marsh }),
      ],
    ),
    body(MARGIN, 630, said.note, t, { align: 'CENTER', width: INNER }),
    button(716, said.act, t, { quiet: true }),
  ]);

export const orders = (name: string, t: Theme, past: readonly [Bake, string, string, string][]): Screen =>
  phone(name, t, [
    headline(MARGIN, 82, 'Your orders', t),
    ...['All', 'Coming', 'This month'].map((words, n) => chip(MARGIN + [0, 62, 154][n]!, 136, words, t, n === 0)),
    ...past.flatMap(([bake, when, what, sum], n) => [
      rect(MARGIN, 196 + n * 92, 68, 68, { fill: t.wash, radius: 14 }),
      bake.draw(MARGIN + 6, 200 + n * 92, 56),
      strong(MARGIN + 84, 200 + n * 92, when, t),
      body(MARGIN + 84, 222 + n * 92, what, t, { size: 13, leading: 18 }),
      small(MARGIN + 84, 244 + n * 92, n === 0 ? 'Coming up' : 'Order again', t, {
        color: n === 0 ? t.crust : t.marsh,
      }),
      strong(MARGIN, 200 + n * 92, sum, t, { align: 'RIGHT', width: INNER, size: 15 }),
      rect(MARGIN + 84, 276 + n * 92, INNER - 84, 1, { fill: t.line }),
    ]),
    tabBar(1, t),
  ]);

/** The other side of the hatch: what to shape tonight. */
export const plan = (
  name: string,
  t: Theme,
  said: { day: string; ovens: string; warning?: string },
  rows: readonly [Bake, number, number, string][],
): Screen =>
  phone(name, t, [
    small(MARGIN, 64, 'BAKER’S PLAN', t, { color: t.crust, spacing: 1 }),
    headline(MARGIN, 82, said.day, t),
    body(MARGIN, 124, said.ovens, t),
    ...(said.warning
      ? [
          rect(MARGIN, 156, INNER, 48, { fill: t.alarmWash, radius: 14 }),
          strong(MARGIN + 16, 169, said.warning, t, { color: t.alarm, size: 14 }),
        ]
      : [
          rect(MARGIN, 156, INNER, 48, { fill: t.wash, radius: 14 }),
          strong(MARGIN + 16, 169, 'Shape by 21:00, first oven at 4:30', t, { color: t.marsh, size: 14 }),
        ]),
    ...rows.flatMap(([bake, ordered, spare, oven], n) => {
      const y = 224 + n * 86;
      const share = Math.round((ordered / (ordered + spare)) * (INNER - 68));
      return [
        bake.draw(MARGIN, y, 52),
        strong(MARGIN + 68, y, bake.name, t),
        text(MARGIN, y - 2, String(ordered + spare), {
          size: 22,
          leading: 26,
          weight: 800,
          align: 'RIGHT',
          width: INNER,
          color: t.ink,
        }),
        rect(MARGIN + 68, y + 28, INNER - 68, 8, { fill: t.line, radius: 4 }),
        rect(MARGIN + 68, y + 28, share, 8, { fill: t.crust, radius: 4 }),
        small(MARGIN + 68, y + 42, `${ordered} ordered · ${spare} for the counter`, t, { weight: 400 }),
        small(MARGIN, y + 42, oven, t, { align: 'RIGHT', width: INNER }),
      ];
    }),
    button(760, 'Print for the bench', t),
  ]);
