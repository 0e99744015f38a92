import { Random } from './compose/random.ts';
import { writeAudience } from './compose/sections/audience.ts';
import { writeDeliverables } from './compose/sections/deliverables.ts';
import { writeDirection } from './compose/sections/direction.ts';
import { writeFeatures } from './compose/sections/features.ts';
import { drawTitle, writeOverview } from './compose/sections/overview.ts';
import { writeTwist } from './compose/sections/twist.ts';
import { writeUsps } from './compose/sections/usps.ts';
import { type BriefInput, drawSkeleton, Pen, type Skeleton } from './compose/skeleton.ts';
import type { BriefContent } from './content.ts';

export type { BriefInput, Skeleton };

/**
 * Writes a whole brief without a language model. The facts are drawn first (the skeleton: who, where, what is wrong, which numbers,
 * who disagrees), then every section is written from them, so that sections agree. Pure: the same input gives the same brief.
 */
export function composeBrief(input: BriefInput): { content: BriefContent; skeleton: Skeleton } {
  const skeleton = drawSkeleton(input);
  const pen = (section: string): Pen => new Pen(skeleton.facts, new Random(`${input.seed} ${section}`));
  const content: BriefContent = {
    title: drawTitle(skeleton, pen('title')),
    ...writeOverview(skeleton, pen('overview')),
    ...writeUsps(skeleton, pen('usps')),
    ...writeAudience(skeleton, pen('audience')),
    ...writeDirection(skeleton, pen('direction')),
    ...writeFeatures(skeleton, pen('features')),
    ...writeDeliverables(skeleton, pen('deliverables')),
    ...writeTwist(skeleton, pen('twist')),
  };
  return { content, skeleton };
}
