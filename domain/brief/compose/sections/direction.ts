import { type StyleId, styleOf } from '../../../catalog/styles.ts';
import type { BriefContent } from '../../content.ts';
import { faces } from '../direction/faces.ts';
import { moreOfStyles } from '../direction/more-styles.ts';
import { drawPalette } from '../direction/palette.ts';
import type { Style } from '../direction/style.ts';
import { styleTable } from '../direction/styles.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

/** How two styles share one product: the first has the ground, the second comes in. */
const together = [
  'Give {A} {rules}; of {B} [take|use] {brings}, [once|sparingly].',
  '[Divide it|Split it] so: {rules} [in the manner of|as] {A}, and {brings} as {B} would have [it|them].',
  '{A} first, [with|in] {rules}. Then {B} [may add|adds] {brings}, [where it counts|no more than that].',
  'What [stays|lasts] is {A}: {rules}. What [surprises|is remembered] is {B}: {brings}.',
  '{A} decides {rules}; {B} brings {brings}, [and nowhere else|never both at once].',
  '[Let|Have] {B} bring {brings}, while {A} keeps {rules}.',
  '[Leave|Give] {A} {rules}. {B} adds {brings}, [once|at most once] per screen.',
  '{A} and {B} [share|divide] the work: the first has {rules}, the second {brings}.',
];
const disputes = [
  'Both can be had until {object} come into it; there [let|have] {A} draw and {B} colour.',
  '[Tired|Hurried] people, {moment}, get {A}; those who have [time|a free hand] may get more of {B}.',
  'No screen is [half|partly] one and half the other: {A} on [those|the ones] used daily, {B} on the [rare|festive] ones.',
  '[In doubt|When in doubt], {A}. {B} [gets|has] its say on [the cover and the last page|the day something is finished].',
  'A quarrel between them over {object} is settled by [whoever is standing up|the person in a hurry].',
  'Where the two disagree, {A} wins on the screens people [work|wait] in and {B} on the one they [arrive|land] at.',
  'They will [quarrel|pull apart] over {object}: draw [it|that] {A} in form and {B} in colour.',
  'Should they clash, ask which one helps somebody {moment}; that one wins.',
  'If a choice is left open, {A} has the last word in daily use and {B} on the [day|occasion] one remembers.',
];

const bodyNotes = [
  '[16|17] px and [1.5|1.6] between lines; bold for [names|what must be found], never for [joy|mood].',
  'One size, [17|18] px, for [everything longer than a line|all that is read]; [13|14] px for captions [only|alone].',
  'Set [ragged|flush left], about [60|65] characters wide, with [old-style|lining] figures in [text|tables].',
  '[Sentences|Paragraphs] at [16|18] px on [a quiet|an even] grid of [24|26] px; no italics on [small|cheap] screens.',
  'Wide enough to read at arm’s length: [17|18] px, [loose|airy] lines, [short|four-line] paragraphs.',
  '[16|17|18] px on [1.5|1.55|1.6], [60|64|66] characters a line.',
  'Regular throughout, [17|18] px; [numbers|figures] lined up in tables.',
  '[Running text|Text] at [16|17] px, never [below|under] 14; emphasis by place, not by weight.',
  'For everything that is read, [left|ragged right], [62|65] characters at most.',
];

export function writeDirection(
  skeleton: Skeleton,
  pen: Pen,
): Pick<BriefContent, 'styleDescription' | 'colors' | 'typography'> {
  return {
    styleDescription: describe(skeleton, pen),
    colors: drawPalette(skeleton.styles, pen.random),
    typography: drawTypography(skeleton, pen),
  };
}

type Said = keyof (typeof moreOfStyles)[StyleId];

/** One of all the sentences that a style has for this. */
const say = (style: StyleId, what: Said, pen: Pen): string =>
  pen.random.pick([...styleTable[style][what], ...moreOfStyles[style][what]]);

function describe(skeleton: Skeleton, pen: Pen): string {
  const { kind } = rowsOf(skeleton);
  const [first, second] = skeleton.styles;
  const lead = styleTable[first!];
  const object = pen.plain(pen.random.pick(kind.objects));
  const moment = pen.plain(pen.random.pick(kind.moments));
  const feel = pen.one(lead.feel, { object });
  const because = pen.write(say(first!, 'because', pen), { moment });
  if (!second)
    return [feel, because, pen.write(say(first!, 'avoid', pen)), pen.write(say(first!, 'voice', pen))].join(' ');
  const pair = {
    A: styleOf(first!).label,
    B: styleOf(second).label,
    rules: pen.plain(say(first!, 'rules', pen)),
    brings: pen.plain(say(second, 'brings', pen)),
    object: pen.plain(pen.random.pick(kind.objects.filter((other) => other !== object))),
    moment,
  };
  return [
    feel,
    pen.one(together, pair),
    pen.one(disputes, pair),
    pen.write(say(pen.random.pick([first!, second]), 'avoid', pen)),
    pen.write(say(second, 'voice', pen)),
  ].join(' ');
}

function drawTypography(skeleton: Skeleton, pen: Pen): BriefContent['typography'] {
  const { kind } = rowsOf(skeleton);
  const lead = styleTable[skeleton.styles[0]!];
  const guest = styleTable[skeleton.styles.at(-1)!];
  const heading = pen.random.pick(faces[pen.random.pick(guest.headings)]);
  const body = pickBody(lead, heading.family, pen);
  return {
    heading: {
      family: heading.family,
      stack: heading.stack,
      weight: pen.random.pick(heading.weights),
      note: pen.write(`${pen.random.pick(heading.set)}.`),
    },
    body: { family: body.family, stack: body.stack, weight: 400, note: pen.one(bodyNotes) },
    sample: pen.one(kind.samples),
  };
}

function pickBody(lead: Style, taken: string, pen: Pen) {
  const all = lead.bodies
    .flatMap((kind) => faces[kind])
    .filter((face) => face.family !== taken && face.weights[0]! < 700);
  return pen.random.pick(all.length > 0 ? all : faces.humanist.filter((face) => face.family !== taken));
}
