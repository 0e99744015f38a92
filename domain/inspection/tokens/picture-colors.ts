import { hexToOklch, hexToRgb, type Lab, rgbToLab } from '../../color/convert.ts';
import { deltaE } from '../../color/difference.ts';
import { nameColor } from '../../color/name-color.ts';
import { Random } from '../../random.ts';
import { named, slug } from './count.ts';
import { prefixes, type TokenSet } from './token-set.ts';

export interface PictureColor {
  hex: string;
  /** How much of the picture it covers, from 0 to 1. */
  share: number;
}

export const PICTURE_COLORS_MAX = 12;
/** Colours that differ less look like one. */
const ALIKE = 4;
/** Less than this is the edge of a letter or the noise of a photograph. */
const SHARE_MIN = 0.003;
const GROUPS_MAX = 256;
/** More pixels take longer and tell nothing new. */
const SAMPLES_MAX = 200_000;

interface Group {
  count: number;
  color: number;
  colorCount: number;
}

/** The colours that cover most of a picture, the largest first. `data` has four bytes a pixel: red, green, blue, alpha. */
export function pictureColors(data: ArrayLike<number>): PictureColor[] {
  const counts = new Map<number, number>();
  const step = 4 * Math.max(1, Math.ceil(data.length / 4 / SAMPLES_MAX));
  let total = 0;
  for (let at = 0; at + 3 < data.length; at += step) {
    if (data[at + 3]! < 255) continue;
    const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    total += 1;
  }
  const kept: (PictureColor & { lab: Lab })[] = [];
  for (const { color, count } of grouped(counts).slice(0, GROUPS_MAX)) {
    const hex = `#${color.toString(16).padStart(6, '0')}`;
    const lab = rgbToLab(hexToRgb(hex));
    const alike = kept.find((one) => deltaE(one.lab, lab) < ALIKE);
    if (alike) alike.share += count / total;
    else kept.push({ hex, share: count / total, lab });
  }
  return kept
    .filter(({ share }) => share >= SHARE_MIN)
    .sort((a, b) => b.share - a.share)
    .slice(0, PICTURE_COLORS_MAX)
    .map(({ hex, share }) => ({ hex, share }));
}

/** Compression spreads one colour over its neighbours. The most frequent of them stands for its group. */
function grouped(counts: ReadonlyMap<number, number>): Group[] {
  const groups = new Map<number, Group>();
  for (const [color, count] of counts) {
    const key = color & 0xf0f0f0;
    const group = groups.get(key) ?? { count: 0, color, colorCount: 0 };
    groups.set(key, group);
    group.count += count;
    if (count > group.colorCount) Object.assign(group, { color, colorCount: count });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** The colours of a picture as tokens. A picture tells nothing of type, spacing and the other kinds. */
export function tokensOfPicture(colors: readonly PictureColor[]): TokenSet {
  const taken = new Set<string>();
  const counted = colors.map(({ hex, share }) => ({ value: { hex, alpha: 1 }, style: null, uses: share }));
  return {
    color: named(counted, ({ hex }) => wordsFor(hex, taken), prefixes.color),
    gradient: [],
    typography: [],
    spacing: [],
    radius: [],
    shadow: [],
    spacingFrom: 'auto-layout',
    leftOut: 0,
  };
}

const WORDS_MAX = 2;

/** A name as in a brief: "brick-red", "oat-white". One colour has the same name in each picture where no other has it. */
function wordsFor(hex: string, taken: Set<string>): string {
  const name = nameColor(hexToOklch(hex), taken, new Random(hex));
  taken.add(name);
  return slug(name).split('-').slice(-WORDS_MAX).join('-');
}
