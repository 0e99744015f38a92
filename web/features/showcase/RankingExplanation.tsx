import { FEATURED, FEATURED_TEXT_MIN, FIRST_WEEK_SHOWN, NEWCOMERS, TENFOLD_SECONDS } from '#domain/showcase/ranking.ts';
import { thousands } from '#domain/value/thousands.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './RankingExplanation.module.css';

const HOURS = TENFOLD_SECONDS / 3600;

/** SHOW-8: explains in full how designs are ordered. Plain HTML. */
export function RankingExplanation() {
  return (
    <details className={styles.why}>
      <summary>
        <Icon name="info" size="s" />
        Why here
      </summary>
      <dl>
        <dt>Newest</dt>
        <dd>By the time of publishing.</dd>
        <dt>Popular</dt>
        <dd>By likes. One person counts once.</dd>
        <dt>Trending</dt>
        <dd>
          By log₁₀(likes) + seconds since 1970 ÷ {thousands(TENFOLD_SECONDS)}, where no likes count as one. Ten times
          the likes make up for {HOURS} hours of age. Views play no part.
        </dd>
        <dt>Answers side by side</dt>
        <dd>
          The answers to last week’s brief. If fewer than two of them show the same deliverable: the community brief
          that was answered last and can be compared. One answer a designer, those first that show most of the
          deliverables.
        </dd>
        <dt>Featured Designs</dt>
        <dd>
          {FEATURED}: first what the operator of this Brief Foundry picked, then the highest trending scores, one a
          designer. They have a picture to show and say how they came about: {FEATURED_TEXT_MIN} characters or more of
          approach and challenges, and a note on a frame.
        </dd>
        <dt>New this week</dt>
        <dd>
          Every new design stands here until it has been shown {FIRST_WEEK_SHOWN} times, {NEWCOMERS} at a time, those
          shown least first. After a week its turn is over. With fewer than {NEWCOMERS} the row is left out, and they
          stand first in the list by Newest.
        </dd>
        <dt>Views</dt>
        <dd>One a person and day. Programs and the designer are not counted.</dd>
      </dl>
    </details>
  );
}
