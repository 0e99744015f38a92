export type Flag = {
  percentage: number;
  title: string /** The one being made: it keeps its words longest. */;
  isNew?: boolean;
};

/** How a flag shows: its words, its number alone, or only its peg; and whether it hangs to the left of its peg. */
export type FlagForm = 'label' | 'number' | 'peg';
export type FlagPlace = { form: FlagForm; leans: boolean; narrowForm: FlagForm; narrowLeans: boolean };

/** The gauge at its smallest on a desktop and on a phone, in px; wider ones only leave more air. */
const WIDE_BAR = 760;
const NARROW_BAR = 262;
/** Measures of a flag in px: 13 px type, 9 px of paper at either end. */
const LETTER = 7;
const PAPER = 18;
const NUMBER = 34;
const LABEL_MAX = 200;
const AIR = 4;

type Span = { from: number; to: number };

/** Where each flag has room, in the order given. Flags fold to the number when labels would touch, and to the peg when numbers would. */
export function arrangeFlags(flags: readonly Flag[]): FlagPlace[] {
  const wide = settle(flags, WIDE_BAR, ['number', 'label']);
  const narrow = settle(flags, NARROW_BAR, ['number']);
  return flags.map((_, n) => ({ ...wide[n]!, narrowForm: narrow[n]!.form, narrowLeans: narrow[n]!.leans }));
}

function settle(
  flags: readonly Flag[],
  barPx: number,
  forms: readonly FlagForm[],
): { form: FlagForm; leans: boolean }[] {
  const pegs = flags.map((flag) => (flag.percentage / 100) * barPx);
  const taken: Span[] = pegs.map((peg) => ({ from: peg, to: peg }));
  const places = flags.map(() => ({ form: 'peg' as FlagForm, leans: false }));
  const inTurn = flags
    .map((_, n) => n)
    .sort((a, b) => Number(flags[b]!.isNew ?? false) - Number(flags[a]!.isNew ?? false) || pegs[a]! - pegs[b]!);
  for (const form of forms) {
    for (const n of inTurn) {
      const width = widthOf(flags[n]!, form);
      const upright = { from: pegs[n]!, to: pegs[n]! + width };
      const leaning = { from: pegs[n]! - width, to: pegs[n]! };
      // A new flag may lie over the pegs of others: it stands in front.
      const others = flags[n]!.isNew ? [] : taken.filter((_, other) => other !== n);
      const fits = (span: Span) =>
        span.from >= 0 &&
        span.to <= barPx &&
        others.every((other) => other.to + AIR <= span.from || span.to + AIR <= other.from);
      const leans = !fits(upright);
      if (leans && !fits(leaning)) continue;
      places[n] = { form, leans };
      taken[n] = leans ? leaning : upright;
    }
  }
  return places;
}

function widthOf(flag: Flag, form: FlagForm): number {
  const number = NUMBER + PAPER;
  return form === 'label' ? Math.min(LABEL_MAX, number + LETTER + flag.title.length * LETTER) : number;
}
