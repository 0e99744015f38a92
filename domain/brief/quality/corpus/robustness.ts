import { composeBrief } from '../../compose.ts';
import { checkBrief, isFit } from '../check-brief.ts';
import { type CheckResult, checkResult, type Sample } from './check-result.ts';

/** M25 for the gate: it answers any input with failures and never throws. */
export function checkRobustness(samples: readonly Sample[]): CheckResult {
  let broken = 0;
  let held = 0;
  for (const { content, input } of samples.slice(0, 30)) {
    for (const harm of harms) {
      broken += 1;
      const text = JSON.stringify(content);
      if (
        isHeld(() =>
          isFit(checkBrief(harm(structuredClone(content) as unknown as Record<string, unknown>, text), input)),
        )
      )
        held += 1;
    }
  }
  return checkResult(
    'M25',
    'The gate against broken briefs',
    `${held} of ${broken} refused, none thrown`,
    'all of ≥ 200',
    held === broken && broken >= 200,
  );
}

function isHeld(passes: () => boolean): boolean {
  try {
    return !passes();
  } catch {
    return false;
  }
}

const harms: readonly ((content: Record<string, unknown>, text: string) => unknown)[] = [
  () => null,
  () => '',
  () => 'I cannot help with that.',
  (_, text) => text.slice(0, text.length / 2),
  (content) => ({ ...content, title: '' }),
  (content) => ({ ...content, personas: [] }),
  (content) => ({ ...content, colors: (content.colors as object[]).map((color) => ({ ...color, hex: 'red' })) }),
  (content) => ({ ...content, keyFeatures: 'many' }),
  (content) => ({ ...content, projectGoals: [{ text: 'a goal' }] }),
  (content) => ({
    ...content,
    deliverables: (content.deliverables as object[]).map((item) => ({ ...item, goals: [9], features: [9] })),
  }),
  (content) => ({
    ...content,
    colors: (content.colors as { role: string }[]).map((color) =>
      color.role === 'text' ? { ...color, hex: '#FFFFFF' } : { ...color, hex: '#FAFAFA' },
    ),
  }),
  (content) => ({ ...content, projectDescription: 'x'.repeat(9000) }),
]; // prettier-ignore

/** M26: a brief composed again from the same choices is identical. */
export function checkReplay(samples: readonly Sample[]): CheckResult {
  const same = samples.filter(
    ({ input, content }) => JSON.stringify(composeBrief(input).content) === JSON.stringify(content),
  ).length;
  return checkResult('M26', 'Replay', `${same} of ${samples.length} identical`, 'all', same === samples.length);
}
