import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import '#web/styles/percent.css';
import { classes } from '#web/ui/classes.ts';
import { arrangeFlags, doneUpTo, type FlagPlace } from './gauge-flags.ts';
import styles from './LineGauge.module.css';

export type GaugeMilestone = { id: string; percentage: number; title: string; isNew?: boolean; isDone?: boolean };

type GaugeProps = {
  milestones: readonly GaugeMilestone[];
  /** The gauge becomes a button: with the percentage under the pointer, or null when it was pressed by key. */
  onPick?: (percentage: number | null) => void;
  /** An arrow key (or Home, End, Page Up, Page Down) on that button: by how much, in percent. */
  onNudge?: (by: number) => void;
  /** Any other key on that button, and the focus leaving it. */
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur?: () => void;
  /** Says what the keys do: the id of that sentence. */
  describedBy?: string;
  /** Names that button. */
  pickLabel?: string;
  barRef?: Ref<HTMLButtonElement>;
  className?: string;
};

const SCALE = [0, 25, 50, 75, 100];

/** A printer's ruler with a flag for each milestone. The flags are silent: put Stones below, the full record. */
export function LineGauge(props: GaugeProps) {
  const { milestones, onPick, onNudge, onKeyDown, onBlur, pickLabel = 'Add milestone', barRef, className } = props;
  const places = arrangeFlags(milestones);
  const fill = <span className={styles.fill} data-at={doneUpTo(milestones)} aria-hidden />;
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
              data-broad={told(place.broad)}
              data-wide={told(place.wide)}
              data-middle={told(place.middle)}
              data-narrow={told(place.narrow)}
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
          onBlur={onBlur}
          aria-describedby={props.describedBy}
          onKeyDown={(event) => {
            const by = onNudge && nudgeOf(event);
            if (!by) return onKeyDown?.(event);
            event.preventDefault();
            onNudge(by);
          }}
        >
          {fill}
        </button>
      ) : (
        <div className={styles.bar}>{fill}</div>
      )}
      <div className={styles.scale} aria-hidden>
        {SCALE.map((mark) => (
          <span key={mark} data-at={mark}>
            {mark === 100 ? '100%' : mark}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A place as its sheet reads it. */
function told({ form, leans }: FlagPlace): string {
  return leans ? `${form} leans` : form;
}

const nudges: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -100,
  End: 100,
};

/** How far a key moves the mark: one percent, five with Shift, ten by page, to an end. Chords belong to the browser. */
function nudgeOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const by = nudges[key];
  return by && shiftKey && Math.abs(by) === 1 ? by * 5 : by;
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
