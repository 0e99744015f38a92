import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AgreementView } from '#contract/agreement.ts';
import { AGREEING_DAYS, HISTORY_SHOWN, type TermName, termLabels } from '#domain/collaboration/agreement.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Check } from '#web/ui/field/Check.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './AgreementDocument.module.css';

const eventTexts: Record<string, string> = {
  asked: 'asked to build',
  accepted: 'accepted the request',
  confirmed: 'confirmed',
  withdrew: 'withdrew',
  ended: 'ended the collaboration',
};

/** The history of the agreement, and the button to withdraw from it or to end the collaboration. */
export function AgreementHistory({ agreement, now }: { agreement: AgreementView; now: number }) {
  const { id, iAm, state, history, designer, developer, design } = agreement;
  const [isConfirming, setConfirming] = useState(false);
  const [block, setBlock] = useState(false);
  const navigate = useNavigate();
  const other = iAm === 'designer' ? developer : designer;
  const isConfirmed = agreement.designerConfirmedAt !== null && agreement.developerConfirmedAt !== null;
  const lapsed = isConfirmed
    ? 'The agreed days of silence were over'
    : `Nobody changed or confirmed it for ${AGREEING_DAYS} days`;
  const nameOf = (by: 'designer' | 'developer') =>
    by === iAm ? 'You' : (by === 'designer' ? designer : developer).displayName;

  async function end() {
    await api('POST /api/agreements/:id/end', { params: { id }, body: { block } });
    showToast('good', state === 'agreeing' ? 'You have withdrawn from the agreement.' : 'The collaboration has ended.');
    await navigate(links.collaborations());
  }

  return (
    <aside className={styles.aside}>
      <h2 className="t-14 strong">History</h2>
      <ol className={styles.history}>
        {history.map((entry) => (
          <li key={entry.id}>
            <b>{entry.by ? `${nameOf(entry.by)} ${eventText(entry)}` : lapsed}</b>
            <span>
              <DateTime iso={entry.at} now={now} as="ago" />
            </span>
          </li>
        ))}
      </ol>
      {history.length === HISTORY_SHOWN && <p className="t-13 muted">Only the latest {HISTORY_SHOWN} are shown.</p>}
      {state !== 'ended' && (
        <Button
          variant="quiet-danger"
          size="s"
          className={classes(styles.leave, 'no-print')}
          onClick={() => setConfirming(true)}
        >
          {state === 'agreeing' ? 'Withdraw before confirming' : 'End this collaboration'}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={state === 'agreeing' ? 'Withdraw from this agreement?' : 'End this collaboration?'}
        yes={state === 'agreeing' ? 'Withdraw' : 'End collaboration'}
        danger
        act={end}
        reload="answered"
      >
        <p>
          {state === 'agreeing'
            ? `${other.displayName} gets a notification. Nobody builds ${quoted(design.title)} then.`
            : `The workspace closes for you both at once. What you said and built stays readable here. ${other.displayName} gets a notification.`}
        </p>
        <Check checked={block} onChange={(event) => setBlock(event.target.checked)}>
          Block {other.displayName}: they see your designs as closed to collaboration
        </Check>
      </ConfirmDialog>
    </aside>
  );
}

const eventText = ({ what, term }: { what: string; term: string | null }) =>
  what === 'changed' ? `changed ${termLabels[term as TermName].toLowerCase()}` : eventTexts[what];
