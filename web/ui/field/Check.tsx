import type { InputHTMLAttributes, ReactNode } from 'react';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import styles from './Check.module.css';

type Props = {
  children: ReactNode;
  /** `radio` shares a `name` with its group. */
  type?: 'checkbox' | 'radio';
  /** The number of items, shown at the right. */
  count?: number;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type'>;

/** A checkbox or radio with its label. Put groups into a fieldset with a legend. */
export function Check({ children, type = 'checkbox', count, ...input }: Props) {
  const inert = useInertUntilHydrated({ controlledBy: input.checked, name: input.name });
  return (
    <label className={styles.check} inert={inert}>
      <input type={type} {...input} />
      <span className={styles.words}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

type SwitchProps = { children: ReactNode } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'className' | 'type' | 'role'
>;

/** For settings that take effect at once. For settings that wait for Save, use Check. */
export function Switch({ children, ...input }: SwitchProps) {
  const inert = useInertUntilHydrated({ controlledBy: input.checked, name: input.name });
  return (
    <label className={styles.switch} inert={inert}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser states aria-checked for a native checkbox. */}
      <input type="checkbox" role="switch" {...input} />
      {children}
    </label>
  );
}
