import { type KeyboardEvent, useId } from 'react';
import { TECHNOLOGIES_MAX, TECHNOLOGY_LENGTH_MAX } from '#domain/collaboration/request.ts';
import { TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import { cut } from '#domain/text/cut.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './RequestDialog.module.css';

interface Props {
  /** Draft name under which unfinished input is saved on the device. */
  name: string;
  /** No entry contains a comma. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
  hint?: string;
  error?: string;
}

/** A list of typed entries. Enter or a comma adds one; the cross, or Backspace in the empty field, removes one. */
export function Technologies({ name, chosen, onChange, hint, error }: Props) {
  const id = useId();
  const { value: typed, change: type, discard } = useTextDraft(name);

  function add() {
    // Pasted text can contain several entries.
    const next = [...chosen];
    for (const part of typed.split(',')) {
      const one = cut(part.trim(), TECHNOLOGY_LENGTH_MAX);
      const isKnown = next.some((known) => known.toLowerCase() === one.toLowerCase());
      if (one && !isKnown && next.length < TECHNOLOGIES_MAX) next.push(one);
    }
    if (next.length > chosen.length) onChange(next);
    discard();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1));
  }

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        Technologies
      </label>
      <div className={styles.tokens}>
        {chosen.map((one) => (
          <span key={one} className={styles.token}>
            {one}
            <button
              type="button"
              aria-label={`Remove ${one}`}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            >
              <Icon name="x" />
            </button>
          </span>
        ))}
        <input
          id={id}
          list={`${id}-known`}
          value={typed}
          placeholder={chosen.length > 0 ? 'Add another' : 'For example, Svelte'}
          maxLength={TECHNOLOGY_LENGTH_MAX}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKey}
          onBlur={add}
        />
        <datalist id={`${id}-known`}>
          {TECH_PREFERENCES.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className="t-13 muted">
        {error ?? hint ?? 'Press Enter after each.'}
      </p>
    </div>
  );
}
