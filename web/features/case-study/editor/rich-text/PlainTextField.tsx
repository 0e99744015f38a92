import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useReadOnlyUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './PlainTextField.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name. */
  label: string;
  placeholder?: string;
  maxLength: number;
  multiline?: boolean;
  className?: string;
}

/** A text field that grows with its text. Without `multiline`, Enter does nothing. */
export function PlainTextField({ value, onChange, label, placeholder, maxLength, multiline, className }: Props) {
  const readOnly = useReadOnlyUntilHydrated({ value });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !multiline) event.preventDefault();
  }
  // Selects the placeholder words of a new page, so that typing replaces them.
  const selectAll = ({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (value === placeholder && field.selectionStart === field.selectionEnd) field.select();
  };
  const change = (to: string) => onChange(multiline ? to : to.replace(/\n/g, ' '));
  return (
    <div className={classes(styles.grow, className)} data-value={value || placeholder}>
      <textarea
        rows={1}
        value={value}
        readOnly={readOnly}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        onFocus={selectAll}
        onClick={selectAll}
        onKeyDown={onKeyDown}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
