import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Segmented.module.css';

interface Props<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills the width with equal parts. */
  block?: boolean;
  className?: string;
}

/** Two to five visible options, one of them selected. A choice takes effect at once. */
export function Segmented<Value extends string>({ label, options, value, onChange, block, className }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a layout of its own; these are pressed buttons in a named group.
    <div role="group" aria-label={label} className={classes(styles.segmented, block && styles.block, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
