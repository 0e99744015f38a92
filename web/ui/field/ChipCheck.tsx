import type { InputHTMLAttributes, ReactNode } from 'react';
import { useInertUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './ChipCheck.module.css';

type Props = { children: ReactNode; className?: string } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'className' | 'type'
>;

/** A checkbox that looks like a pressed button, for a row of choices. */
export function ChipCheck({ children, className, ...input }: Props) {
  const inert = useInertUntilHydrated({ controlledBy: input.checked, name: input.name });
  return (
    <label className={classes(styles.chip, className)} inert={inert}>
      <input type="checkbox" {...input} />
      <span className={styles.face}>{children}</span>
    </label>
  );
}
