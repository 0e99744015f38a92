import type { Report } from '../report.ts';
import type { Dragged, Pressed } from './in-page.ts';
import type { OwnFigures } from './own.ts';

/** The size that has goals; the other sizes explain it. */
export const GOALS_AT = 300;
const GROWTH = '≤ 1.3';

export interface Figures {
  title: Pressed;
  text: Pressed;
  dragged: Dragged;
  interactiveMs: number;
  /** All script that was loaded until every part of the page had been used. */
  scriptKb: number;
  heapMb: number;
}

type Line<Of> = readonly [name: string, value: (figures: Of) => number, unit: string, goal?: string];

const both: Line<Figures>[] = [
  ['key to paint in the title, median', ({ title }) => title.ms, 'ms'],
  ['key in the title, processor', ({ title }) => title.processorMs, 'ms'],
  ['key to paint in a text, median', ({ text }) => text.ms, 'ms'],
  ['key in a text, processor', ({ text }) => text.processorMs, 'ms'],
  [
    'worst frame while typing',
    ({ title, text }) => Math.round(Math.max(title.worstFrameMs, text.worstFrameMs)),
    'ms',
    '≤ 33',
  ],
  ['drag of block 1 to place 10, processor', ({ dragged }) => dragged.processorMs, 'ms'],
  ['worst frame while dragging', ({ dragged }) => Math.round(dragged.worstFrameMs), 'ms', '≤ 33'],
  ['interactive after', ({ interactiveMs }) => interactiveMs, 'ms'],
  ['script, after writing and dragging', ({ scriptKb }) => scriptKb, 'kB gzip', '≤ 180'],
  ['heap of scripts', ({ heapMb }) => heapMb, 'MB', '≤ 10'],
];
const ownOnly: Line<OwnFigures>[] = [
  ['first press on a text to its first letter', ({ firstTextMs }) => firstTextMs, 'ms'],
  ['undo to paint', ({ undo }) => undo.ms, 'ms'],
  ['undo, processor', ({ undo }) => undo.processorMs, 'ms'],
  ['script, untouched', ({ openedKb }) => openedKb, 'kB gzip'],
];

export function reportOwn(report: Report, size: number, figures: OwnFigures) {
  for (const [name, value, unit, goal] of [...both, ...ownOnly])
    report.figure({
      name: `Editor at ${size}: ${name}`,
      value: value(figures),
      unit,
      goal: size === GOALS_AT ? goal : undefined,
    });
}

/** Reports the peer's figures. They explain ours and have no goal. */
export function reportPeer(report: Report, size: number, figures: Figures) {
  for (const [name, value, unit] of both)
    report.figure({ name: `Puck at ${size}: ${name}`, value: value(figures), unit });
}

/** Reports ours as a share of the peer's. */
export function compare(report: Report, size: number, ours: Figures, peer: Figures) {
  const share = (name: string, of: (figures: Figures) => number, goal: string) =>
    report.figure({
      name: `Editor beside Puck at ${size}: ${name}`,
      value: of(ours) / of(peer),
      unit: '×',
      goal: size === GOALS_AT ? goal : undefined,
    });
  share('interactive', ({ interactiveMs }) => interactiveMs, '≤ 0.5');
  share('key in the title', ({ title }) => title.ms, '≤ 0.4');
  share('key in the title, processor', ({ title }) => title.processorMs, '≤ 0.4');
  share('key in a text', ({ text }) => text.ms, '≤ 0.4');
  share('key in a text, processor', ({ text }) => text.processorMs, '≤ 0.4');
  share('drag', ({ dragged }) => dragged.processorMs, '≤ 0.25');
}

/** Compares the largest size with the smallest. */
export function growth(report: Report, sizes: number[], found: OwnFigures[]) {
  if (found.length < 2) return;
  const [small, large] = [found[0]!, found.at(-1)!];
  const times = (name: string, of: (figures: OwnFigures) => number) =>
    report.figure({
      name: `Editor at ${sizes.at(-1)} against ${sizes[0]}: ${name}`,
      value: of(large) / of(small),
      unit: '×',
      goal: GROWTH,
    });
  times('interactive', ({ interactiveMs }) => interactiveMs);
  times('key in the title', ({ title }) => title.ms);
  times('key in the title, processor', ({ title }) => title.processorMs);
  times('key in a text', ({ text }) => text.ms);
  times('key in a text, processor', ({ text }) => text.processorMs);
  times('drag', ({ dragged }) => dragged.processorMs);
  times('undo', ({ undo }) => undo.ms);
  times('undo, processor', ({ undo }) => undo.processorMs);
}
