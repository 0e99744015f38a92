import type { BriefContent } from '../content.ts';
import type { BriefSectionId } from '../sections.ts';
import { Random } from './random.ts';
import { scopeOf } from './scope.ts';
import { writeAudience } from './sections/audience.ts';
import { isChecked, placeFeatures, writeDeliverables } from './sections/deliverables.ts';
import { writeDirection } from './sections/direction.ts';
import { writeFeatures } from './sections/features.ts';
import { writeOverview } from './sections/overview.ts';
import { writeTwist } from './sections/twist.ts';
import { writeUsps } from './sections/usps.ts';
import { featureOf, Pen, rowsOf, type Skeleton, triggersFor } from './skeleton.ts';
import { write } from './text.ts';

const writers: Record<BriefSectionId, (skeleton: Skeleton, pen: Pen) => Partial<BriefContent>> = {
  overview: writeOverview,
  usps: writeUsps,
  audience: writeAudience,
  direction: writeDirection,
  features: writeFeatures,
  deliverables: writeDeliverables,
  twist: writeTwist,
};

export function writeSection(skeleton: Skeleton, section: BriefSectionId, seed: string): Partial<BriefContent> {
  return writers[section](skeleton, new Pen(skeleton.facts, new Random(`${seed} ${section}`)));
}

/** The skeleton for another attempt at one section: only choices that no other section depends on may change. */
export function redraw(skeleton: Skeleton, section: BriefSectionId, random: Random): Skeleton {
  switch (section) {
    case 'overview':
      return redrawOverview(skeleton, random);
    case 'features':
      return redrawFeatures(skeleton, random);
    case 'twist':
      return redrawTwist(skeleton, random);
    default:
      return skeleton;
  }
}

function redrawOverview(skeleton: Skeleton, random: Random): Skeleton {
  const { kind, trouble, country } = rowsOf(skeleton);
  const used = new Set(skeleton.features.map(({ id }) => id));
  const allowed = kind.nonGoals.flatMap((goal, index) => (goal.bars?.some((id) => used.has(id)) ? [] : [index]));
  // A trigger with a season is fixed, because other sections name its month too.
  const free = triggersFor(trouble, country).filter((index) => !trouble.whyNow[index]!.when);
  const triggerIndex = random.pick([skeleton.triggerIndex, ...free]);
  return {
    ...skeleton,
    triggerIndex,
    trigger: trouble.whyNow[triggerIndex]!.kind,
    nonGoals: random.sample(allowed, skeleton.nonGoals.length),
  };
}

/** Features that the deliverables name stay. Each of the others is replaced by one of the same surface. */
function redrawFeatures(skeleton: Skeleton, random: Random): Skeleton {
  const { kind, trouble } = rowsOf(skeleton);
  const scope = scopeOf(skeleton.level, skeleton.timeBoxDays);
  const placed = placeFeatures(skeleton);
  const barred = new Set(skeleton.nonGoals.flatMap((index) => kind.nonGoals[index]!.bars ?? []));
  const taken = new Set(skeleton.features.map(({ id }) => id));
  const features = placed.map(({ row, index: _, ...feature }) => {
    const here = placed.filter((other) => other.row.on === row.on);
    const bound =
      feature.priority === 'high' || isChecked(here.find(({ id }) => id === feature.id)!, here, scope.requirements);
    const others = [...trouble.core, ...trouble.more]
      .map((entry) => featureOf(entry, scope))
      .map((other) => ({ ...other, row: kind.features.find(({ id }) => id === other.id)! }))
      .filter((other) => other.row.on === row.on && !taken.has(other.id) && !barred.has(other.id));
    if (bound || others.length === 0) return feature;
    const chosen = random.pick(others);
    taken.add(chosen.id);
    return { ...feature, id: chosen.id, goal: chosen.goal, title: write(chosen.row.title, skeleton.facts, random) };
  });
  return { ...skeleton, features };
}

function redrawTwist(skeleton: Skeleton, random: Random): Skeleton {
  const { kind } = rowsOf(skeleton);
  const others = kind.twists.map((_, index) => index).filter((index) => index !== skeleton.twist);
  return skeleton.twist === null ? skeleton : { ...skeleton, twist: random.pick(others) };
}
