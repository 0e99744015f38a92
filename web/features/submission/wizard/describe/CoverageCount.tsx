import type { BriefView } from '#contract/brief.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { coverageState, requirementsOf } from '#domain/submission/coverage.ts';
import styles from './CoverageForm.module.css';
import { coverageOf, shownCoverage } from './requirements.ts';

/** '11 of 13 evidenced', with one cell for each requirement. */
export function CoverageCount({ content, brief }: { content: DraftContent; brief: BriefView }) {
  const { evidenced, partly, argued, of } = coverageOf(content, brief);
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
        aria-label={[
          `${evidenced} evidenced`,
          partly > 0 && `${partly} with some of their frames`,
          `${argued} left out with a reason`,
          `${of - evidenced - partly - argued} open`,
        ]
          .filter(Boolean)
          .join(', ')}
      >
        {requirementsOf(brief.content.deliverables).map(({ key, text }) => (
          <i key={key} data-state={coverageState(coverage[key], text)} />
        ))}
      </div>
    </div>
  );
}
