import type { BriefContent } from '../content.ts';
import { isCountedInFrames } from '../frames.ts';
import { type Failure, noted } from './failure.ts';

/** M28: ‘a feature’ that a text names is a feature of the brief, and the task explains the first screen. */
export function checkFirstMention(content: BriefContent): Failure[] {
  const { task, keyFeatures } = content;
  if (!task) return [];
  const titles = keyFeatures.map(({ title }) => title);
  const unknown = textsWithFeatures(content).flatMap((text) => unknownIn(text, titles));
  const first = !isCountedInFrames(content.deliverables) || titles.some((title) => task.includes(`‘${title}’: it `));
  return [
    ...unknown.map((text) => noted('M28', `No feature is called so: ${text}`)),
    ...(first ? [] : [noted('M28', 'The task does not say which screen comes first, and what it does.')]),
  ];
}

function textsWithFeatures(content: BriefContent): string[] {
  const { task, safety, constraints, tension, unknowns, plotTwist, featuresIntro } = content;
  const effects = constraints.map(({ effect }) => effect);
  return [task ?? '', safety ?? '', ...effects, tension?.where ?? '', ...unknowns, plotTwist ?? '', featuresIntro];
}

/** Features stand in single quotation marks, and words of a screen in double ones. */
function unknownIn(text: string, titles: readonly string[]): string[] {
  return [...text.matchAll(/‘/g)]
    .map(({ index }) => text.slice(index + 1))
    .filter((rest) => !titles.some((title) => rest.startsWith(`${title}’`)))
    .map((rest) => rest.slice(0, 40));
}
