import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

export function drawTitle(skeleton: Skeleton, pen: Pen): string {
  return pen.one(rowsOf(skeleton).trouble.titles).replace(/\.$/, '');
}
