import type { BriefContent } from '../../content.ts';
import { isTickable } from '../../quality/goals.ts';
import type { Feature } from '../kinds.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { type Facts, numberWord } from '../text.ts';
import { crafts } from './crafts.ts';
import { cuesOf, statesOf, surfaceName } from './cues.ts';

type Deliverable = BriefContent['deliverables'][number];

const intros = [
  '{p0f} gets {count} things; {f1} decides.',
  '{count} pieces for {org}; {p1f} ticks them off.',
  '{org} asks for {count}, {f1} above all.',
  '{p1f} and {p0f} go through {count} pieces, {surface} first.',
  '{surface} comes first of {count}.',
  '{p0} signs for {count}, all finished.',
  '{town} sees {count} things in {due}.',
  '{f1} and {f2} appear in these {count}.',
  'Of {count} pieces, {p0f} opens {surface} first.',
  '{a} and {b} look at {count} things together.',
  '{count} in all, and {f1} runs through them.',
  'Handed to {p0f}: {count} pieces, none half done.',
  '{p1f}’s wall has room for {count} pieces.',
  'What {org} keeps in the end: {count} pieces.',
  '{pf} should know {f1} at first sight.',
];
/** With a time box, the sentence includes the days. */
const boxed = [
  '{f1} complete: {count} pieces in {days:w} days.',
  '{p0f} expects {count} after {days:w} days, {f1} first.',
  '{org} gets {count} pieces on day {days}.',
  'Day {half}: {f1}, for {p0f}. Day {days}: {count} pieces, complete.',
  '{p1f} and {p0f} want {count} pieces, {days:w} days from now.',
  '{a} sees {f1} on day {half} of {days}.',
  '{surface} by day {half}; then {f2} and the rest.',
  '{count} in {days:w} days; whatever slips, {f1} does not.',
  'By day {days} {p1f} holds {count} pieces.',
  '{f1} on day {half}, the rest by day {days}.',
  '{p0f} has {days:w} days’ patience and wants {count}.',
  '{surface} first; {count} pieces by day {days}.',
  'First {f1}, then {f2}; {count} pieces by day {days}.',
];

export function writeDeliverables(
  skeleton: Skeleton,
  pen: Pen,
): Pick<BriefContent, 'deliverablesIntro' | 'deliverables'> {
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const knowing = pen.knowing(cuesOf(skeleton, pen));
  const screens = surfaces(skeleton, pen, scope.requirements);
  const rest = craftWork(skeleton, knowing, scope.deliverables - screens.length, scope.requirements);
  const deliverables = [...screens, ...rest];
  const count = numberWord(deliverables.length);
  const days = skeleton.timeBoxDays;
  return {
    deliverablesIntro: knowing
      .knowing({ count, days: String(days), half: String(Math.max(1, Math.round((days ?? 0) * 0.6))) })
      .one(days === null ? intros : boxed),
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

/** Whether a requirement of the deliverable names the feature; the last line is reserved for the states. */
export function isChecked(feature: Placed, here: readonly Placed[], requirements: number): boolean {
  return here.indexOf(feature) < requirements - 1;
}

/** The surfaces to design: those of high-priority features, then others as far as the scope allows. */
export function sidesOf(skeleton: Skeleton): (0 | 1)[] {
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const placed = placeFeatures(skeleton);
  const needed = new Set(placed.filter(({ priority }) => priority === 'high').map(({ row }) => row.on));
  if (skeleton.level !== 'foundation' && scope.deliverables > 2) for (const { row } of placed) needed.add(row.on);
  return [...needed];
}

/** One deliverable for each surface to design. */
function surfaces(skeleton: Skeleton, pen: Pen, requirements: number): Deliverable[] {
  const { kind } = rowsOf(skeleton);
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const placed = placeFeatures(skeleton);
  return sidesOf(skeleton).map((on) => {
    const surface = kind.surfaces[on];
    const here = placed.filter(({ row }) => row.on === on);
    const checked = here.filter((feature) => isChecked(feature, here, requirements));
    return {
      title: surfaceName(skeleton, on, pen),
      description: `${pen.write(/^\d/.test(surface.format) ? `Drawn at ${surface.format}` : surface.format)}.`,
      requirements: [
        ...checked.map(({ row }) => requirement(pen.write(row.check), pen)),
        `${pen.write('[States|States drawn|Shown as well|Also drawn|Drawn too|All states]')}: ${statesOf(skeleton, on, pen)}`,
      ],
      goals: [...new Set(here.map(({ goal }) => goal))].filter((goal) => goal < scope.goals).sort((a, b) => a - b),
      features: here.map(({ index }) => index),
    };
  });
}

/** A requirement that says what must be there. A text that only names a situation asks for a picture of it. */
function requirement(text: string, pen: Pen): string {
  if (isTickable(text, [])) return text;
  return `${text} ${pen.plain('([one|a] [frame|screen|drawing])')}`;
}

function craftWork(skeleton: Skeleton, pen: Pen, count: number, requirements: number): Deliverable[] {
  if (count <= 0) return [];
  const days = skeleton.timeBoxDays;
  const fitting = crafts.filter(
    (craft) => craft.levels.includes(skeleton.level) && (days === null || craft.days <= days),
  );
  return pen.random.sample(fitting, count).map((craft) => {
    const own = pen.knowing(drawCounts(pen));
    return {
      title: own.write(craft.title),
      description: own.one(craft.text),
      requirements: own.some(craft.needs, Math.min(requirements - 1, 3)),
      goals: [craft.goal],
      features: [0],
    };
  });
}

/** Numbers of items that a requirement asks for, chosen anew for every deliverable. */
function drawCounts({ random }: Pen): Facts {
  return {
    few: numberWord(random.int(3, 6)),
    many: numberWord(random.int(7, 12)),
    lots: String(random.int(14, 60)),
    length: String(random.int(26, 45) * 10),
    letters: String(random.int(6, 14) * 10),
    points: String(random.int(9, 12)),
  };
}
