import { Link } from 'react-router';
import type { SideBySide as Compared } from '#contract/side-by-side.ts';
import { links } from '#domain/navigation/links.ts';
import { COLUMNS_MAX, FIRST_FRAME } from '#domain/showcase/side-by-side.ts';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Column } from './Column.tsx';
import { DeliverableChoice } from './DeliverableChoice.tsx';
import { ScoreLegend } from './ScoreLine.tsx';
import styles from './SideBySide.module.css';
import { isLandscape, isWide, stageOf } from './stage.ts';

interface Props {
  compared: Compared;
  /** The first two pictures are in view when the page opens. */
  eager?: boolean;
  /** On the brief's own page, which names the brief already. */
  ofPage?: boolean;
}

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/**
 * SHOW-9: answers to one brief beside each other. A group of radio buttons, which works without script, shows the same
 * deliverable in all columns.
 */
export function SideBySide({ compared, eager = false, ofPage = false }: Props) {
  const { brief, deliverables, columns, choice } = compared;
  const isFullest = columns.length === COLUMNS_MAX.brief && choice?.page === 1;
  const stages = deliverables.map((_, place) => stageOf(columns.map(({ frames }) => frames[place] ?? null)));
  const landscapes = columns.map(({ frames }) => isLandscape(frames));
  // A phone beside a desktop: each has its own width and height.
  const isMixed = columns.length === 2 && landscapes[0] !== landscapes[1];
  const areSamples = columns.every(({ isSample }) => isSample);
  return (
    <section className={styles.sides} data-industry={brief.industry} aria-labelledby="sides-title">
      <div className={classes('wrap', styles.wrap)}>
        <div className={styles.about}>
          <h2 className="display d-34" id="sides-title">
            {ofPage
              ? `${NUMBERS[columns.length - 1]} ${columns.length === 1 ? 'answer' : 'answers'}, side by side`
              : columns.length > 2
                ? 'Answers to one brief, side by side'
                : 'Two answers so far, side by side'}
          </h2>
          {!ofPage && (
            <div className={styles.brief}>
              <Link to={links.brief(brief.id)} className={styles.title}>
                {brief.title}
              </Link>
              <span className={styles.tags}>
                <IndustryTag industry={brief.industry} short outline />
                {brief.styles.map((style) => (
                  <StyleTag key={style} style={style} short />
                ))}
              </span>
            </div>
          )}
          {deliverables.length > 1 && <DeliverableChoice deliverables={deliverables} />}
          {!ofPage && (
            <ButtonLink to={links.brief(brief.id)} variant="second" iconEnd="arrow-right" className={styles.read}>
              Read this brief
            </ButtonLink>
          )}
          <div className={styles.note}>
            <p>
              {areSamples && 'Sample answers. '}
              {ofPage && isFullest && 'These show the most of what the brief asks for. '}
              {deliverables.length > 1 &&
                deliverables.includes(FIRST_FRAME) &&
                'An answer that links no frame to the brief shows its first frame. '}
              The line under each is its critique against the brief:
            </p>
            <ScoreLegend />
          </div>
        </div>
        <ul
          className={classes(styles.columns, isWide(stages) && styles.wide, isMixed && styles.mixed)}
          data-columns={columns.length}
        >
          {columns.map((column, n) => (
            <Column
              key={column.id}
              column={column}
              deliverables={deliverables}
              stages={isMixed ? column.frames.map((frame) => stageOf([frame])) : stages}
              isLarge={isMixed && landscapes[n]!}
              saysSample={!areSamples}
              eager={eager && n < 2}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
