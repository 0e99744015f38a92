import { Form, useSearchParams } from 'react-router';
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
  const asked = useSearchParams()[0].getAll(BESIDE).length;
  if (!choice) return null;
  const { page, pages, answers } = choice;
  const shown = columns.length;
  const chosen = new Set(page ? [] : columns.map(({ id }) => id));
  function partShown() {
    if (page) return `Part ${page} of ${pages}`;
    return asked > shown ? `The first ${shown} of the ${asked} that you chose` : `${shown} that you chose`;
  }
  return (
    <nav className={`wrap ${styles.choice}`} aria-label="Answers side by side">
      <p className="muted t-14">
        {pages === 1 && page ? `All ${answers.length} answers.` : `${partShown()}, from ${answers.length} answers.`}
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
      {/* A new choice closes it. The columns keep the part that they show, because the page stays. */}
      <details key={[...chosen].join()}>
        <summary>Choose answers</summary>
        <Form action={links.besideEachOther(brief.id, 1)}>
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
        </Form>
      </details>
    </nav>
  );
}
