import type { Ref, SelectHTMLAttributes } from 'react';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

type Props = FieldTexts & {
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className' | 'id' | 'children'>;

export function Select({
  label,
  hideLabel,
  optional,
  hint,
  error,
  good,
  working,
  count,
  className,
  options,
  ...select
}: Props) {
  const inert = useInertUntilHydrated({ controlledBy: select.value, name: select.name });
  return (
    <Field {...{ label, hideLabel, optional, hint, error, good, working, count, className }}>
      {(wiring) => (
        <div className={styles.select} inert={inert}>
          <select className={styles.input} {...select} {...wiring}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
