import { useEffect, useRef } from 'react';
import type { BriefView } from '#contract/brief.ts';
import { countsAsStarted, type ProgressStatus } from '#domain/brief/progress.ts';
import { links } from '#domain/navigation/links.ts';
import { BegunSubmission } from '#web/parts/BegunSubmission.tsx';
import { LoginLink } from '#web/parts/MemberLink.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import styles from './BriefActions.module.css';

interface Props {
  brief: BriefView;
  status: ProgressStatus;
  /** Guests are asked to log in before they start. */
  isGuest: boolean;
  onMove: (status: ProgressStatus) => void;
  onRegenerate: () => void;
}

/** The actions for a brief in each of its states (BRIEF-6). */
export function BriefActions({ brief, status, isGuest, onMove, onRegenerate }: Props) {
  const { group, notePress } = useRestoredFocus(status);
  function move(to: ProgressStatus) {
    notePress();
    onMove(to);
  }
  return (
    <div ref={group} className={styles.actions}>
      {status === 'not_started' && (
        <>
          {brief.isMine && (
            <Button variant="second" icon="rotate-cw" onClick={onRegenerate}>
              Regenerate
            </Button>
          )}
          {isGuest ? (
            <LoginLink
              returnTo={links.brief(brief.id)}
              run={() => move('in_progress')}
              pending={{ act: 'start', id: brief.id, title: brief.title }}
            >
              Start Brief
            </LoginLink>
          ) : (
            // A press before hydration is not lost: the server starts the brief.
            <form
              method="post"
              action={links.briefForm(brief.id)}
              onSubmit={(event) => {
                event.preventDefault();
                move('in_progress');
              }}
            >
              <input type="hidden" name="act" value="start" />
              <Button type="submit" block>
                Start Brief
              </Button>
            </form>
          )}
          {brief.sharedBy === 'somebody' && (
            <p className={`t-13 ${styles.note}`}>
              Whoever shared this brief sees your name, how far you are, when you submit, and whether a private design
              has an unlisted link.
            </p>
          )}
          {brief.isMine && (
            <p className={`t-13 ${styles.note}`}>
              Once started, the brief stays as it is written{brief.hasClient && ', and your client answers questions'}.
            </p>
          )}
        </>
      )}
      {countsAsStarted(status) && (
        <>
          {status === 'in_progress' ? (
            <Button key="pause" variant="second" icon="pause" onClick={() => move('paused')}>
              Pause
            </Button>
          ) : (
            <Button key="pause" variant="second" icon="play" onClick={() => move('in_progress')}>
              Resume
            </Button>
          )}
          {status !== 'completed' && (
            <Button variant="second" icon="check" onClick={() => move('completed')}>
              Mark complete
            </Button>
          )}
          <SubmitBriefLink brief={brief} />
          {brief.begun ? (
            <p className={`t-13 ${styles.note}`}>
              <BegunSubmission begun={brief.begun} />
            </p>
          ) : (
            status === 'completed' && (
              <p className={`t-13 ${styles.note}`}>You have not submitted a design for it. “Submit Brief” does that.</p>
            )
          )}
        </>
      )}
      {status === 'submitted' && brief.progress?.submissionId && (
        <ButtonLink to={links.submission(brief.progress.submissionId)}>View Submission</ButtonLink>
      )}
    </div>
  );
}

/**
 * Passes the data that a submission starts with. The brief's id is also in the address, so a reload does not lose it.
 */
export function SubmitBriefLink({ brief, size }: { brief: BriefView; size?: 'l' }) {
  const { id: briefId, title, industry, styles } = brief;
  return (
    <ButtonLink to={links.submitDesign(briefId)} state={{ briefId, title, industry, styles }} size={size}>
      {brief.begun ? 'Continue your submission' : 'Submit Brief'}
    </ButtonLink>
  );
}

/** A pressed button can disappear in the next state. The first new button then gets the focus. */
function useRestoredFocus(status: ProgressStatus) {
  const group = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the state.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('button, a')?.focus();
    wasPressed.current = false;
  }, [status]);
  return {
    group,
    notePress: () => {
      wasPressed.current = true;
    },
  };
}
