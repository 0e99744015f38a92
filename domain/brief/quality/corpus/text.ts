import { defaultTitle } from '../../../catalog/industries.ts';
import { briefSections } from '../../sections.ts';
import { goalFigures, isTickable, ROUND_PERCENTAGES, targetPercentages, tickableShare } from '../goals.ts';
import { FILLER_PER_THOUSAND_MAX, fillerRate, readingOf } from '../language.ts';
import { wordsOf } from '../prose.ts';
import {
  allowedText,
  type CheckResult,
  checkResult,
  commonest,
  countsOf,
  percent,
  quantile,
  type Sample,
  shareAllowed,
  shareOf,
  warned,
  without,
} from './check-result.ts';

/** M5 to M7: titles, openings and filler. */
export function checkWording(samples: readonly Sample[]): CheckResult[] {
  const titles = samples.map(({ content }) => wordsOf(content.title).join(' '));
  const unique = new Set(titles).size / titles.length;
  const head = commonest(countsOf(titles.map((title) => title.split(' ').slice(0, 3).join(' '))));
  const defaults = samples.filter(({ content, input }) => content.title === defaultTitle(input.industry)).length;
  const opening = briefSections
    .map(({ title, fields }) => {
      const openings = samples.flatMap(({ content }) => {
        const first = fields.map((field) => content[field]).find((value) => typeof value === 'string' && value !== '');
        return typeof first === 'string' ? [wordsOf(first).slice(0, 4).join(' ')] : [];
      });
      return { title, ...commonest(countsOf(openings)) };
    })
    .sort((a, b) => b.share - a.share)[0]!;
  const rates = samples.map(({ content }) => fillerRate(content));
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const worst = Math.max(...rates);
  const clean = without(samples, 'M7');
  return [
    checkResult(
      'M5',
      'Titles',
      `commonest beginning ‘${head.key}’ ${percent(head.share)}, ${defaults} stand-in titles; ${percent(unique)} unique`,
      `${allowedText(0.02, titles.length)}, 0`,
      head.share <= shareAllowed(0.02, titles.length) && defaults === 0,
    ),
    warned(
      checkResult(
        'M6',
        'Openings of sections (first four words)',
        `commonest ‘${opening.key}’ (${opening.title}) ${percent(opening.share)}`,
        allowedText(0.02, samples.length),
        opening.share <= shareAllowed(0.02, samples.length),
      ),
    ),
    checkResult(
      'M7',
      'Filler words in a thousand',
      `mean ${mean.toFixed(2)}, highest ${worst.toFixed(1)}, briefs free of the worst ten ${percent(clean)}`,
      `≤ 1, ≤ ${FILLER_PER_THOUSAND_MAX}, 100%`,
      mean <= 1 && worst <= FILLER_PER_THOUSAND_MAX && clean === 1,
    ),
  ];
}

/** M11 to M17: goals, bounds, tension, traces, requirements, priorities. */
export function checkSubstance(samples: readonly Sample[]): CheckResult[] {
  const figures = samples.map(({ content }) => goalFigures(content));
  const measurable = shareOf(figures, (figure) => figure.measurable >= 2);
  const baselines = shareOf(figures, (figure) => figure.baselines >= 1);
  const targets = samples.flatMap(({ content }) => targetPercentages(content));
  const round = shareOf(targets, (target) => ROUND_PERCENTAGES.includes(target));
  const bounds = without(samples, 'M13');
  const tension = without(samples, 'M14');
  const traces = without(samples, 'M15');
  const requirements = samples.flatMap(({ content }) => {
    const screens = content.keyFeatures.map(({ title }) => title);
    return content.deliverables.flatMap((item) => item.requirements.map((text) => isTickable(text, screens)));
  });
  const tickable = shareOf(requirements, (tick) => tick);
  const least = Math.min(...samples.map(({ content }) => tickableShare(content)));
  const priorities = without(samples, 'M17');
  return [
    checkResult(
      'M11',
      'Goals measurable',
      `two in ${percent(measurable)}, a baseline in ${percent(baselines)}`,
      '≥ 95%, ≥ 90%',
      measurable >= 0.95 && baselines >= 0.9,
    ),
    checkResult('M12', 'Round percentages as targets', percent(round), '≤ 40%', round <= 0.4),
    checkResult('M13', 'Three real constraints and a non-goal', percent(bounds), '≥ 95%', bounds >= 0.95),
    checkResult('M14', 'Tension between two who appear', percent(tension), '≥ 95%', tension >= 0.95),
    checkResult('M15', 'Deliverables traced to goals and features', percent(traces), '100%', traces === 1),
    checkResult(
      'M16',
      'Requirements that can be ticked',
      `${percent(tickable)}, least in one brief ${percent(least)}`,
      '≥ 80%, ≥ 60%',
      tickable >= 0.8 && least >= 0.6,
    ),
    checkResult('M17', 'At most half of the features high', percent(priorities), '100%', priorities === 1),
  ];
}

/** M22: reading load. */
export function checkLoad(samples: readonly Sample[]): CheckResult {
  const inside = without(samples, 'M22');
  const readings = samples.map(({ content }) => readingOf(content));
  const words = readings.map((reading) => reading.words);
  const grade = quantile(
    readings.map((reading) => reading.grade),
    0.5,
  );
  return checkResult(
    'M22',
    'Reading load',
    `${percent(inside)} inside; words ${quantile(words, 0.05)} / ${quantile(words, 0.5)} / ${quantile(words, 0.95)} (5th, median, 95th), grade ${grade.toFixed(1)}`,
    '≥ 95% with 600–1,100 words',
    inside >= 0.95,
  );
}
