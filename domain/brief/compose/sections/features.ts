import type { BriefContent } from '../../content.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

const intros = [
  'Build [the first {high}|{firstFeature} and what ranks high] completely; sketch the rest.',
  '{p0f} would [start|begin] with {firstFeature}; [what is marked low|the low ones] may stay a sentence.',
  '{total} pieces, of which {high} decide whether {org} [is helped|gets what it needs].',
  '[Start|Begin] with {firstFeature}. [Nothing|None] of the rest works without it.',
  'For {org}, {high} of these {total} are [promised|settled]; the others are [wishes|offers] you may argue with.',
  'In the order in which {p1f} would [miss|want] them:',
  'If only {high} of them get done, [let it be|take] the first {high}.',
];

export function writeFeatures(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'featuresIntro' | 'keyFeatures'> {
  const { kind } = rowsOf(skeleton);
  const keyFeatures = skeleton.features.map(({ id, title, priority, goal }) => {
    const feature = kind.features.find((candidate) => candidate.id === id)!;
    return { title, description: pen.write(feature.text), priority, goal };
  });
  const high = keyFeatures.filter(({ priority }) => priority === 'high').length;
  const number = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const featuresIntro = pen.one(intros, {
    high: number[high]!,
    total: number[keyFeatures.length]!,
    firstFeature: `‘${keyFeatures[0]!.title}’`,
  });
  return { featuresIntro, keyFeatures };
}
