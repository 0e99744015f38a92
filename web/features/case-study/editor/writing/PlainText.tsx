import { type KeyboardEvent, type SyntheticEvent, useCallback, useRef } from 'react';
import type { TypedField } from '#web/lib/typed.ts';
import { classes } from '#web/ui/classes.ts';
import styles from '../editor.module.css';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Its name, for those who cannot see where it stands. */
  label: string;
  placeholder?: string;
  maxLength: number;
  multiline?: boolean;
  className?: string;
};

/** A text that grows with what is written. On one line Enter has nothing to do. */
export function PlainText({ value, onChange, label, placeholder, maxLength, multiline, className }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !multiline) event.preventDefault();
  }
  // The words that a new page comes with are there to be written over.
  const takeWhole = ({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (value === placeholder && field.selectionStart === field.selectionEnd) field.select();
  };
  const change = (to: string) => onChange(multiline ? to : to.replace(/\n/g, ' '));
  const first = useRef({ value, change });
  const takeOver = useCallback((field: TypedField<HTMLTextAreaElement> | null) => {
    const { typed, caret } = field ?? {};
    if (!field || typed === undefined || typed === first.current.value) return;
    first.current.change(typed);
    // Where it stands already, React leaves it and the caret alone.
    field.value = typed;
    if (field === document.activeElement) field.setSelectionRange(caret ?? 0, caret ?? 0);
  }, []);
  return (
    <div className={classes(styles.grow, className)} data-value={value || placeholder}>
      <textarea
        ref={takeOver}
        data-reads-typed
        rows={1}
        value={value}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        onFocus={takeWhole}
        onClick={takeWhole}
        onKeyDown={onKeyDown}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
