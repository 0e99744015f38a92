import type { Report } from '../report.ts';

export interface Figures {
  titleMs: number;
  textMs: number;
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
  say('key to paint in the title, median', figures.titleMs, 'ms');
  say('key to paint in a text, median', figures.textMs, 'ms');
  say('worst frame while typing', figures.worstFrameMs, 'ms');
  say('drag of component 1 to position 10, scripts', figures.dragMs, 'ms');
  say('interactive after', figures.interactiveMs, 'ms');
  say('script over the wire', figures.scriptKb, 'kB gzip');
  say('heap of scripts', figures.heapMb, 'MB');
}

/** Ours as a share of the peer's. */
export function compare(report: Report, size: number, ours: Figures, peer: Figures, goals: boolean) {
  const share = (name: string, of: keyof Figures, goal: string) =>
    report.figure({
      name: `${name} beside Puck, ${size} components`,
      value: ours[of] / peer[of],
      unit: '×',
      ...(goals && { goal }),
    });
  share('Key in the title', 'titleMs', '≤ 0.4');
  share('Key in a text', 'textMs', '≤ 0.4');
  share('Drag', 'dragMs', '≤ 0.25');
  share('Interactive', 'interactiveMs', '≤ 0.4');
}
