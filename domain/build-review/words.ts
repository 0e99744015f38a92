import type { Finding, FindingGroup } from './findings.ts';

/** The finding as a headline, e.g. "Sits 8 px lower". */
export function titleOf({ kind, dx, dy, px }: Finding): string {
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
    case 'content':
      return 'Looks different';
  }
}

function movedBy(dx: number, dy: number): string {
  const across = dx === 0 ? '' : `${Math.abs(dx)} px further ${dx > 0 ? 'right' : 'left'}`;
  const along = dy === 0 ? '' : `${Math.abs(dy)} px ${dy > 0 ? 'lower' : 'higher'}`;
  return [along, across].filter(Boolean).join(' and ');
}

/** Where it is, for those who do not see the pin: "upper left", and how many other places are meant. */
export function placeOf({ places }: Finding): string {
  const [first] = places;
  if (!first) return '';
  const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
  const third = (value: number, words: readonly [string, string, string]) =>
    words[value < 1 / 3 ? 0 : value < 2 / 3 ? 1 : 2];
  const where = `${third(y, ['Upper', 'Middle', 'Lower'])} part, ${third(x, ['left', 'centre', 'right'])}`;
  if (places.length === 1) return where;
  return `${where}, and ${places.length === 2 ? 'one more place' : `${places.length - 1} more places`}`;
}

export const groupWords: Record<FindingGroup, string> = {
  layout: 'Shape and spacing',
  colour: 'Colour',
  content: 'Content',
};
