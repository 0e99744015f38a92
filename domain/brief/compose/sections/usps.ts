import type { BriefContent } from '../../content.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

const intros = [
  '[What|The things] {org} has that [others of its kind|its rivals] do not:',
  '{org} [can point to|has] {count} things that are hard to copy.',
  'Ask [anyone|somebody] in {district} why {org}, and one hears [this|these {count} things].',
  '{count} reasons [why|that] people [stay with|come to] {org}, in the words of {p0f}.',
  '{p0} would put [it|the case for {org}] like this.',
  'Nobody else [near|around] {town} [does|offers] these {count} things.',
  'If {org} closed, {town} would [lose|miss] {count} things.',
  'Where {org} differs, [according to|as told by] {p1}:',
];

export function writeUsps(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'uspIntro' | 'usps'> {
  const { kind } = rowsOf(skeleton);
  const { usps } = scopeOf(skeleton.level, skeleton.timeBoxDays);
  return {
    uspIntro: pen.one(intros, { count: usps === 2 ? 'two' : 'three' }),
    usps: pen.random
      .sample(kind.usps, usps)
      .map(({ title, text }) => ({ title: pen.write(title), description: pen.write(text) })),
  };
}
