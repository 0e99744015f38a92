import {
  allowedText,
  type CheckResult,
  checkResult,
  commonest,
  countsOf,
  evenness,
  percent,
  type Sample,
  shareAllowed,
  without,
} from './check-result.ts';

/** M18 to M20: colours and typography. */
export function checkColors(samples: readonly Sample[]): CheckResult[] {
  const contrast = without(samples, 'M18');
  const distinct = without(samples, 'M19');
  const palettes = commonest(
    countsOf(
      samples.map(({ content }) =>
        content.colors
          .map(({ hex }) => hex)
          .sort()
          .join(' '),
      ),
    ),
  );
  const action = commonest(
    countsOf(samples.map(({ content }) => content.colors.find(({ role }) => role === 'action')?.hex ?? 'none')),
  );
  const type = without(samples, 'M20');
  return [
    checkResult('M18', 'Contrast of role pairs', percent(contrast), '100%', contrast === 1),
    checkResult(
      'M19',
      'Palettes distinct and varied',
      `${percent(distinct)} with all colours apart, no palette more than ${palettes.count}×, commonest action ${action.key} ${percent(action.share)}`,
      '100%, 1×, ≤ 3%',
      distinct === 1 && palettes.count === 1 && action.share <= 0.03,
    ),
    checkResult('M20', 'Typefaces shipped, headings larger than text', percent(type), '100%', type === 1),
  ];
}

/** M23: how evenly the cases are drawn, and the types of constraints. */
export function checkSituations(samples: readonly Sample[]): CheckResult {
  const constraint = evenness(countsOf(samples.flatMap(({ content }) => content.constraints.map(({ type }) => type))));
  const cases = countsOf(samples.map(({ skeleton }) => skeleton.case));
  const most = commonest(cases);
  return checkResult(
    'M23',
    'Variety of situations',
    `${cases.size} cases, commonest ${most.key} ${percent(most.share)}; constraints ${constraint.toFixed(2)} even`,
    `${allowedText(0.05, samples.length)}, ≥ 0.85`,
    most.share <= shareAllowed(0.05, samples.length) && constraint >= 0.85,
  );
}
