import type { BriefContent } from '../../content.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { cuesOf } from './cues.ts';

const intros = [
  '{f1} and {f2} carry it; {fl} is a sketch.',
  '{pf} needs {f1} first; {p0f} would add {f2}.',
  'For {goal}: {f1}. {fl} can wait.',
  '{f1} leads, says {p1f}; {fl} comes last.',
  '{p0f} put {f1} on top, with {pf} in mind.',
  '{town} gets {f1} even if time runs short.',
  '{f1} is for {pf}: {goal}.',
  'Without {f1}, “{metric}” will not move.',
  'Draw {f1} completely, {fl} in outline.',
  '{p1f} could do without {fl}, never without {f1}.',
  '{f2} builds on {f1}; {fl} on neither.',
  '{pf} opens {f1} before anything else.',
  '{f1} first, {fl} last.',
  '{p0f} asks after {f1} every week.',
  'Time short? Drop {fl}, keep {f1}.',
  '{f1}, then {f2}: {p1f} would have it so.',
  '{a} and {b} agree on {f1} at least.',
  'Of these, {pf} would miss {f1} most.',
  '“{state}” is met in {f1}; begin there.',
];

export function writeFeatures(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'featuresIntro' | 'keyFeatures'> {
  const { kind } = rowsOf(skeleton);
  const keyFeatures = skeleton.features.map(({ id, title, priority, goal }) => {
    const feature = kind.features.find((candidate) => candidate.id === id)!;
    return { title, description: pen.write(feature.text), priority, goal };
  });
  const shared = pen.knowing(cuesOf(skeleton, pen)).knowing({ fl: `‘${keyFeatures.at(-1)!.title}’` });
  return { featuresIntro: shared.one(intros), keyFeatures };
}
