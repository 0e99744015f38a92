import { Link } from 'react-router';
import type { WeeklyBrief } from '#contract/weekly-brief.ts';
import { links } from '#domain/navigation/links.ts';
import { weekInWords } from '#domain/weekly-brief/week.ts';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import styles from './WeekList.module.css';

/** Weeks that are over, newest first. */
export function WeekList({ weeks }: { weeks: readonly WeeklyBrief[] }) {
  return (
    <ul className={styles.weeks}>
      {weeks.map(({ week, title, industry, answerCount }) => (
        <li key={week}>
          <span className={styles.when}>
            {weekInWords(week)} {week.slice(0, 4)}
          </span>
          <Link to={links.weeklyBrief(week)}>{title}</Link>
          <span className={styles.facts}>
            <IndustryTag industry={industry} short />
            {answersInWords(answerCount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function answersInWords(count: number): string {
  if (count === 0) return 'No answer in that week';
  return count === 1 ? 'One answer' : `${count} answers`;
}
