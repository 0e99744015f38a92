export type Flag = {
  percentage: number;
  title: string;
  /** The one being made: it keeps its words longest. */
  isNew?: boolean;
};

/** How a flag shows: its words, its number alone, or only its peg; and whether it hangs to the left of its peg. */
export type FlagForm = 'label' | 'number' | 'peg';
export type FlagPlace = { form: FlagForm; leans: boolean };
/** The same flags on gauges of four widths; the narrow one has no room for words. LineGauge.module.css chooses by its width. */
export type FlagPlaces = Record<keyof typeof bars, FlagPlace>;

/** Each kind of gauge at its smallest, in px; wider ones only leave more air. */
const bars = { broad: 820, wide: 630, middle: 500, narrow: 262 } as const;
/** Measures of a flag in px: 13 px type, 9 px of paper at either end, 7 between the number and the words. */
const PAPER = 18;
const GAP = 7;
const DIGIT = 8.5;
const LABEL_MAX = 200;
const AIR = 4;
/** About how wide letters are in that type; the first that matches. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[ilj.,:;'’!|\s]/, 4],
  [/[ftr1()-]/, 5],
  [/[mwMW@%]/, 11.2],
  [/\p{Lu}/u, 9],
  [/[\p{Ll}\d]/u, 7.3],
];
/** Of what is not known here: the scripts that take most room. */
const LETTER_MAX = 13;

/** Of letters that most titles are made of, worked out once: a page is drawn with many of them. */
const usual = new Map(
  Array.from({ length: 96 }, (_, n) => String.fromCharCode(32 + n)).map((letter) => [letter, widthOfLetter(letter)]),
);

type Span = { from: number; to: number };
/** Of one flag, in px. */
type Widths = Record<'number' | 'label', number>;

/** Where each flag has room, in the order given. Flags fold to the number when labels would touch, and to the peg when numbers would. */
export function arrangeFlags(flags: readonly Flag[]): FlagPlaces[] {
  const widths = flags.map(widthsOf);
  const broad = settle(flags, widths, bars.broad, ['number', 'label']);
  const wide = settle(flags, widths, bars.wide, ['number', 'label']);
  const middle = settle(flags, widths, bars.middle, ['number', 'label']);
  const narrow = settle(flags, widths, bars.narrow, ['number']);
  return flags.map((_, n) => ({ broad: broad[n]!, wide: wide[n]!, middle: middle[n]!, narrow: narrow[n]! }));
}

function settle(
  flags: readonly Flag[],
  widths: readonly Widths[],
  barPx: number,
  forms: readonly (keyof Widths)[],
): FlagPlace[] {
  const pegs = flags.map((flag) => (flag.percentage / 100) * barPx);
  const taken: Span[] = pegs.map((peg) => ({ from: peg, to: peg }));
  const places = flags.map(() => ({ form: 'peg' as FlagForm, leans: false }));
  const isOnBar = ({ from, to }: Span) => from >= 0 && to <= barPx;

  /** Turns the numbers that are in the way to the other side of their pegs, if that is all it takes. */
  function makeRoom(n: number, span: Span): boolean {
    if (!isOnBar(span)) return false;
    const turned = new Map<number, Span>();
    for (const [other, its] of taken.entries()) {
      if (other === n || !touch(its, span)) continue;
      const [peg, width] = [pegs[other]!, its.to - its.from];
      const over = its.from === peg ? { from: peg - width, to: peg } : { from: peg, to: peg + width };
      const isFree = taken.every((third, at) => at === n || at === other || !touch(third, over));
      if (places[other]!.form !== 'number' || !isOnBar(over) || touch(over, span) || !isFree) return false;
      turned.set(other, over);
    }
    // Two that turn towards each other would touch.
    const all = [...turned.values()];
    if (all.some((one, at) => all.slice(at + 1).some((two) => touch(one, two)))) return false;
    for (const [other, over] of turned) {
      taken[other] = over;
      places[other]!.leans = !places[other]!.leans;
    }
    return true;
  }

  const inTurn = flags
    .map((_, n) => n)
    .sort((a, b) => Number(flags[b]!.isNew ?? false) - Number(flags[a]!.isNew ?? false) || pegs[a]! - pegs[b]!);
  for (const form of forms) {
    for (const n of inTurn) {
      const width = widths[n]![form];
      const upright = { from: pegs[n]!, to: pegs[n]! + width };
      const leaning = { from: pegs[n]! - width, to: pegs[n]! };
      const sides = [upright, leaning];
      // A new flag may lie over the pegs of others: it stands in front.
      const isFree = (span: Span) => flags[n]!.isNew || taken.every((other, at) => at === n || !touch(other, span));
      const fits = (span: Span) => isOnBar(span) && isFree(span);
      const span = sides.find(fits) ?? sides.find((wanted) => makeRoom(n, wanted));
      if (!span) continue;
      places[n] = { form, leans: span === leaning };
      taken[n] = span;
    }
  }
  return places;
}

function touch(one: Span, two: Span): boolean {
  return two.from < one.to + AIR && one.from < two.to + AIR;
}

function widthsOf({ percentage, title }: Flag): Widths {
  const number = `${percentage}%`.length * DIGIT + PAPER;
  return { number, label: Math.min(LABEL_MAX, number + GAP + widthOfWords(title)) };
}

function widthOfWords(words: string): number {
  let sum = 0;
  for (const letter of words) sum += usual.get(letter) ?? widthOfLetter(letter);
  return sum;
}

function widthOfLetter(letter: string): number {
  return letters.find(([is]) => is.test(letter))?.[1] ?? LETTER_MAX;
}

/** How far the ruler is filled, in percent: to the last milestone before which none is open. */
export function doneUpTo(milestones: readonly { percentage: number; isDone?: boolean }[]): number {
  const inOrder = [...milestones].sort((a, b) => a.percentage - b.percentage);
  const firstOpen = inOrder.findIndex(({ isDone }) => !isDone);
  return (firstOpen < 0 ? inOrder : inOrder.slice(0, firstOpen)).at(-1)?.percentage ?? 0;
}
