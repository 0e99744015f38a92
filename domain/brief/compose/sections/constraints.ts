import type { BriefContent } from '../../content.ts';
import type { Constraint } from '../kinds.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

/** What the place brings with it. */
const ofThePlace: readonly Constraint[] = [
  {
    type: 'content',
    text: 'Everything a [customer|visitor] reads exists in {language} and {language2}[, and neither is a translation for show|]. || [People|Those] who read {language} and those who read {language2} get the same page on the same day.',
    effect:
      'Labels need room for [a third|two fifths] more letters; no word may be part of a picture. || [Buttons|Headings] are drawn with the longer of two words; [pictures|drawings] carry no text. || Two languages fit on one label, or the label is [too small|redrawn].',
  },
  {
    type: 'technical',
    text: 'In {district} the [signal|mobile signal] drops [for minutes|several times an hour]. || The network around {district} is [gone|away] for minutes at a time.',
    effect:
      'Whatever was [typed|entered] stays, and the screen says how old its figures are. || Each step can be [finished|done] offline and is sent later, with a [mark|sign] that says so. || Show the [hour|time] beside every figure, and never an [empty|endless] wait.',
  },
  {
    type: 'technical',
    text: '[Half|More than half] of the telephones in use here are [older than five years|shared in the family]. || In {town} a telephone is [kept|used] for [six|seven] years and often by two people.',
    effect:
      'No screen may weigh more than [300|250] kB, and signing out has to be one tap. || [Small|Light] pages, nothing that [stutters|needs a fast chip], and no name left on screen after use. || [Plain|Flat] drawing instead of photographs on the first [two|three] screens; leaving is one tap.',
  },
  {
    type: 'legal',
    text: 'The law on access applies from the first day: contrast, keyboard and screen reader. || {country} [holds|binds] {org} to the access rules; [a complaint|one complaint] is enough for an inspection.',
    effect:
      'Every state needs a name in words; colour and movement only repeat it. || [Order|Reading order], names and states are part of the drawing, not [of a later week|an afterthought]. || [Whatever|All that] is told by colour is told a second time, in a word or a [shape|number].',
  },
  {
    type: 'people',
    text: '{p1f} and one [colleague|other person] will keep it [going|up to date], [on Fridays|between other things]. || Nobody at {org} has [made|kept] a website before; {p1f} will [learn|have to].',
    effect:
      'What has to be changed weekly is changed in one place, in under [four|five] minutes. || [Pages|Parts] must survive being [forgotten|left alone] for a month without [telling lies|going stale].',
  },
  {
    type: 'money',
    text: 'There is money for what is drawn now and [nothing|none] for licences after it. || {org} pays once; whatever costs by the month is [refused|struck out].',
    effect:
      'Free faces, [no|not one] bought picture library, no service that [bills|charges] later. || Each [part|piece] that would need a subscription gets a [plain|home-made] way instead.',
  },
];

/** At least one constraint of the organisation's own more than of the place; types differ as far as they can. */
export function drawConstraints(skeleton: Skeleton, pen: Pen): BriefContent['constraints'] {
  const { kind } = rowsOf(skeleton);
  const { constraints: count } = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const boxed = skeleton.timeBoxDays === null ? 0 : 1;
  const local = skeleton.level === 'foundation' ? 0 : 1;
  const drawn = [
    ...spread(pen.random.shuffle(kind.constraints), count - local - boxed),
    ...pen.random.sample(ofThePlace, local),
  ].map((constraint) => ({
    type: constraint.type,
    text: pen.write(constraint.text),
    effect: pen.write(constraint.effect),
  }));
  return boxed ? [timeBox(skeleton.timeBoxDays!, pen), ...drawn] : drawn;
}

/** Takes constraints of types not taken yet before it takes a second of one type. */
function spread(constraints: readonly Constraint[], count: number): Constraint[] {
  const first: Constraint[] = [];
  const second: Constraint[] = [];
  for (const constraint of constraints) {
    (first.some(({ type }) => type === constraint.type) ? second : first).push(constraint);
  }
  return [...first, ...second].slice(0, count);
}

function timeBox(days: number, pen: Pen): BriefContent['constraints'][number] {
  const box = boxes.find((candidate) => days <= candidate.days) ?? boxes.at(-1)!;
  return { type: 'time', text: pen.one(box.text, { days: String(days) }), effect: pen.one(box.effect) };
}

const boxes = [
  {
    days: 3,
    text: [
      '{days:w} days[, from reading to handing in|], and {p0} sees the result on the last evening.',
      'There are {days:w} days: [one to understand, one to draw, one to mend|read, draw, mend].',
    ],
    effect: [
      '[Choose|Pick] the one screen that {p0} would miss, and draw [it|that] with all its states.',
      'Nothing is begun on the last day; what is [open|unfinished] then goes [in|along] as a sentence.',
      'One path drawn to the end; everything beside it is one sketch.',
      'Depth in the first feature, a single frame for each of the others.',
    ],
  },
  {
    days: 7,
    text: [
      '{days:w} days[, and {p0} looks in on the fourth| in all].',
      'A week: {days:w} days with one look from {p0} [halfway|on the third].',
    ],
    effect: [
      '[Two|Three] screens in full are worth more here than [seven|nine] in outline.',
      'Plan the days backwards from [handing in|the last one]; states and words need [two|one] of them.',
      'The main path with its states first; second screens stay grey.',
      'Decide by the second day what is left out, and say so.',
    ],
  },
  {
    days: 14,
    text: [
      '{days} days, with {p0} [at hand|answering questions] twice a week.',
      'Two weeks: {days} days, and a first round shown to {p0} after six.',
    ],
    effect: [
      '[One|A] wrong idea can be afforded if it is found by day [five|six].',
      '[Show|Send] something unfinished early; the second week belongs to [states and words|the edges].',
      'Time for one round of trying it out and mending; plan it in.',
      'Room for both sides of the product, not for a third.',
    ],
  },
  {
    days: 30,
    text: [
      'A month, {days} days, with [a showing|a meeting] each week that {p0} attends.',
      '{days} days[, so {p0} expects it tried on real people|].',
    ],
    effect: [
      '[Keep|Hold back] a week for what the first people do [wrong|with it].',
      'So much time asks for [evidence|proof]: say on which day which [guess|belief] was tested.',
      'Long enough to be wrong once: keep the first version and show what changed.',
      'Test early; the last week is for states, words and handing over.',
    ],
  },
];
