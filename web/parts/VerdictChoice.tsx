import { type Verdict, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { type GlyphName, spriteHref } from '#web/ui/brand/sprite.ts';
import styles from './VerdictChoice.module.css';

const glyphs: Record<Verdict, GlyphName> = { met: 'tick', partly: 'half', not: 'cross', unclear: 'dashed' };

type Props = {
  /** Unique in its form. */
  name: string;
  /** What is judged, for screen readers. */
  label: string;
  value: Verdict | null;
  onChange: (verdict: Verdict) => void;
  disabled?: boolean;
};

/** Met, partly, not, can't tell: always in this order, and nothing is chosen at first. A radio group. */
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
