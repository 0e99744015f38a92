import { drawFile, inRows, type SandboxFile } from '../../draw/file.ts';
import { frame, rect, type Sketch, section, text } from '../../draw/shapes.ts';
import { bakes } from './bakes.ts';
import { dayScreens, nightScreens } from './order-ahead.ts';
import { HEIGHT, WIDTH } from './parts.ts';
import { day, night, type Theme } from './theme.ts';

const SCREEN = [WIDTH, HEIGHT] as const;
const SAVED = '2026-10-04T11:45:00Z';

/** 15 screens on two pages. */
export const byDayAndNight = (): SandboxFile =>
  drawFile('Saltmarsh by day and night', SAVED, [
    { name: 'By day', sketches: inRows(4, SCREEN, dayScreens) },
    { name: 'By night', sketches: inRows(4, SCREEN, nightScreens) },
  ]);

/** 9 screens, all of them in drawers, and some in drawers inside drawers. */
export const flows = (): SandboxFile => {
  const [welcome, board, loaves, detail, gone, slots, basket, paid] = dayScreens;
  const row = (...screens: (typeof dayScreens)[number][]) =>
    screens.map((screen, n) => screen(60 + n * (WIDTH + 80), 60));
  const wide = (count: number) => 120 + count * WIDTH + (count - 1) * 80;
  return drawFile('Saltmarsh flows', SAVED, [
    {
      name: 'Flows',
      sketches: [
        section(
          'Choosing',
          [0, 0, wide(4) + 120, 2200],
          [
            section('The way in', [60, 60, wide(3), HEIGHT + 120], row(welcome!, board!, loaves!)),
            section('One bake', [60, 1120, wide(2), HEIGHT + 120], row(detail!, gone!)),
          ],
        ),
        section('Paying', [wide(4) + 280, 0, wide(4), HEIGHT + 120], row(slots!, basket!, paid!, nightScreens[4]!)),
      ],
    },
  ]);
};

/** 2 wide sheets with every colour, every kind of letter and the drawings, by their shared styles. */
export const styleSheet = (): SandboxFile =>
  drawFile('Saltmarsh style sheet', SAVED, [
    { name: 'Styles', sketches: [sheet('Day', day, 0), sheet('Night', night, 1280)] },
  ]);

const colors = [
  ['Paper', 'paper'],
  ['Card', 'card'],
  ['Ink', 'ink'],
  ['Soft', 'soft'],
  ['Line', 'line'],
  ['Marsh', 'marsh'],
  ['Crust', 'crust'],
  ['Alarm', 'alarm'],
] as const satisfies [string, keyof Theme][];

function sheet(name: string, t: Theme, x: number): Sketch {
  return frame(`${name} styles`, [x, 0, 1200, 900], { fill: t.paper, style: `${name}/Paper` }, [
    text(64, 56, `Saltmarsh, ${name.toLowerCase()}`, {
      family: 'Young Serif',
      size: 56,
      leading: 64,
      color: t.ink,
      style: 'Headline',
    }),
    text(64, 128, 'Eight colours, four kinds of letter, six things to eat.', {
      size: 18,
      leading: 26,
      color: t.soft,
      style: 'Body',
    }),
    ...colors.flatMap(([word, key], n) => [
      rect(64 + n * 136, 190, 120, 120, { fill: String(t[key]), radius: 20, stroke: t.line, style: `${name}/${word}` }),
      text(64 + n * 136, 322, word, { size: 15, weight: 600, color: t.ink, style: 'Strong' }),
      text(64 + n * 136, 344, String(t[key]), { size: 12, color: t.soft, style: 'Small' }),
    ]),
    ...(
      [
        ['Headline', 'Tomorrow’s bread', { family: 'Young Serif', size: 40, leading: 48 }],
        ['Strong', 'Out of the oven at ten past seven', { size: 20, leading: 28, weight: 600 }],
        ['Body', 'It waits for you at the hatch with your number on it.', { size: 18, leading: 26 }],
        ['Small', '14 left · from 7:10', { size: 14, leading: 20, weight: 600 }],
      ] as const
    ).flatMap(([style, words, type], n) => [
      text(64, 416 + n * 60, style, { size: 13, weight: 600, color: t.crust, style: 'Small' }),
      text(200, 408 + n * 60, words, { ...type, color: t.ink, style }),
    ]),
    ...Object.values(bakes).flatMap((bake, n) => [
      rect(64 + n * 182, 668, 162, 162, { fill: t.wash, radius: 24 }),
      bake.draw(64 + n * 182 + 21, 686, 120),
    ]),
  ]);
}
