import type { InputHTMLAttributes, ReactNode } from 'react';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Check.module.css';

type Props = {
  children: ReactNode;
  /** `radio` shares a `name` with its group. */
  type?: 'checkbox' | 'radio';
  /** The number of items, shown at the right. */
  count?: number;
  className?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type'>;

/** A checkbox or radio with its label. Put groups into a fieldset with a legend. */
export function Check({ children, type = 'checkbox', count, className, ...input }: Props) {
  const inert = useInertUntilHydrated({ controlledBy: input.checked, name: input.name });
  return (
    <label className={classes(styles.check, className)} inert={inert}>
      <input type={type} {...input} />
      <span className={styles.words}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

type SwitchProps = { children: ReactNode; className?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'className' | 'type' | 'role'
>;

/** For settings that take effect at once. For settings that wait for Save, use Check. */
export function Switch({ children, className, ...input }: SwitchProps) {
  const inert = useInertUntilHydrated({ controlledBy: input.checked, name: input.name });
  return (
    <label className={classes(styles.switch, className)} inert={inert}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser states aria-checked for a native checkbox. */}
      <input type="checkbox" role="switch" {...input} />
      {children}
    </label>
  );
}
