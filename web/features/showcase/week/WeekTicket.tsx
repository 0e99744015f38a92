import { Link } from 'react-router';
import type { WeeklyBrief } from '#contract/weekly-brief.ts';
import { levelOf, timeBoxLabel } from '#domain/catalog/levels.ts';
import { links } from '#domain/navigation/links.ts';
import { weekInWords } from '#domain/weekly-brief/week.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import styles from './WeekTicket.module.css';

/** The “y” of “Hilo y Barro” stays on one line with its neighbours. */
const LONE_LETTER = / (\p{L}) /gu;

interface Props {
  brief: WeeklyBrief;
  /** On the pages of the weeks, whose headings say what it is. */
  withoutArchive?: boolean;
}

/** SHOW-10: this week's brief as a wide ticket. */
export function WeekTicket({ brief, withoutArchive }: Props) {
  const { id, week, title, description, industry, styles: looks, level, timeBoxDays } = brief;
  return (
    <section className={styles.ticket} data-industry={industry} aria-labelledby="week">
      <div className={styles.paper}>
        <Cover seed={id} industry={industry} styles={looks} columns={10} rows={1} />
        <p className={styles.when}>
          {!withoutArchive && <b>Brief of the week</b>}
          <span>{weekInWords(week)}</span>
        </p>
        <h2 className="display d-44" id="week">
          <Link to={links.brief(id)}>{title.replaceAll(LONE_LETTER, '\u00a0$1\u00a0')}</Link>
        </h2>
      </div>
      <div className={styles.about}>
        <p>{description}</p>
        <p className="t-14 muted">
          {levelOf(level).label} level, {timeBoxLabel(timeBoxDays).toLowerCase()}. On Monday all answers of this week
          stand side by side.
        </p>
        <div className="row">
          <MemberLink to={links.brief(id)} pending={{ act: 'start', id, title }}>
            Start Brief
          </MemberLink>
          {!withoutArchive && (
            <Link className="t-14 strong" to={links.weeklyBriefs()}>
              Earlier weeks
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
