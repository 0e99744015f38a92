import { type Verdict, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { type GlyphName, spriteHref } from '#web/ui/brand/sprite.ts';
import styles from './VerdictChoice.module.css';

const glyphs: Record<Verdict, GlyphName> = { met: 'tick', partly: 'half', not: 'cross', unclear: 'dashed' };

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
            <svg viewBox="0 0 14 14" aria-hidden>
              <use href={spriteHref(`s-${glyphs[verdict]}`)} />
            </svg>
            {verdictWords[verdict]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
