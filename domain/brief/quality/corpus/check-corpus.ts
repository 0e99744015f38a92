import { industryIds } from '../../../catalog/industries.ts';
import { levelIds, timeBoxes } from '../../../catalog/levels.ts';
import { type StyleId, styleIds } from '../../../catalog/styles.ts';
import type { BriefInput } from '../../compose.ts';
import type { BriefContent } from '../../content.ts';
import { type CheckResult, checkResult, percent, type Sample, warned, without } from './check-result.ts';
import { checkLikeness } from './likeness.ts';
import { checkPeople } from './people.ts';
import { type Compress, checkRepetition } from './repetition.ts';
import { checkReplay, checkRobustness } from './robustness.ts';
import { checkColors, checkSituations } from './situations.ts';
import { checkLoad, checkSubstance, checkWording } from './text.ts';

const styleSets: StyleId[][] = styleIds.flatMap((one, index) => [
  [one],
  ...styleIds.slice(index + 1).map((two) => [one, two]),
]);

/** Every second round swaps the two styles, so that each style is first as often as second. */
function stylesOf(n: number): StyleId[] {
  const place = Math.floor(n / industryIds.length);
  const set = styleSets[place % styleSets.length]!;
  return Math.floor(place / styleSets.length) % 2 === 0 ? set : [...set].reverse();
}

/**
 * The choices of `count` briefs: all 216 combinations of industry and styles one after another, with changing
 * levels and time boxes.
 */
export function corpusInputs(count: number, seed: string): BriefInput[] {
  return Array.from({ length: count }, (_, n) => ({
    industry: industryIds[n % industryIds.length]!,
    styles: stylesOf(n),
    level: levelIds[Math.floor(n / 7) % levelIds.length]!,
    timeBoxDays: timeBoxes[Math.floor(n / 11) % timeBoxes.length]!.days,
    seed: `${seed} ${n}`,
  }));
}

/**
 * The mechanical checks over many briefs, in order; `reference` are briefs written by hand. Replay and robustness are
 * checked for composed briefs only, because a model may answer differently each time.
 */
export function checkCorpus(
  samples: readonly Sample[],
  {
    reference,
    compress,
    isComposed = true,
  }: { reference: readonly BriefContent[]; compress: Compress; isComposed?: boolean },
): CheckResult[] {
  const share = (
    code: 'M1' | 'M21' | 'M24' | 'M27' | 'M28' | 'M29' | 'M30',
    name: string,
    threshold: number,
  ): CheckResult => {
    const good = without(samples, code);
    return checkResult(
      code,
      name,
      percent(good),
      threshold === 1 ? '100%' : `≥ ${percent(threshold)}`,
      good >= threshold,
    );
  };
  return [
    share('M1', 'Complete, lengths in range', 1),
    ...checkLikeness(samples, reference),
    warned(checkRepetition(samples, reference, compress)),
    ...checkWording(samples),
    ...checkPeople(samples),
    ...checkSubstance(samples),
    ...checkColors(samples),
    share('M21', 'Coherent: place, money, ages, non-goals', 0.99),
    checkLoad(samples),
    checkSituations(samples),
    share('M24', 'No known person, no promise', 1),
    share('M27', 'Goals and requirements have their form', 1),
    share('M28', 'Features that are named exist', 1),
    share('M29', 'Figures that belong together agree', 1),
    share('M30', 'Colours are what their names say', 1),
    ...(isComposed ? [checkRobustness(samples), checkReplay(samples)] : []),
  ];
}
