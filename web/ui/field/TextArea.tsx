import type { Ref, TextareaHTMLAttributes } from 'react';
import { useReadOnlyUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { classes } from '../classes.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

type Props = FieldTexts & {
  ref?: Ref<HTMLTextAreaElement>;
  /** Begins at its rows and grows with the text. */
  grows?: boolean;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className' | 'id'>;

export function TextArea({
  label,
  hideLabel,
  optional,
  question,
  hint,
  error,
  good,
  working,
  count,
  className,
  grows,
  ...area
}: Props) {
  const readOnly = useReadOnlyUntilHydrated(area);
  return (
    <Field {...{ label, hideLabel, optional, question, hint, error, good, working, count, className }}>
      {(wiring) => (
        <textarea
          className={classes(styles.input, grows && styles.growing)}
          {...area}
          {...wiring}
          readOnly={readOnly}
        />
      )}
    </Field>
  );
}
