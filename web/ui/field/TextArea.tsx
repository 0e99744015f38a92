import type { Ref, TextareaHTMLAttributes } from 'react';
import { useReadOnlyUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

type Props = FieldTexts & { ref?: Ref<HTMLTextAreaElement> } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'style' | 'className' | 'id'
  >;

export function TextArea({ label, hideLabel, optional, hint, error, good, working, count, className, ...area }: Props) {
  const readOnly = useReadOnlyUntilHydrated(area);
  return (
    <Field {...{ label, hideLabel, optional, hint, error, good, working, count, className }}>
      {(wiring) => <textarea className={styles.input} {...area} {...wiring} readOnly={readOnly} />}
    </Field>
  );
}
