import type { BriefContent } from '../content.ts';
import { framesAsked, isCountedInFrames } from '../frames.ts';
import { type Failure, noted } from './failure.ts';

const GOAL = /^(?:Raise|Lower|Keep) .+ from .+ to .+ by \d{1,2} \p{Lu}\p{L}+(?: \d{4}| next year)?, measured by .+\.$/u;

/** M27: goals have one form, and so have requirements that are counted in frames. Briefs without a task are older. */
export function checkForms({ task, projectGoals, keyFeatures, deliverables }: BriefContent): Failure[] {
  if (!task) return [];
  const titles = new Set(keyFeatures.map(({ title }) => title));
  const goals = projectGoals
    .filter((goal) => !GOAL.test(goal))
    .map((goal) => noted('M27', `Not “Raise or lower … from … to … by …, measured by …”: ${goal}`));
  const counted = isCountedInFrames(deliverables) ? deliverables : [];
  const requirements = counted
    .flatMap(({ description, requirements }) => requirements.map((requirement) => ({ requirement, description })))
    .flatMap(({ requirement, description }) => {
      const asked = framesAsked(requirement, description);
      if (!asked) return [noted('M27', `Not “Feature: N frames, …; serves goal N.”: ${requirement}`)];
      if (!titles.has(asked.name)) return [noted('M27', `‘${asked.name}’ is handed in, and is no feature.`)];
      const isKnown = asked.goal !== null && asked.goal <= projectGoals.length;
      return isKnown ? [] : [noted('M27', `‘${asked.name}’ serves no goal of this brief.`)];
    });
  return [...goals, ...requirements];
}
