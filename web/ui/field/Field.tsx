import { type ReactNode, useEffect, useId } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import styles from './Field.module.css';

/** The attributes that connect a control with its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  optional?: boolean;
  /** What to answer, between the label and the control. */
  question?: ReactNode;
  /** Hint, error, success and progress share one place below the field. An error replaces the others. */
  hint?: ReactNode;
  error?: ReactNode;
  good?: ReactNode;
  working?: ReactNode;
  /** Shown at the right of the message: '34/280 characters'. */
  count?: ReactNode;
  className?: string;
}

type Props = FieldTexts & { children: (wiring: FieldWiring) => ReactNode };

/** A label above a control and a message below. TextInput, TextArea and Select include it. */
export function Field({ label, hideLabel, optional, question, className, children, ...texts }: Props) {
  const { hint, error, good, working, count } = texts;
  const id = useId();
  const [questionId, messageId] = [`${id}-question`, `${id}-message`];
  const isWrong = Boolean(error);
  useEffect(() => {
    if (isWrong) takeFocusFromSubmit(id);
  }, [isWrong, id]);
  const message = error ? (
    <p className={styles.error} role="alert">
      <Icon name="circle-alert" size="s" />
      <span>{error}</span>
    </p>
  ) : working ? (
    <p className={styles.working} role="status">
      <Spinner />
      <span>{working}</span>
    </p>
  ) : good ? (
    <p className={styles.good} role="status">
      <Icon name="circle-check" size="s" />
      <span>{good}</span>
    </p>
  ) : hint ? (
    <p className={styles.hint}>{hint}</p>
  ) : null;
  const describedBy = [question && questionId, message && messageId].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, className)} data-state={error ? 'bad' : good ? 'good' : undefined}>
      <label className={classes(styles.label, hideLabel && 'sr')} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {question && (
        <p id={questionId} className={styles.question}>
          {question}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {(message || count) && (
        <div className={styles.below}>
          <div id={messageId}>{message}</div>
          {count && <span className={styles.count}>{count}</span>}
        </div>
      )}
    </div>
  );
}

/** After a submit with errors, the first field with an error gets the focus. */
function takeFocusFromSubmit(id: string) {
  const pressed = document.activeElement;
  const control = document.getElementById(id);
  if (pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.contains(control))
    control?.focus();
}
