import { drawFile, inRows, type SandboxFile } from '../../draw/file.ts';
import { changed, ellipse, rect, text } from '../../draw/shapes.ts';
import { dayScreens } from '../saltmarsh/order-ahead.ts';
import { HEIGHT, WIDTH } from '../saltmarsh/parts.ts';

const SCREEN = [WIDTH, HEIGHT] as const;
const SAVED = '2026-10-05T08:00:00Z';

/** Notes and shapes lying about, but no screen. */
export const empty = (): SandboxFile =>
  drawFile('Saltmarsh scraps', SAVED, [
    {
      name: 'Page 1',
      sketches: [
        rect(0, 0, 300, 200, { fill: '#e7efe6', radius: 12 }),
        ellipse(40, 40, 90, 90, { fill: '#b4622a' }),
        text(0, 220, 'Ask Ida about the ovens', { size: 16, color: '#22302b' }),
      ],
    },
  ]);

/** Screens, all of them switched off. */
export const hidden = (): SandboxFile =>
  drawFile('Saltmarsh, put away', SAVED, [
    {
      name: 'Old',
      sketches: inRows(
        4,
        SCREEN,
        dayScreens.map((screen) => (x, y) => changed(screen(x, y), { visible: false })),
      ),
    },
  ]);

const names = [
  'Fahrplan 🚲',
  'صفحة البداية',
  'iPhone 14 - 1',
  'iPhone 14 - 1',
  `${'A very long name '.repeat(18).trim()}`,
  '  ',
  '<b>Bold</b> & "quoted"',
  '目录',
];

/** The names people really give to frames. */
export const unicode = (): SandboxFile =>
  drawFile('Brötchen-App – Entwürfe ✨', SAVED, [
    {
      name: 'Entwürfe',
      sketches: inRows(
        4,
        SCREEN,
        dayScreens.map((screen, n) => (x, y) => changed(screen(x, y), { name: names[n]! })),
      ),
    },
  ]);
