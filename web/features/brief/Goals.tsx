import type { ReactNode } from 'react';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { type GoalFigures, goalFigures } from '#domain/brief/goal-figures.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Goals.module.css';
import { Explained } from './glossary/Explained.tsx';
import { Part } from './Part.tsx';

interface Props {
  content: PartialBriefContent;
  /** The table of measures. It follows where the goals do not show their figures themselves. */
  children: ReactNode;
}

/** The numbered goals, each with its figures where the brief has them. */
export function Goals({ content, children }: Props) {
  const goals = content.projectGoals;
  if (!goals?.length) return children;
  const figures = goalFigures(content);
  return (
    <>
      <Part title="Goals">
        <ol className={classes(styles.goals, figures ? styles.measured : styles.plain)} aria-label="Goals">
          {goals.map((goal, n) => (
            <li key={goal} id={goalId(n + 1)}>
              <span className={styles.number} aria-hidden>
                {n + 1}
              </span>
              {figures && <Figures figures={figures[n]!} />}
              <p className={figures ? styles.sentence : undefined}>
                <Explained>{goal}</Explained>
              </p>
            </li>
          ))}
        </ol>
      </Part>
      {!figures && children}
    </>
  );
}

/** @param number counted from 1 */
export function goalId(number: number): string {
  return `goal-${number}`;
}

/** The two figures large, for eyes; the goal's sentence has them for everybody. */
function Figures({ figures: { from, to, by, bars } }: { figures: GoalFigures }) {
  return (
    <div className={styles.figures} aria-hidden>
      <Figure value={from} when="today" bar={bars?.[0]} />
      <Figure value={to} when={`by ${by}`} bar={bars?.[1]} isTarget />
    </div>
  );
}

interface FigureProps {
  value: string;
  when: string;
  bar: number | undefined;
  isTarget?: boolean;
}

function Figure({ value, when, bar, isTarget }: FigureProps) {
  const [, digits = value, unit = ''] = /^(\D*[\d,.]+%?)\s*(.*)$/u.exec(value) ?? [];
  return (
    <div className={isTarget ? styles.target : undefined}>
      <p>
        <b>{digits}</b>
        <span>
          {unit} {when}
        </span>
      </p>
      {bar !== undefined && (
        <svg preserveAspectRatio="none" viewBox="0 0 100 10" aria-hidden>
          <rect className={styles.whole} width="100" height="10" />
          <rect className={styles.bar} width={bar * 100} height="10" />
        </svg>
      )}
    </div>
  );
}
