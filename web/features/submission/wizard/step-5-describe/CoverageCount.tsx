import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { coverageState, requirementKeys } from '#domain/submission/coverage.ts';
import styles from './Coverage.module.css';
import { coverageOf, shownCoverage } from './requirements.ts';

/** '11 of 13 evidenced', with one cell for each requirement. */
export function CoverageCount({ content, brief }: { content: DraftContent; brief: BriefView }) {
  const { evidenced, argued, of } = coverageOf(content, brief);
  const coverage = shownCoverage(content);
  return (
    <div className={styles.count}>
      <p className="tnum" role="status">
        <b>
          {evidenced} of {of}
        </b>{' '}
        evidenced
      </p>
      <div
        className={styles.cells}
        role="img"
        aria-label={`${evidenced} evidenced, ${argued} left out with a reason, ${of - evidenced - argued} open`}
      >
        {requirementKeys(brief.content.deliverables).map((key) => (
          <i key={key} data-state={coverageState(coverage[key])} />
        ))}
      </div>
    </div>
  );
}
