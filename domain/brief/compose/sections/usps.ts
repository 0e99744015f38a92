import type { BriefContent } from '../../content.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { namesOf } from './cues.ts';

const intros = [
  '{org} has {count} things others lack.',
  '{p0f} on {years} years of {org}:',
  '{p0} makes the case for {org}:',
  '{p1f} tells newcomers this:',
  '{district} would miss {count} things if {org} closed.',
  '{count} reasons why {town} keeps {org}:',
  '{p0f} was asked: why {org}?',
  '{org}, in {p1f}’s words:',
  '{years} years, {count} differences:',
  'In {district}, {org} is known for {count} things.',
  'At {org}, {count} things nobody copies:',
  '{p1f} counts {count}, {p0f} agrees:',
  'Asked in {district}, people name these:',
  'As {persona} tells it:',
  'Why not elsewhere? {org} answers:',
  'After {years} years, {org} still stands out:',
  '{town} comes to {org} for this:',
];

export function writeUsps(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'uspIntro' | 'usps'> {
  const { kind } = rowsOf(skeleton);
  const { usps } = scopeOf(skeleton.level, skeleton.timeBoxDays);
  return {
    uspIntro: pen.knowing({ ...namesOf(skeleton), count: usps === 2 ? 'two' : 'three' }).one(intros),
    usps: pen.random
      .sample(kind.usps, usps)
      .map(({ title, text }) => ({ title: pen.write(title), description: pen.write(text) })),
  };
}
