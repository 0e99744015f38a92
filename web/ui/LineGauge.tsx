import type { MouseEvent, ReactNode, Ref } from 'react';
import '#web/styles/percent.css';
import { classes } from './classes.ts';
import { arrangeFlags } from './gauge-flags.ts';
import styles from './LineGauge.module.css';

export type GaugeMilestone = { id: string; percentage: number; title: string; isNew?: boolean; isDone?: boolean };

type GaugeProps = {
  milestones: readonly GaugeMilestone[];
  /** The gauge becomes a button: with the percentage under the pointer, or null when it was pressed by key. */
  onPick?: (percentage: number | null) => void;
  /** An arrow key on that button. */
  onNudge?: () => void;
  /** The pointer or the focus has come to that button: a press may follow. */
  onReach?: () => void;
  /** Names that button. */
  pickLabel?: string;
  barRef?: Ref<HTMLButtonElement>;
  className?: string;
};

const SCALE = ['0', '25', '50', '75', '100%'];

/** A printer's ruler with a flag for each milestone. The flags are silent: put Stones below, the full record. */
export function LineGauge(props: GaugeProps) {
  const { milestones, onPick, onNudge, onReach, pickLabel = 'Add milestone', barRef, className } = props;
  const places = arrangeFlags(milestones);
  return (
    <div className={classes(styles.gauge, className)}>
      <div aria-hidden>
        {milestones.map((milestone, n) => {
          const place = places[n]!;
          return (
            <div
              key={milestone.id}
              className={classes(styles.flag, milestone.isNew && styles.new, milestone.isDone && styles.done)}
              data-at={milestone.percentage}
              data-form={place.form}
              data-leans={place.leans}
              data-narrow={place.narrowForm}
              data-narrow-leans={place.narrowLeans}
            >
              <span className={styles.paper}>
                <b>{milestone.percentage}%</b>
                <span className={styles.words}>{milestone.title}</span>
              </span>
            </div>
          );
        })}
      </div>
      {onPick ? (
        <button
          type="button"
          ref={barRef}
          className={styles.bar}
          aria-label={pickLabel}
          onClick={(event) => onPick(percentageUnder(event))}
          onPointerEnter={onReach}
          onFocus={onReach}
          onKeyDown={(event) => {
            if (!onNudge || !event.key.startsWith('Arrow')) return;
            event.preventDefault();
            onNudge();
          }}
        />
      ) : (
        <div className={styles.bar} />
      )}
      <div className={styles.scale} aria-hidden>
        {SCALE.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

function percentageUnder(event: MouseEvent<HTMLButtonElement>): number | null {
  const pressedByKey = event.detail === 0;
  if (pressedByKey) return null;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * 100);
}

type StonesProps = {
  milestones: readonly GaugeMilestone[];
  /** In place of the title: a Check for done. */
  words?: (milestone: GaugeMilestone) => ReactNode;
  /** At the right end: delete. */
  action?: (milestone: GaugeMilestone) => ReactNode;
  label?: string;
};

/** Every milestone in words. */
export function Stones({ milestones, words, action, label = 'Milestones' }: StonesProps) {
  return (
    <ul className={styles.stones} aria-label={label}>
      {milestones.map((milestone) => (
        <li key={milestone.id} className={milestone.isDone ? styles.stoneDone : undefined}>
          <b>{milestone.percentage}%</b>
          <span className={styles.stoneTitle}>{words ? words(milestone) : milestone.title}</span>
          {action?.(milestone)}
        </li>
      ))}
    </ul>
  );
}
