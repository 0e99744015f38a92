import type { Critiqued } from '#contract/critique.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { sumOf } from '#domain/critique/critique.ts';
import { links } from '#domain/navigation/links.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { LoginLink } from '#web/parts/MemberLink.tsx';
import styles from './Critique.module.css';
import { CritiqueForm } from './CritiqueForm.tsx';
import { Quotation } from './Quotation.tsx';
import { ReadOnlyLines } from './ReadOnlyLines.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { VerdictTotals } from './VerdictTotals.tsx';

interface Props {
  design: SubmissionView;
  critiqued: Critiqued;
  /** Time when the page's data was loaded, in ms. */
  now: number;
}

/**
 * A critique judges a design against its own brief (DET-6). A reviewer sees the form, the designer sees the answers,
 * nobody sees both.
 */
export function Critique({ design, critiqued, now }: Props) {
  const viewer = useViewer();
  const { lines, given, total } = critiqued;
  if (lines.length === 0 && given.length === 0) return null;
  const mayMark = viewer !== null && !design.isMine && lines.length > 0;
  return (
    <section id="critique" className={styles.critique} aria-labelledby="critique-heading">
      <div className={styles.head}>
        <h2 id="critique-heading" className="display d-34">
          Critique against the brief
        </h2>
        <p className={styles.lede}>
          {design.isMine
            ? 'What people say about each goal and deliverable, and what they would change.'
            : 'Judge what the brief asks for, not what you would have made. Give each line one mark.'}
        </p>
        {total > 0 && <VerdictTotals total={total} counts={sumOf(lines)} />}
        <Quotation given={given} />
      </div>
      {mayMark ? (
        <CritiqueForm design={design} critiqued={critiqued} now={now} />
      ) : (
        <ReadOnlyLines lines={lines} given={given} isMine={design.isMine}>
          {!viewer && (
            <LoginLink returnTo={links.critique(design.id)} variant="second">
              Log in to give critique
            </LoginLink>
          )}
        </ReadOnlyLines>
      )}
      <SuggestionList design={design} given={given} viewer={{ isSignedIn: viewer !== null, now }} />
    </section>
  );
}
