import type { Finding } from './findings.ts';

/** The finding as a headline, e.g. "Sits 8 px lower". `scale` is how many pixels of the picture are one CSS pixel. */
export function titleOf({ kind, dx: right, dy: down, px: by }: Finding, scale = 1): string {
  const [dx, dy, px] = [right, down, by].map((value) => Math.round((10 * value) / scale) / 10) as [
    number,
    number,
    number,
  ];
  switch (kind) {
    case 'shift':
      return `Sits ${movedBy(dx, dy)}`;
    case 'size':
      return `An edge is ${px} px off`;
    case 'height':
      return dy < 0 ? `The build ends ${px} px earlier` : `The build goes on for ${px} px more`;
    case 'colour':
      return 'Another colour';
    case 'missing':
      return 'Missing in the build';
    case 'extra':
      return 'Only in the build';
    case 'text':
      return 'Text differs';
    case 'content':
      return 'Looks different';
  }
}

function movedBy(dx: number, dy: number): string {
  const across = dx === 0 ? '' : `${Math.abs(dx)} px further ${dx > 0 ? 'right' : 'left'}`;
  const along = dy === 0 ? '' : `${Math.abs(dy)} px ${dy > 0 ? 'lower' : 'higher'}`;
  return [along, across].filter(Boolean).join(' and ');
}

/** Share of the picture that differs, e.g. "1.2 % of the picture differs"; never zero when there are findings. */
export function differsWords({ differing, findings }: { differing: number; findings: readonly unknown[] }): string {
  const share = differing === 0 && findings.length > 0 ? 'Less than 0.1' : differing;
  return `${share} % of the picture differs`;
}

/**
 * What was compared where one of the two is longer, and what to do about it; null where both end alike. `scale` as above;
 * `widthPx` is the width of the design's picture.
 */
export function heightsWords(
  { findings, width, designHeight, buildHeight }: Heights,
  { widthPx, scale }: { widthPx: number; scale: number },
): string | null {
  const end = findings.find(({ kind }) => kind === 'height');
  if (!end) return null;
  const both = Math.round((Math.min(designHeight, buildHeight) * widthPx) / width / scale);
  return buildHeight < designHeight
    ? `${titleOf(end, scale)} than the design: only the top ${both} px were compared. A screenshot of the whole frame compares all of it.`
    : `${titleOf(end, scale)} than the design: only the top ${both} px were compared. Cut the screenshot where the frame ends, or mark that finding as fine if the page may be longer.`;
}

interface Heights {
  findings: readonly Finding[];
  /** The size at which the two were compared. */
  width: number;
  designHeight: number;
  buildHeight: number;
}

const rows = ['Top', 'Middle', 'Bottom'] as const;
const columns = ['left', 'centre', 'right'] as const;

/** The place in words, for people who do not see the pin: "Top left", and the number of other places. */
export function placeOf({ places }: Finding): string {
  const [first] = places;
  if (!first) return '';
  const third = (value: number) => Math.min(2, Math.max(0, Math.floor(value * 3)));
  const row = rows[third(first.y + first.height / 2)]!;
  const column = columns[third(first.x + first.width / 2)]!;
  const where = first.width > 2 / 3 ? `${row}, across` : `${row} ${column}`;
  if (places.length === 1) return where;
  return `${where}, and ${places.length === 2 ? 'one more place' : `${places.length - 1} more places`}`;
}
