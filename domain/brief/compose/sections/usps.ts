import type { BriefContent } from '../../content.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

const intros = [
  'At {org} {count} things are [different|unlike elsewhere]:',
  '{org} [can point to|has] {count} things that are hard to copy.',
  '{org}, [says {p0f}|as {p0f} tells it], lives on {count} things.',
  '{p0} would put [it|the case for {org}] like this.',
  '{p1f} names {count} things that [keep people|bring people back].',
  '{town} would [lose|miss] {count} things without {org}.',
  '{org} against the rest: {count} [reasons|differences].',
  '{p0f} was asked why {org}, and [answered|said]:',
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
