import { type KeyboardEvent, useId, useState } from 'react';
import { TECHNOLOGIES_MAX, TECHNOLOGY_LENGTH_MAX } from '#domain/collaboration/request.ts';
import { TECH_PREFERENCES } from '#domain/submission/collaboration.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './RequestDialog.module.css';

interface Props {
  chosen: string[];
  onChange: (chosen: string[]) => void;
  hint?: string;
  error?: string;
}

/** A typed list: Enter or a comma adds, the cross or Backspace in the empty field takes away. */
export function Technologies({ chosen, onChange, hint, error }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');

  function add() {
    const name = typed.trim().slice(0, TECHNOLOGY_LENGTH_MAX);
    if (name && chosen.length < TECHNOLOGIES_MAX && !chosen.some((one) => one.toLowerCase() === name.toLowerCase()))
      onChange([...chosen, name]);
    setTyped('');
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
        {chosen.map((name) => (
          <span key={name} className={styles.token}>
            {name}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(chosen.filter((one) => one !== name))}
            >
              <Icon name="x" />
            </button>
          </span>
        ))}
        <input
          id={id}
          list={`${id}-known`}
          value={typed}
          placeholder={chosen.length > 0 ? 'Add another' : 'Svelte, say'}
          maxLength={TECHNOLOGY_LENGTH_MAX}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
          onBlur={add}
        />
        <datalist id={`${id}-known`}>
          {TECH_PREFERENCES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className="t-13 muted">
        {error ?? hint ?? 'Press Enter after each.'}
      </p>
    </div>
  );
}
