import { Field } from '#web/ui/field/Field.tsx';
import styles from './Profile.module.css';

interface Props {
  handle: string;
  problem: string | undefined;
  /** Free handles as suggestions. */
  free: readonly string[];
  former: readonly string[];
  isChanged: boolean;
  onChange: (handle: string) => void;
}

/** The address of the page, with '/u/' before it. */
export function HandleInput({ handle, problem, free, former, isChanged, onChange }: Props) {
  return (
    <Field
      label="Handle"
      error={
        problem && (
          <>
            {problem}
            {free.length > 0 && ' Free: '}
            {free.map((idea, n) => (
              <span key={idea}>
                {n > 0 && ', '}
                <button type="button" className={styles.idea} onClick={() => onChange(idea)}>
                  {idea}
                </button>
              </span>
            ))}
          </>
        )
      }
      hint={hintFor(former, isChanged)}
    >
      {(wiring) => (
        <div className={styles.handle}>
          <span aria-hidden>/u/</span>
          <input
            name="handle"
            value={handle}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            {...wiring}
          />
        </div>
      )}
    </Field>
  );
}

function hintFor(former: readonly string[], isChanged: boolean): string | undefined {
  if (isChanged) return 'Links to your old address will lead to the new one.';
  if (former.length > 0)
    return `${former.map((one) => `/u/${one}`).join(', ')} ${former.length === 1 ? 'leads' : 'lead'} here as well.`;
  return undefined;
}
