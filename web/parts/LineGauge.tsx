import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '#web/ui/classes.ts';
import { doneUpTo, type FlagPlace, placeFlags, roomOf } from './gauge.ts';
import styles from './LineGauge.module.css';

export interface GaugeMilestone {
  id: string;
  percentage: number;
  title: string;
  isNew?: boolean;
  isDone?: boolean;
  isPlanted?: boolean;
  /** In a few characters. */
  day?: string | undefined;
}

interface GaugeProps {
  milestones: readonly GaugeMilestone[];
  /** The days at 0 and 100 %, in a few characters. */
  ends?: [string, string] | undefined;
  /** Makes the gauge a button. Called with the percentage under the pointer, or null for a press by key. */
  onPick?: (percentage: number | null) => void;
  /** An arrow key (or Home, End, Page Up, Page Down) on that button: the change in percent. */
  onNudge?: (by: number) => void;
  /** Any other key on that button, and the loss of its focus. */
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur?: () => void;
  /** The id of the text that explains the keys. */
  describedBy?: string;
  /** The button's accessible name. */
  pickLabel?: string;
  barRef?: Ref<HTMLButtonElement>;
}

const SCALE = [0, 25, 50, 75, 100];

/**
 * A printer's ruler with a flag for each milestone. The flags have room for the beginning of a title at most, so place
 * MilestoneItems with the full texts below.
 */
export function LineGauge(props: GaugeProps) {
  const { milestones, onPick, onNudge, onKeyDown, onBlur, pickLabel = 'Add milestone', barRef, ends } = props;
  const places = placeFlags(milestones);
  const room = roomOf(milestones, places);
  const done = doneUpTo(milestones);
  const fill = (
    <svg className={styles.fill} aria-hidden>
      <rect width={`${done}%`} height="100%" />
    </svg>
  );
  return (
    <div className={styles.gauge}>
      <svg className={styles.flags} aria-hidden>
        {milestones.map((milestone, n) => (
          <Flag key={milestone.id} milestone={milestone} place={places[n]!} room={room[n]!} />
        ))}
      </svg>
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
      <svg className={styles.scale} data-dated={ends !== undefined || undefined} aria-hidden>
        {SCALE.map((mark) => (
          <text key={mark} x={`${mark}%`} y="1em">
            {mark === 100 ? '100%' : mark}
            {ends && mark === 0 && ` · ${ends[0]}`}
            {ends && mark === 100 && ` · ${ends[1]}`}
          </text>
        ))}
      </svg>
    </div>
  );
}

const FLAG_PX = { height: 26, rows: [2, 31], bottom: 94 } as const;

/** A pole down to the ruler's lower edge, with the percentage and, where there is room, the title and the day at its side. */
function Flag({ milestone, place, room }: { milestone: GaugeMilestone; place: FlagPlace; room: number }) {
  const { id, percentage, title, day, isNew, isDone, isPlanted } = milestone;
  const { height, rows, bottom } = FLAG_PX;
  const top = place.row === null ? rows[1] + height : rows[place.row];
  return (
    <svg
      x={`${percentage}%`}
      className={classes(styles.flag, isNew && styles.new, isDone && styles.done, isPlanted && styles.planted)}
      data-flag={isNew ? 'new' : id}
      aria-hidden
    >
      <rect x={place.leans ? -2 : 0} y={top} width={2} height={bottom - top} />
      {place.row !== null && (
        <foreignObject x={place.leans ? `${-room}%` : 0} y={top} width={`${room}%`} height={height}>
          <p className={classes(styles.cloth, place.leans && styles.leans)}>
            <b>{percentage}%</b>
            {title && <span className={styles.name}>{title}</span>}
            {day && <span className={styles.day}>{day}</span>}
          </p>
        </foreignObject>
      )}
    </svg>
  );
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

/**
 * How far a key moves the mark: one percent, five with Shift, ten by page, or to an end. Keys with Alt, Ctrl or Meta
 * belong to the browser.
 */
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

interface MilestoneItemsProps {
  milestones: readonly GaugeMilestone[];
  /** Replaces the title, for example with a Check for done. */
  words?: (milestone: GaugeMilestone) => ReactNode;
  /** At the right end: delete. */
  action?: (milestone: GaugeMilestone) => ReactNode;
  label?: string;
}

/** Every milestone as text. */
export function MilestoneItems({ milestones, words, action, label = 'Milestones' }: MilestoneItemsProps) {
  return (
    <ul className={styles.milestones} aria-label={label}>
      {milestones.map((milestone) => (
        <li key={milestone.id} className={milestone.isDone ? styles.isDone : undefined}>
          <b>{milestone.percentage}%</b>
          <span className={styles.milestoneTitle}>{words ? words(milestone) : milestone.title}</span>
          {action?.(milestone)}
        </li>
      ))}
    </ul>
  );
}
