import type { BriefView } from '#contract/brief.ts';
import { writtenBy } from '#domain/brief/written-by.ts';
import { levelOf } from '#domain/catalog/levels.ts';
import { longDay } from '#web/lib/format/days.ts';
import styles from './AboutBrief.module.css';

/** How the brief came to be, at the foot of its page (BRIEF-2, BRIEF-13). */
export function AboutBrief({ brief }: { brief: BriefView }) {
  const { label, hint } = levelOf(brief.level);
  return (
    <section className={styles.about} aria-labelledby="about-brief">
      <h2 id="about-brief">About this brief</h2>
      <dl>
        <div>
          <dt>Writer</dt>
          <dd>{writtenBy(brief)}</dd>
        </div>
        {brief.originality && (
          <div>
            <dt>Originality</dt>
            <dd className={styles.sentence}>{brief.originality}</dd>
          </div>
        )}
        <div>
          <dt>Level</dt>
          <dd>{`${label}: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`}</dd>
        </div>
        <div>
          <dt>Number</dt>
          <dd>
            <span className="value">{brief.docket}</span>, {longDay(brief.createdAt)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
