import type { BriefContent } from '../../content.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

const intros = [
  '{firstFeature} [and what ranks high|with everything ranked high] is built completely; the rest is sketched.',
  '{p0f} would [start|begin] with {firstFeature}; [what is marked low|the low ones] may stay a sentence.',
  '{org} [needs|gets] {total} pieces, of which {high} decide whether it is helped.',
  '{firstFeature} comes first. [Nothing|None] of the rest works without it.',
  'For {org}, {high} of these {total} are [promised|settled]; the others are [wishes|offers] you may argue with.',
  '{p1f} has put them in order: what would be [missed|wanted] most stands first.',
  '{p1f} and {p0f} agree on the first {high}; [the rest|what follows] is open.',
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
