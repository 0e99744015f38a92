import type { BriefContent } from '../../content.ts';
import { isTickable } from '../../quality/goals.ts';
import type { Feature } from '../kinds.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { numberWord } from '../text.ts';
import { crafts } from './crafts.ts';

type Deliverable = BriefContent['deliverables'][number];

const intros = [
  '{p0} gets {count} [things|pieces]; a line that cannot be ticked is [not done|open].',
  '{org} wants {count} [finished|whole] things, in this order.',
  '{p0} and {p1f} will sit down with {count} [sheets|pieces] and a pencil.',
  '{town} gets to see {count} things in the end[, each with its conditions|].',
  '{p0f} is handed {count} things, each of which can be [ticked off|checked].',
  '{org} [needs|expects] {count} pieces of work; a [tick|cross] beside every line [decides|settles it].',
  '{p1f} will go through {count} things, line by line.',
  '{p0} [signs|pays] for {count} [pieces|things], complete and no more.',
  '{p0f} [opens|looks at] the first of these {count} first.',
  'To {org}, {count} things are [owed|due]: whole ones.',
];
const boxed: readonly { days: number; texts: readonly string[] }[] = [
  {
    days: 3,
    texts: [
      '{p1f} [looks|checks] on the last evening: {days:w} days, {count} things, [no more|nothing else].',
      '{p0f} [asks|has asked] for {count} pieces and has {days:w} days to wait for them.',
      '{org} gets {count} things after {days:w} days, [finished|whole] rather than many.',
      '{p0f} wants to see {count} [things|pieces] after {days:w} days, the first of them [finished|complete].',
    ],
  },
  {
    days: 7,
    texts: [
      '{p1f} wants {count} pieces before the week is out, and [counts|ticks].',
      '{p0} leaves {days:w} days for {count} things; [a small whole|one thing whole] beats a large half.',
      '{p0f} gives it a week: {count} things, and [opens|tries] the first one.',
      '{org} expects {count} things within {days:w} days; [leave out|drop] rather than thin out.',
    ],
  },
  {
    days: 14,
    texts: [
      '{p0f} will [see|look at] the first of {count} things after [six|seven] days, all of them after {days}.',
      '{p1f} has room for {count} pieces and [a fortnight|two weeks] of questions about them.',
      '{org} gets {count} pieces in {days} days, [shown|discussed] once with {p0f} on the way.',
      '{p1f} has time for one [correction|round] in two weeks, over {count} things.',
    ],
  },
  {
    days: 30,
    texts: [
      '{p0} has a month and wants {count} things [for it|at its end], tried on [people|strangers] before.',
      '{org} gives {days} days for {count} pieces, with [one showing|a showing] on day {half}.',
      '{org} gets {count} pieces in a month, the first of them [tried out|in {p1f}’s hands] by day {half}.',
      '{p0f} has {days} days: {count} things, with what was learnt [between|on the way] left visible.',
    ],
  },
];

export function writeDeliverables(
  skeleton: Skeleton,
  pen: Pen,
): Pick<BriefContent, 'deliverablesIntro' | 'deliverables'> {
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const screens = surfaces(skeleton, pen, scope.requirements);
  const rest = craftWork(skeleton, pen, scope.deliverables - screens.length, scope.requirements);
  const deliverables = [...screens, ...rest];
  const box = boxed.find(({ days }) => skeleton.timeBoxDays !== null && skeleton.timeBoxDays <= days);
  const count = numberWord(deliverables.length);
  const days = skeleton.timeBoxDays;
  return {
    deliverablesIntro: pen.one(box ? box.texts : intros, {
      count,
      days: String(days),
      half: String(Math.round((days ?? 0) * 0.6)),
    }),
    deliverables,
  };
}

type Placed = Skeleton['features'][number] & { index: number; row: Feature };

export function placeFeatures(skeleton: Skeleton): Placed[] {
  const { kind } = rowsOf(skeleton);
  return skeleton.features.map((feature, index) => ({
    ...feature,
    index,
    row: kind.features.find((candidate) => candidate.id === feature.id)!,
  }));
}

/** Whether the deliverable names the feature in a requirement; the last line is kept for the states. */
export function isChecked(feature: Placed, here: readonly Placed[], requirements: number): boolean {
  return here.indexOf(feature) < requirements - 1;
}

/** One deliverable for each side of the product that a high feature lives on, then for others as far as the scope allows. */
function surfaces(skeleton: Skeleton, pen: Pen, requirements: number): Deliverable[] {
  const { kind } = rowsOf(skeleton);
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const placed = placeFeatures(skeleton);
  const needed = new Set(placed.filter(({ priority }) => priority === 'high').map(({ row }) => row.on));
  if (skeleton.level !== 'foundation' && scope.deliverables > 2) for (const { row } of placed) needed.add(row.on);
  return [...needed].map((on) => {
    const surface = kind.surfaces[on];
    const here = placed.filter(({ row }) => row.on === on);
    const checked = here.filter((feature) => isChecked(feature, here, requirements));
    return {
      title: pen.write(surface.name),
      description: `${pen.write(/^\d/.test(surface.format) ? `Drawn at ${surface.format}` : surface.format)}.`,
      requirements: [
        ...checked.map(({ row }) => requirement(pen.write(row.check), pen)),
        pen.write('[States|States drawn|Shown as well]: {states}', { states: pen.plain(surface.states) }),
      ],
      goals: [...new Set(here.map(({ goal }) => goal))].filter((goal) => goal < scope.goals).sort((a, b) => a - b),
      features: here.map(({ index }) => index),
    };
  });
}

/** A requirement that says what must be there; one that only names a situation asks for its picture. */
function requirement(text: string, pen: Pen): string {
  if (isTickable(text, [])) return text;
  return `${text} ${pen.plain('([one frame|drawn as one frame|one screen|a frame of its own])')}`;
}

function craftWork(skeleton: Skeleton, pen: Pen, count: number, requirements: number): Deliverable[] {
  if (count <= 0) return [];
  const { kind } = rowsOf(skeleton);
  const days = skeleton.timeBoxDays;
  const fitting = crafts.filter(
    (craft) => craft.levels.includes(skeleton.level) && (days === null || craft.days <= days),
  );
  const first = kind.features.find((feature) => feature.id === skeleton.features[0]!.id)!;
  const tension = kind.tensions[skeleton.tension]!;
  const more = {
    feature: `‘${skeleton.features[0]!.title}’`,
    a: skeleton.people[tension.of[0]]!,
    b: skeleton.people[tension.of[1]]!,
    persona: skeleton.personas[0]!.name,
    surface: pen.plain(kind.surfaces[first.on].name).toLowerCase(),
  };
  return pen.random.sample(fitting, count).map((craft) => ({
    title: pen.write(craft.title, more),
    description: pen.one(craft.text, more),
    requirements: pen.some(craft.needs, Math.min(requirements - 1, 3), more),
    goals: [craft.goal],
    features: [0],
  }));
}
