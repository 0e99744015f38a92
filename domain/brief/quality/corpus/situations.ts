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
  const styles = without(samples, 'M20');
  return [
    checkResult('M18', 'Contrast of role pairs', percent(contrast), '100%', contrast === 1),
    checkResult(
      'M19',
      'Palettes distinct and varied',
      `${percent(distinct)} with all colours apart, no palette more than ${palettes.count}×, commonest action ${action.key} ${percent(action.share)}`,
      '100%, 1×, ≤ 3%',
      distinct === 1 && palettes.count === 1 && action.share <= 0.03,
    ),
    checkResult('M20', 'Styles visible and named', percent(styles), '≥ 95%', styles >= 0.95),
  ];
}

/** M23: how varied the situations are, compared with the possible variety. */
export function checkSituations(samples: readonly Sample[]): CheckResult {
  const spread = {
    trigger: evenness(countsOf(samples.map(({ skeleton }) => skeleton.trigger))),
    constraint: evenness(countsOf(samples.flatMap(({ content }) => content.constraints.map(({ type }) => type)))),
    model: evenness(countsOf(samples.map(({ skeleton }) => skeleton.model))),
    channel: evenness(countsOf(samples.map(({ skeleton }) => skeleton.channel))),
  };
  const cell = commonest(countsOf(samples.map(({ skeleton }) => `${skeleton.kind} / ${skeleton.trouble}`)));
  const least = Math.min(...Object.values(spread));
  return checkResult(
    'M23',
    'Variety of situations (evenness)',
    `${Object.entries(spread)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(', ')}; commonest situation ${cell.key} ${percent(cell.share)}`,
    `≥ 0.85 each; ${allowedText(0.03, samples.length)}`,
    least >= 0.85 && cell.share <= shareAllowed(0.03, samples.length),
  );
}
