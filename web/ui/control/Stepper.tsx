import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './Stepper.module.css';

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The number of the current step, from 1. */
  current: number;
  className?: string;
}

/** Up to three steps in a line. */
export function Steps({ label, steps, current, className }: StepsProps) {
  return (
    <ol className={classes(styles.steps, className)} aria-label={label}>
      {steps.map((step, n) => (
        <li
          key={step}
          className={n + 1 < current ? styles.done : undefined}
          aria-current={n + 1 === current ? 'step' : undefined}
        >
          {step}
          {n + 1 < current && <span className="sr">, done</span>}
        </li>
      ))}
    </ol>
  );
}

type VerticalProps = StepsProps & {
  /** Finished steps; by default all steps before the current one. */
  done?: readonly number[];
  /** Steps that cannot be opened yet. */
  closed?: readonly number[];
  onGo: (step: number) => void;
};

/** More than three steps as a column of buttons; below 1080 px only the line 'Step 3 of 7'. */
export function VerticalSteps({ label, steps, current, done, closed = [], onGo, className }: VerticalProps) {
  const isDone = (step: number) => (done ? done.includes(step) : step < current);
  return (
    <nav aria-label={label} className={className}>
      <p className={styles.short}>
        <b>
          Step {current} of {steps.length}
        </b>{' '}
        <span>{steps[current - 1]}</span>
      </p>
      <ol className={styles.vertical}>
        {steps.map((title, n) => {
          const step = n + 1;
          const finished = isDone(step) && step !== current;
          return (
            <li key={title} className={finished ? styles.finished : undefined}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                disabled={closed.includes(step)}
                onClick={() => onGo(step)}
              >
                <span className={styles.dot}>{finished ? <Icon name="check" label="Done" /> : step}</span>
                {title}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
