import { type Verdict, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { StateGlyph } from '#web/parts/StatusBadge.tsx';
import { verdictGlyphs } from '#web/parts/VerdictBadge.tsx';
import styles from './VerdictChoice.module.css';

interface Props {
  /** Unique in the form. */
  name: string;
  /** The accessible name: what is judged. */
  label: string;
  value: Verdict | null;
  onChange: (verdict: Verdict) => void;
  disabled?: boolean;
}

/** A radio group: met, partly, not, can't tell. Nothing is chosen at first. */
export function VerdictChoice({ name, label, value, onChange, disabled }: Props) {
  return (
    <fieldset className={styles.verdict} disabled={disabled}>
      <legend className="sr">{label}</legend>
      {verdicts.map((verdict) => (
        <label key={verdict}>
          <input
            type="radio"
            name={name}
            value={verdict}
            checked={value === verdict}
            onChange={() => onChange(verdict)}
          />
          <span data-verdict={verdict}>
            <StateGlyph glyph={verdictGlyphs[verdict]} />
            {verdictWords[verdict]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
