import type { Viewer } from '#contract/session.ts';
import { remainingBriefs, UNLIMITED } from '#domain/quota/quota.ts';
import { dayInWords } from '#domain/value/day-in-words.ts';
import { count } from '#web/lib/format/count.ts';
import { countedMonth } from './quota-month.ts';
import styles from './Usage.module.css';

const CELLS_MAX = 12;

/** What a person has used of this month's quota, and when it renews (QUOTA-5). */
export function Usage({ viewer }: { viewer: Viewer }) {
  const { briefsGenerated: used, briefsLimit: limit, quotaRenewsAt } = viewer;
  const renewal = dayInWords(quotaRenewsAt);
  const left = remainingBriefs({ generated: used, limit });
  return (
    <section className={styles.usage} aria-labelledby="usage-title">
      <div className={styles.head}>
        <h2 className="t-14" id="usage-title">
          Your {countedMonth(quotaRenewsAt)}
        </h2>
        <span className="t-13 muted">Renews on {renewal}, 00:00 UTC</span>
      </div>
      <p className={styles.count}>
        <b className="display">{used}</b>
        {limit === UNLIMITED ? (
          <span>
            {used === 1 ? 'brief' : 'briefs'} written this month.
            <br />
            <span className="muted">Your plan has no limit.</span>
          </span>
        ) : (
          <span>
            of {count(limit, 'brief')} used.
            <br />
            <span className="muted">
              {left} left until {renewal}.
            </span>
          </span>
        )}
      </p>
      {limit !== UNLIMITED && limit <= CELLS_MAX && (
        <div className={styles.cells} aria-hidden>
          {Array.from({ length: limit }, (_, n) => n).map((n) => (
            <i key={n} className={n < used ? styles.used : undefined} />
          ))}
        </div>
      )}
    </section>
  );
}
