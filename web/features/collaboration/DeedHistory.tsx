import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { AgreementView } from '#contract/collaboration.ts';
import { type TermName, termLabels } from '#domain/collaboration/agreement.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { links } from '#web/links.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Check } from '#web/ui/field/Check.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { When } from '#web/ui/text/When.tsx';
import styles from './Deed.module.css';

const deeds: Record<string, string> = {
  asked: 'asked to build',
  accepted: 'accepted the request',
  confirmed: 'confirmed',
  withdrew: 'withdrew',
  ended: 'ended the collaboration',
};

/** How the agreement came about, and the way out of it. */
export function DeedHistory({ agreement, now }: { agreement: AgreementView; now: number }) {
  const { id, iAm, state, history, designer, developer, design } = agreement;
  const [asks, setAsks] = useState(false);
  const [block, setBlock] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const other = iAm === 'designer' ? developer : designer;
  const nameOf = (by: 'designer' | 'developer') =>
    by === iAm ? 'You' : (by === 'designer' ? designer : developer).displayName;

  async function end() {
    setBusy(true);
    try {
      await api('POST /api/agreements/:id/end', { params: { id }, body: { block } });
      setAsks(false);
      showToast('good', `“${design.title}” is back in the pool.`);
      await navigate(links.collaborations());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('bad', error.message);
      await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return (
    <aside className={styles.aside}>
      <h2 className="t-14 strong">History</h2>
      <ol className={styles.history}>
        {history.map((entry) => (
          <li key={entry.id}>
            <b>{entry.by ? `${nameOf(entry.by)} ${deedOf(entry)}` : 'The claim lapsed'}</b>
            <span>
              <When iso={entry.at} now={now} as="ago" />
            </span>
          </li>
        ))}
      </ol>
      {state !== 'ended' && (
        <Button
          variant="quiet-danger"
          size="s"
          className={classes(styles.leave, 'no-print')}
          onClick={() => setAsks(true)}
        >
          {state === 'agreeing' ? 'Withdraw before confirming' : 'End this collaboration'}
        </Button>
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={state === 'agreeing' ? 'Withdraw from this agreement?' : 'End this collaboration?'}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void end()}>
              {state === 'agreeing' ? 'Withdraw' : 'End it'}
            </Button>
          </>
        }
      >
        <p>
          {state === 'agreeing'
            ? `${other.displayName} is told, and the design returns to the pool.`
            : `The workspace closes for you both at once, ${other.displayName} is told, and the design returns to the pool.`}
        </p>
        <Check checked={block} onChange={(event) => setBlock(event.target.checked)}>
          Block {other.displayName}: they see your designs as closed to collaboration
        </Check>
      </Dialog>
    </aside>
  );
}

const deedOf = ({ what, term }: { what: string; term: string | null }) =>
  what === 'changed' ? `changed ${termLabels[term as TermName].toLowerCase()}` : deeds[what];
