import type { Picture } from '#contract/media.ts';
import { hexToOklch } from '#domain/color/convert.ts';
import { isSmall } from '#web/ui/picture/Picture.tsx';

/** Width divided by height, in hundredths. Neighbours differ by 4 %, so a picture loses 2 % at its edges at most. */
export const RATIOS = [
  62, 65, 67, 70, 73, 76, 79, 82, 86, 89, 93, 96, 100, 104, 108, 112, 117, 121, 126, 131, 136, 142, 147, 153, 159, 165,
  172, 179, 186, 193, 201, 209, 217, 226, 235,
] as const;

/** A picture that is higher than this, in relation to its width, is a phone's screen or a whole scrolling page. */
const SLIM_FROM = 1.6;
const PHONES_MAX = 3;
/** The ratio of a mat with one, two or three phones. */
const MAT_OF_PHONES = [82, 117, 159] as const;
const MAT_OF_SMALL = 131;

export interface Shot {
  /** One of `RATIOS`. */
  ratio: number;
  /** Whole on a mat, beside each other; empty for a picture that fills its box. */
  onMat: readonly Picture[];
  /** The colour of the mat; without one it is neutral. */
  mat: string | undefined;
}

const heightOf = ({ width, height }: Picture) => height / width;

/** How a design is shown on a card: a screen fills a box of its own proportion, phones and small pictures stand on a mat. */
export function shotOf(cover: Picture | null, frames: readonly Picture[]): Shot {
  if (!cover) return { ratio: MAT_OF_SMALL, onMat: [], mat: undefined };
  const mat = matOf(cover.colors);
  if (isSmall(cover)) return { ratio: MAT_OF_SMALL, onMat: [cover], mat };
  if (heightOf(cover) < SLIM_FROM) return { ratio: nearest(1 / heightOf(cover)), onMat: [], mat };
  const phones = [cover, ...frames.filter((frame) => heightOf(frame) >= SLIM_FROM)].slice(0, PHONES_MAX);
  return { ratio: MAT_OF_PHONES[phones.length - 1]!, onMat: phones, mat };
}

function nearest(ratio: number): number {
  const distance = (step: number) => Math.abs(Math.log(step / 100 / ratio));
  return RATIOS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}

const CHROMA_FROM = 0.045;
const APART_FROM = 0.14;

/** The picture's strongest colour that is not its ground, so that the frames have an edge; otherwise its ground. */
function matOf([ground, ...others]: readonly string[]): string | undefined {
  if (!ground) return undefined;
  const under = hexToOklch(ground);
  const [strongest] = others
    .map((hex) => ({ hex, ...hexToOklch(hex) }))
    .filter(({ l, c }) => c >= CHROMA_FROM && Math.abs(l - under.l) + Math.abs(c - under.c) >= APART_FROM)
    .toSorted((one, other) => other.c - one.c);
  return strongest?.hex ?? ground;
}
