import type { SideBySide } from '#contract/side-by-side.ts';
import { links } from '#domain/navigation/links.ts';
import { COLUMNS_MAX } from '#domain/showcase/side-by-side.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import styles from './AnswerChoice.module.css';

/** The address's name for the answers that somebody chose. */
export const BESIDE = 'beside';

/** Which answers stand side by side: the next six, or those that one ticks. Links and a form, so it works without script. */
export function AnswerChoice({ compared: { brief, columns, choice } }: { compared: SideBySide }) {
  if (!choice) return null;
  const { page, pages, answers } = choice;
  const chosen = new Set(page ? [] : columns.map(({ id }) => id));
  return (
    <nav className={`wrap ${styles.choice}`} aria-label="Answers side by side">
      <p className="muted t-14">
        {page ? `Part ${page} of ${pages}` : `${columns.length} that you chose`}, from {answers.length} answers.
      </p>
      {page && page > 1 && (
        <ButtonLink to={links.besideEachOther(brief.id, page - 1)} variant="quiet" size="s" icon="arrow-left">
          Previous answers
        </ButtonLink>
      )}
      {page && page < pages && (
        <ButtonLink to={links.besideEachOther(brief.id, page + 1)} variant="second" size="s" iconEnd="arrow-right">
          Next answers
        </ButtonLink>
      )}
      {!page && (
        <ButtonLink to={links.besideEachOther(brief.id, 1)} variant="quiet" size="s">
          Show the first {Math.min(COLUMNS_MAX.brief, answers.length)}
        </ButtonLink>
      )}
      <details>
        <summary>Choose answers</summary>
        <form key={[...chosen].join()} action={links.besideEachOther(brief.id, 1)}>
          <fieldset>
            <legend>Up to {COLUMNS_MAX.brief} answers stand side by side</legend>
            {answers.map(({ id, title, designer }) => (
              <Check key={id} name={BESIDE} value={id} defaultChecked={chosen.has(id)}>
                <span dir="auto">{designer}</span>: <span dir="auto">{title}</span>
              </Check>
            ))}
          </fieldset>
          <Button type="submit" variant="second" size="s">
            Show side by side
          </Button>
        </form>
      </details>
    </nav>
  );
}
