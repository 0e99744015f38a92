import type { BriefContent } from '../../content.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

export function writeTwist(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'plotTwist'> {
  if (skeleton.twist === null) return {};
  return { plotTwist: pen.write(rowsOf(skeleton).kind.twists[skeleton.twist]!) };
}
