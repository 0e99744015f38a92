import type { BriefContent } from '../../content.ts';
import type { Constraint } from '../kinds.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { numberWord } from '../text.ts';
import { cuesOf } from './cues.ts';

/** Constraints from the place and the organisation, whatever the work is. */
const ofThePlace: readonly Constraint[] = [
  {
    type: 'content',
    text: '{language} and {language2} appear together, never one later. || {org} answers in {language} and {language2}.',
    effect:
      '{f1} takes its longer title. || No words inside pictures; {f2} needs room for both. || {f1} holds two languages without smaller type.',
  },
  {
    type: 'technical',
    text: '{district} often has no signal. || The network in {district} comes and goes.',
    effect:
      '{f1} keeps what {pf} typed. || {f1} works offline and says so; {f2} shows its age. || Figures in {f2} carry their time.',
  },
  {
    type: 'technical',
    text: 'Phones in {town} are old, and many are shared. || Every second phone in {town} is {phoneAge} years old.',
    effect: '{f1} loads under {weight} kB. || {f2} signs {pf} out in one tap. || {f1} keeps its pictures small.',
  },
  {
    type: 'legal',
    text: '{country}’s access law binds {org}. || {org} must pass {country}’s accessibility check by {due}.',
    effect:
      '{f1} works by keyboard; colour never speaks alone. || “{state}” needs words besides colour. || {f2} reads well aloud, in order.',
  },
  {
    type: 'people',
    text: '{p1f} alone keeps it current. || {p1f} writes for {org} between other work.',
    effect:
      '{f2} changes in one place, within {minutes} minutes. || {f1} survives four weeks without {p1f}. || {p1f} finds “{state}” without a manual.',
  },
  {
    type: 'money',
    text: '{org} pays once and takes no subscription. || Licences by the month are out, says {p0f}. || {p0f} signs a single bill for this.',
    effect:
      '{f1} uses free faces and own pictures. || {f2} needs nothing that bills later. || {p0f} gets a price for each bought part.',
  },
  {
    type: 'time',
    text: '{org} changes nothing close to {feast}. || Around {feast}, {org} stands still. || Before {feast} {p1f} has no hour to spare.',
    effect:
      '{f1} starts well before that, or well after. || {p0f} looks at {f2} early. || {f2} may follow later, {f1} may not.',
  },
  {
    type: 'content',
    text: 'All pictures are {p1f}’s, taken in {district}. || There is no photographer; {p1f} has a phone. || No picture of {org} is younger than {phoneAge} years.',
    effect:
      '{f1} uses {p1f}’s pictures or none. || {surface} uses drawings or type. || {f2} shows {p1f}’s pictures small.',
  },
  {
    type: 'brand',
    text: '{org}’s lettering hangs in {district} and stays. || {p0f} will not touch {org}’s sign. || In {district} everyone knows the sign; it stays.',
    effect:
      '{f1} sets the name as the sign does. || No new mark on {surface}; the sign is scanned. || Colours of {surface} must bear the sign beside them.',
  },
  {
    type: 'legal',
    text: '{org} stores little on {pf}, by law. || {country} makes {org} delete names after {few} weeks.',
    effect:
      '{f1} asks for {fields} things at most. || {f2} says when it forgets. || No field in {f1} without its reason.',
  },
];

/**
 * Chooses constraints: at least one more of the organisation than of the place, with types as different as
 * possible.
 */
export function drawConstraints(skeleton: Skeleton, pen: Pen): BriefContent['constraints'] {
  const { kind } = rowsOf(skeleton);
  const { constraints: count } = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const boxed = skeleton.timeBoxDays === null ? 0 : 1;
  const local = skeleton.level === 'foundation' ? 0 : 1;
  const shared = pen.knowing(cuesOf(skeleton, pen)).knowing({
    few: numberWord(pen.random.int(3, 6)),
    phoneAge: numberWord(pen.random.int(5, 9)),
    weight: String(pen.random.int(18, 44) * 10),
    minutes: numberWord(pen.random.int(3, 8)),
    fields: numberWord(pen.random.int(2, 5)),
  });
  const own = spread(pen.random.shuffle(kind.constraints), count - local - boxed);
  const drawn = [
    ...own.map((constraint) => written(constraint, pen)),
    ...pen.random.sample(ofThePlace, local).map((constraint) => written(constraint, shared)),
  ];
  return boxed ? [timeBox(skeleton.timeBoxDays!, shared), ...drawn] : drawn;
}

function written({ type, text, effect }: Constraint, pen: Pen): BriefContent['constraints'][number] {
  return { type, text: pen.write(text), effect: pen.write(effect) };
}

/** Takes constraints of new types first, then second ones of a type. */
function spread(constraints: readonly Constraint[], count: number): Constraint[] {
  const first: Constraint[] = [];
  const second: Constraint[] = [];
  for (const constraint of constraints) {
    (first.some(({ type }) => type === constraint.type) ? second : first).push(constraint);
  }
  return [...first, ...second].slice(0, count);
}

function timeBox(days: number, pen: Pen): BriefContent['constraints'][number] {
  const box = pen.knowing({ days: String(days), half: String(Math.max(1, Math.round(days * 0.6))) });
  return { type: 'time', text: box.one(boxes), effect: box.one(boxEffects[days <= 7 ? 'short' : 'long']) };
}

const boxes = [
  '{days:w} days; {p0f} sees {f1} on day {half}.',
  '{p0} gives it {days:w} days.',
  '{p1f} can wait {days:w} days.',
  'Day {days}: {p1f} takes it away.',
  '{org} shows it to {a} on day {days}.',
  '{b} asks on day {half}; {p0f} closes on day {days}.',
  '{days:w} days, then {p0f} says yes or no.',
  'Day {days} is fixed: {p1f} presents {f1} then.',
  '{p0f} is away from day {days} on.',
  '{a} looks in on day {half} of {days}.',
  'After {days:w} days {org} moves on.',
];

const boxEffects = {
  short: [
    '{f1} in every state; {f2} in outline.',
    '{f1} in colour; {f2} may be grey.',
    '{f1} alone is finished; {f2} is explained.',
    'One path, {f1} to {f2}, no side roads.',
    '{f1} includes “{state}”.',
    '{pf} reaches {goal}; other paths are listed.',
    'Draw “{state}” before anything pretty.',
    '{surface} before the rest; gaps are listed.',
    'Two sizes of {f1}, one of the rest.',
  ],
  long: [
    'By day {half}, {few} people have tried {f1}.',
    '{surface} shown unfinished to {p0f} early on.',
    'Find out {unknown}.',
    '{pf} tries {f1} before {f2} is begun.',
    '{p0f} compares two versions of {f1} halfway.',
    '{p1f} reads every word of {f1} once.',
    '{few} people meet “{state}”.',
    '{f1} drawn, tried, mended; {f2} drawn.',
    'At the end: “{state}”, “{state2}”, wording.',
  ],
} as const;
