import { Link } from 'react-router';
import type { AnswerColumn } from '#contract/side-by-side.ts';
import { links } from '#domain/navigation/links.ts';
import { FIRST_FRAME } from '#domain/showcase/side-by-side.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { LikeDesign } from '../LikeDesign.tsx';
import styles from './Column.module.css';
import { ScoreLine } from './ScoreLine.tsx';
import type { Stage } from './stage.ts';

const SIZES = '(min-width: 1280px) 280px, (min-width: 768px) 24vw, 46vw';
const LARGE = '(min-width: 1280px) 720px, (min-width: 768px) 60vw, 78vw';

interface Props {
  column: AnswerColumn;
  deliverables: readonly string[];
  stages: readonly Stage[];
  /** A desktop's frames beside a phone's. */
  isLarge: boolean;
  /** Some of the answers are samples. */
  saysSample: boolean;
  eager: boolean;
}

/** One answer: the frame of the chosen deliverable, its name, and what others found. */
export function Column({ column, deliverables, stages, isLarge, saysSample, eager }: Props) {
  const { id, title, designer, frames, further, isLinked, verdicts } = column;
  return (
    <li className={styles.column} data-large={isLarge || undefined}>
      <div className={styles.frames}>
        {deliverables.map((deliverable, place) => {
          const frame = frames[place];
          const { width, height } = stages[place]!;
          return (
            <div key={deliverable} className={styles.frame} data-deliverable={place}>
              <div className={styles.first}>
                {/* Keeps the height of the column; a style attribute would not be allowed. */}
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden />
                {frame ? (
                  <Picture
                    {...frame.picture}
                    alt={`${frame.name}, from ${quoted(title)}`}
                    sizes={isLarge ? LARGE : SIZES}
                    eager={eager && place === 0}
                  />
                ) : (
                  <p className={styles.none}>No frame is linked to this line</p>
                )}
              </div>
              {!isLinked && deliverable !== FIRST_FRAME && <p className={styles.unlinked}>Not linked to this line</p>}
              {further[place]!.length > 0 && (
                <ul className={styles.further} aria-label="More frames of this line">
                  {further[place]!.map(({ name, picture }) => (
                    <li key={name}>
                      <Picture {...picture} alt={`${name}, from ${quoted(title)}`} sizes={SIZES} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.line}>
        <h3 className={styles.title}>
          <Link to={links.submission(id)} dir="auto">
            {title}
          </Link>
        </h3>
        <span className={styles.like}>
          <LikeDesign design={column} />
        </span>
      </div>
      <p className={styles.by}>
        {saysSample && column.isSample && 'Sample · '}
        <bdi>{designer.displayName}</bdi>
      </p>
      <ScoreLine counts={verdicts} />
    </li>
  );
}
