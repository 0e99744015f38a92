import { type StyleId, styleOf } from '../../../catalog/styles.ts';
import type { BriefContent } from '../../content.ts';
import { fonts } from '../direction/fonts.ts';
import { type Manner, manners } from '../direction/manner.ts';
import { drawPalette } from '../direction/palette.ts';
import type { Style } from '../direction/style.ts';
import { styleTable } from '../direction/styles.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { inner, namesOf, surfaceName } from './cues.ts';

/** The look: what the first style asks of the page. */
const looks = [
  '{A} here means {layout}, {type} and {colour}.',
  '{layout}, {type}, {colour}: {A} for {org}.',
  '{org} in {A}: {type}, {layout}, {colour}.',
  '{A} through {colour}, {type} and {layout}.',
  '{type}, {colour} and {layout} make {org} {A}.',
  '{colour}, {layout} and {type}: [together|in short] {A}.',
  'For {org}, {A} is {layout} with {type}; {colour}.',
  '{layout} and {colour}, with {type}: that is {A} here.',
  'Think {A}: {colour}; {type}; {layout}.',
  '{A}, as {org} needs it: {layout}, {colour}, {type}.',
  '{p0f} asked for {A}: {type}, {colour}, {layout}.',
];

/** Sources of the illustrations. */
const sources = [
  'Drawings follow {object}.',
  'Borrow proportions from {object}.',
  '{object} [lend|give] the shapes.',
  'Icons come from {object}.',
  'Pictures show {object}, nothing staged.',
  'Patterns follow {object}.',
  'First sketch {object}.',
  'Accents from {object}.',
  'Mood board: {object}.',
  '{object} set the scale.',
  '{object}: no other ornament.',
  'Shapes: {object}.',
  'Start the palette from {object}.',
  '{p1f} lends {object} as models.',
  'Look closely at {object}.',
];

/** Needs of the place where the design is used. */
const uses = [
  'Used {moment}: {need}, {need2}.',
  'Seen {moment}, so {need}.',
  'Read {moment}, hence {need}.',
  'Opened {moment}. So: {need}, {need2}.',
  'Met {moment}, it calls for {need}.',
  'Used {moment}; {need} above all.',
  'Picture {pf} {moment}: {need}, {need2}.',
  'Somebody opens it {moment}; what helps: {need}.',
  'Read {moment}: {need} and {need2}.',
];

/** Where the second style is used. */
const guests = [
  '{B} comes in on {f2}: {bType}, {bColour}.',
  '{f2} may be {B}, with {bColour} and {bType}.',
  'Keep {B} for {f2}: {bLayout}, {bColour}.',
  '{B} adds {bType} to {f2}.',
  'From {B} take {bType} and {bColour}, for {f2} above all.',
  '{B} shows in {bColour} and, on {f2}, {bLayout}.',
  '{f2} brings {B} in by {bType}, {bLayout}.',
];

const disputes = [
  'On {f1}, {A} decides.',
  '{surface} stays {A}.',
  'In a clash over {f1}, {A} wins.',
  '{A} leads wherever {pf} has to act.',
  'When in doubt, {f1} is {A}.',
  '{A} or {B}? Whichever shows {f1} sooner.',
  '{B} gives way at {f1}.',
  'For {f1}, {A} alone.',
  '{f1} belongs to {A}, whatever {B} does.',
  'One rule: {f1} is {A}.',
  'Where both fit {f1}, choose {A}.',
];

const avoids = [
  'Avoid {x} and {y}.',
  'No {x}, no {y}.',
  '{p0f} would send back {x} or {y}.',
  'Leave out {x} and {y}.',
  'Wrong for {org}: {x}, {y}.',
  '{x} and {y} stay out of {town}.',
  'Without {x}, without {y}.',
  'Neither {x} nor {y}.',
  '{pf} could do without {x} and {y}.',
];

const voices = [
  'Wording: {v1}, {v2}.',
  '“{sample}” sets the tone: {v1}, {v2}.',
  'Write with {v1} and {v2}.',
  'Texts need {v1}, {v2}, as in “{sample}”.',
  'Every text at {org}: {v1}, {v2}.',
  '{v1}, {v2}: so {p0f} wants it written.',
  'Tone: {v1}; {v2}.',
  '{p1f} writes like this: {v1}, {v2}.',
  'For words, {v1} and {v2}.',
];

export function writeDirection(
  skeleton: Skeleton,
  pen: Pen,
): Pick<BriefContent, 'styleDescription' | 'colors' | 'typography'> {
  const [sample, other] = pen.random.sample(rowsOf(skeleton).kind.samples, 2);
  return {
    styleDescription: describe(skeleton, pen, other ?? sample!),
    colors: drawPalette(skeleton.styles, pen.random),
    typography: drawTypography(skeleton, pen, sample!),
  };
}

/** One of a style’s phrases, or two different ones. */
const phrase = (style: StyleId, what: keyof Manner, pen: Pen): string =>
  pen.plain(pen.random.pick(manners[style][what]));
const phrases = (style: StyleId, what: keyof Manner, pen: Pen, isFitting = (_: string) => true): [string, string] => {
  const [one, two] = pen.random.sample(manners[style][what].filter(isFitting), 2).map((text) => pen.plain(text));
  return [one!, two!];
};

const outdoors = /\bsun\b|\boutdoors\b/;
const notInSun =
  /\b(?:night|midnight|dark|dim\w*|torch\w*|lamp|neon|light|morning|evening|dawn|bed|kitchen|office|corridor|room|hall|table|desk|counter|stairs?|bus|van|cellar|train|ward)\b/;

function describe(skeleton: Skeleton, pen: Pen, sample: string): string {
  const { kind } = rowsOf(skeleton);
  const [first, second] = skeleton.styles as [StyleId, StyleId?];
  const guest = second ?? first;
  const moment = pen.plain(pen.random.pick(kind.moments));
  // Contrast in full sun makes no sense at four in the morning.
  const [need, need2] = phrases(first, 'needs', pen, (text) => !outdoors.test(text) || !notInSun.test(moment));
  const [x, y] = phrases(pen.random.pick([first, guest]), 'avoid', pen);
  const [v1, v2] = phrases(guest, 'voice', pen);
  const leading = kind.features.find(({ id }) => id === skeleton.features[0]!.id)!;
  const own = pen.knowing({
    A: styleOf(first).label,
    B: styleOf(guest).label,
    layout: phrase(first, 'layout', pen),
    type: phrase(first, 'type', pen),
    colour: phrase(first, 'colour', pen),
    bLayout: phrase(guest, 'layout', pen),
    bType: phrase(guest, 'type', pen),
    bColour: phrase(guest, 'colour', pen),
    ...{ need, need2, x, y, v1, v2 },
    object: pen.plain(pen.random.pick(kind.objects)),
    moment,
    sample: inner(pen.plain(sample)).replace(/\.$/, ''),
    surface: `‘${surfaceName(skeleton, leading.on, pen)}’`,
    f1: `‘${skeleton.features[0]!.title}’`,
    f2: `‘${skeleton.features[1]!.title}’`,
    ...namesOf(skeleton),
  });
  const pair = second ? [own.one(guests), own.one(disputes)] : [];
  return [own.one(looks), own.one(sources), own.one(uses), ...pair, own.one(avoids), own.one(voices)].join(' ');
}

/** Body text settings, as figures a designer can enter. */
const bodyNotes = [
  '{size} px on {lead}; {wide} characters.',
  '{wide} characters, {size} px, leading {lead}.',
  'Leading {lead}, {size} px; captions {small}.',
  'Text {size}/{high} px, captions {small}.',
  'Left-aligned, {size} px; {wide} characters a line.',
  '{size} px; line height {lead}.',
  'Ragged right: {size}/{high} px, {wide} characters.',
  '{wide} characters at {size} px; notes {small}.',
  '{size} px over {high}; labels {small}.',
  'From {size} px, {lead} apart, {wide} to a line.',
  'Body {size} px, notes {small}, leading {lead}.',
];

function drawTypography(skeleton: Skeleton, pen: Pen, sample: string): BriefContent['typography'] {
  const lead = styleTable[skeleton.styles[0]!];
  const guest = styleTable[skeleton.styles.at(-1)!];
  const heading = pen.random.pick(fonts[pen.random.pick(guest.headings)]);
  const body = pickBody(lead, heading.family, pen);
  const size = pen.random.int(16, 19);
  const leading = pen.random.pick([1.4, 1.45, 1.5, 1.55, 1.6, 1.65]);
  const figures = {
    size: String(size),
    lead: String(leading),
    high: String(Math.round(size * leading)),
    wide: String(pen.random.int(54, 70)),
    small: String(pen.random.int(13, 15)),
  };
  return {
    heading: {
      family: heading.family,
      stack: heading.stack,
      weight: pen.random.pick(heading.weights),
      note: pen.write(`${pen.random.pick(heading.set)}.`),
    },
    body: { family: body.family, stack: body.stack, weight: 400, note: pen.knowing(figures).one(bodyNotes) },
    sample: pen.write(sample),
  };
}

function pickBody(lead: Style, taken: string, pen: Pen) {
  const all = lead.bodies
    .flatMap((kind) => fonts[kind])
    .filter((font) => font.family !== taken && font.weights[0]! < 700);
  return pen.random.pick(all.length > 0 ? all : fonts.humanist.filter((font) => font.family !== taken));
}
