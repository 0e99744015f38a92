import type { Report } from '../report.ts';
import type { Pressed } from './in-page.ts';

export interface Figures {
  title: Pressed;
  text: Pressed;
  worstFrameMs: number;
  dragMs: number;
  interactiveMs: number;
  scriptKb: number;
  heapMb: number;
}

/** The peer's figures explain ours and have no goal. */
export function sayPeer(report: Report, size: number, figures: Figures) {
  const say = (name: string, value: number, unit: string) =>
    report.figure({ name: `Puck: ${name}, ${size} components`, value, unit });
  say('key to paint in the title, median', figures.title.ms, 'ms');
  say('key in the title, processor', figures.title.processorMs, 'ms');
  say('key to paint in a text, median', figures.text.ms, 'ms');
  say('key in a text, processor', figures.text.processorMs, 'ms');
  say('worst frame while typing', figures.worstFrameMs, 'ms');
  say('drag of component 1 to position 10, scripts', figures.dragMs, 'ms');
  say('interactive after', figures.interactiveMs, 'ms');
  say('script over the wire', figures.scriptKb, 'kB gzip');
  say('heap of scripts', figures.heapMb, 'MB');
}

/** Ours as a share of the peer's. */
export function compare(report: Report, size: number, ours: Figures, peer: Figures, goals: boolean) {
  const share = (name: string, of: (figures: Figures) => number, goal?: string) =>
    report.figure({
      name: `${name} beside Puck, ${size} components`,
      value: of(ours) / of(peer),
      unit: '×',
      ...(goals && goal && { goal }),
    });
  share('Key in the title', ({ title }) => title.ms, '≤ 0.4');
  share('Key in the title, processor', ({ title }) => title.processorMs);
  share('Key in a text', ({ text }) => text.ms, '≤ 0.4');
  share('Key in a text, processor', ({ text }) => text.processorMs);
  share('Drag', ({ dragMs }) => dragMs, '≤ 0.25');
  share('Interactive', ({ interactiveMs }) => interactiveMs, '≤ 0.4');
}
