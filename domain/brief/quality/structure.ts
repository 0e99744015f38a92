import type { BriefContent, briefContentSchema } from '../content.ts';
import { blocked, type Failure, noted } from './failure.ts';
import { wordsOf } from './prose.ts';
import { GENERIC_CONSTRAINTS } from './word-lists.ts';

/** M1: every field is present and has a sensible length, even fields that the schema allows to be empty. */
export function checkComplete(parsed: ReturnType<typeof briefContentSchema.safeParse>): Failure[] {
  if (!parsed.success) {
    return parsed.error.issues
      .slice(0, 5)
      .map((issue) => blocked('M1', `${issue.path.join('.') || 'The brief'}: ${issue.message}.`));
  }
  const brief = parsed.data;
  const empty = (
    ['situation', 'whyNow', 'successMeasures', 'constraints', 'nonGoals', 'stakeholders', 'unknowns'] as const
  ).filter((field) => brief[field].length === 0);
  const failures = empty.map((field) => noted('M1', `${field} is empty.`));
  failures.push(...tooShort(brief));
  if (!brief.task) failures.push(noted('M1', 'No task says what is to be designed.'));
  if (!brief.typography) failures.push(noted('M1', 'There is no pairing of typefaces.'));
  if (JSON.stringify(brief).match(/\{\w+\}|\[\w+\|/))
    failures.push(blocked('M1', 'A placeholder was left in the text.'));
  return failures;
}

/** Fewest words for each field. */
const LEAST_WORDS = {
  projectDescription: 20,
  situation: 10,
  whyNow: 5,
  primaryAudience: 2,
  styleDescription: 5,
  plotTwist: 12,
} as const satisfies Partial<Record<keyof BriefContent, number>>;

function tooShort(brief: BriefContent): Failure[] {
  return Object.entries(LEAST_WORDS).flatMap(([field, least]) => {
    const text = brief[field as keyof typeof LEAST_WORDS];
    const words = wordsOf(text ?? '').length;
    return text && words < least ? [noted('M1', `${field}: ${words} words say too little; ${least} at least.`)] : [];
  });
}

/** M13: at least three specific constraints, and a non-goal. */
export function checkBounds({ constraints, nonGoals }: BriefContent): Failure[] {
  const real = constraints.filter(({ text }) => !GENERIC_CONSTRAINTS.some((pattern) => pattern.test(text)));
  const failures: Failure[] = [];
  if (real.length < 3)
    failures.push(noted('M13', `Only ${real.length} of the constraints change anything; three are needed.`));
  if (nonGoals.length === 0) failures.push(noted('M13', 'Nothing is said to be out of bounds.'));
  return failures;
}

/** M15: deliverables refer to existing goals and features, and every high-priority feature has a deliverable. */
export function checkTraces({ deliverables, keyFeatures, projectGoals }: BriefContent): Failure[] {
  const failures: Failure[] = [];
  for (const { title, goals, features } of deliverables) {
    if (goals.length + features.length === 0)
      failures.push(blocked('M15', `‘${title}’ serves no goal and no feature.`));
    if (goals.some((index) => index >= projectGoals.length) || features.some((index) => index >= keyFeatures.length)) {
      failures.push(blocked('M15', `‘${title}’ points at a goal or feature that does not exist.`));
    }
  }
  keyFeatures.forEach(({ title, priority, goal }, index) => {
    if (goal >= projectGoals.length)
      failures.push(blocked('M15', `The feature ‘${title}’ serves a goal that does not exist.`));
    if (priority === 'high' && !deliverables.some(({ features }) => features.includes(index))) {
      failures.push(blocked('M15', `No deliverable covers the feature ‘${title}’.`));
    }
  });
  return failures;
}

/** M17: between one and half of the features have high priority, or two of three. */
export function checkPriorities({ keyFeatures }: BriefContent): Failure[] {
  const high = keyFeatures.filter(({ priority }) => priority === 'high').length;
  if (high === 0) return [noted('M17', 'No feature is of high priority.')];
  return high > Math.ceil(keyFeatures.length / 2)
    ? [noted('M17', `${high} of ${keyFeatures.length} features are of high priority.`)]
    : [];
}

const joints = new Set(
  'with that this from than into only just made over after before what which when where their them they other more most'.split(
    ' ',
  ),
);
const telling = (text: string): string[] => wordsOf(text).filter((word) => word.length > 3 && !joints.has(word));

/** M21, one part: no feature does what a non-goal excludes. */
export function checkNonGoals({ nonGoals, keyFeatures }: BriefContent): Failure[] {
  return nonGoals.flatMap((nonGoal) => {
    const words = telling(nonGoal);
    const guilty = keyFeatures.find(({ title, description }) => {
      const titleWords = new Set(telling(`${title} ${description}`));
      return words.length > 1 && words.every((word) => titleWords.has(word));
    });
    return guilty ? [blocked('M21', `The feature ‘${guilty.title}’ does what is ruled out: ${nonGoal}`)] : [];
  });
}
