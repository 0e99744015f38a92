import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { CollaborationRequest } from '#contract/collaboration.ts';
import { type RequestAnswer, roleLabel } from '#domain/collaboration/request.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useKeptText } from '#web/lib/unsent/use-kept-text.ts';
import { links } from '#web/links.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import { Tag } from '#web/ui/text/Tag.tsx';
import { When } from '#web/ui/text/When.tsx';
import styles from './Collaborations.module.css';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const endings = { declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Expired', accepted: 'Accepted' } as const;

/** A request, with what the person can do about it. */
export function RequestRow({ request, now }: { request: CollaborationRequest; now: number }) {
  const { id, iAm, state, design, designer, developer, message, role, technologies, reason } = request;
  const [busy, setBusy] = useState<RequestAnswer | null>(null);
  const [asks, setAsks] = useState<'decline' | 'report' | null>(null);
  const [refusal, keepRefusal] = useKeptText(`decline-${id}`);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isOpen = state === 'open';
  const isMine = iAm === 'developer';

  async function answer(how: RequestAnswer, more: { reason?: string; closeDesign?: boolean } = {}) {
    setBusy(how);
    try {
      const { agreementId } = await api('PUT /api/collaboration-requests/:id', {
        params: { id },
        body: { answer: how, ...more },
      });
      setAsks(null);
      keepRefusal('');
      if (agreementId) return await navigate(links.agreement(agreementId));
      showToast('good', how === 'decline' ? `${developer.displayName} is told.` : 'Your request is withdrawn.');
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('bad', error.message);
      await revalidate();
    } finally {
      setBusy(null);
    }
  }

  return (
    <article className={classes(styles.row, isOpen && !isMine && styles.waiting, !isOpen && styles.past)}>
      <div>
        <Picture {...(design.picture ?? NO_PICTURE)} alt="" sizes="96px" />
      </div>
      <div>
        <p className="t-13 muted">
          Request {isMine ? 'sent' : 'received'}, <When iso={request.createdAt} now={now} as="ago" />
        </p>
        <h2>
          <Link to={links.submission(design.id)}>
            {isMine
              ? `You asked to build “${design.title}” by ${designer.displayName}`
              : `${developer.displayName} asks to build “${design.title}”`}
          </Link>
        </h2>
        <p className={`t-14 muted ${styles.words}`}>
          {reason && state === 'declined' ? `“${reason}”` : `“${message}”`}
        </p>
        {isOpen && (
          <>
            <p className={`row gap-1 ${styles.facts}`}>
              <Tag>{roleLabel(role)}</Tag>
              {technologies.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </p>
            {isMine && (
              <p className="t-14 muted">
                Lapses on <When iso={request.expiresAt} now={now} /> if {designer.displayName} does not answer.
              </p>
            )}
          </>
        )}
      </div>
      <div className={styles.state}>
        {isOpen ? (
          <Badge icon={isMine ? 'send-horizontal' : 'hourglass'} tone={isMine ? 'outline' : 'accent'}>
            {isMine ? 'Sent' : 'Waiting for you'}
          </Badge>
        ) : (
          <Badge icon={state === 'accepted' ? 'check' : 'x'} tone="quiet">
            {endings[state]}
          </Badge>
        )}
      </div>
      <div className={styles.acts}>
        {isOpen && isMine && (
          <Button variant="quiet" size="s" busy={busy === 'withdraw'} onClick={() => void answer('withdraw')}>
            Withdraw
          </Button>
        )}
        {isOpen && !isMine && (
          <>
            <Button variant="quiet" size="s" icon="flag" onClick={() => setAsks('report')}>
              Report
            </Button>
            <Button variant="quiet" size="s" onClick={() => setAsks('decline')}>
              Decline
            </Button>
            <Button variant="second" size="s" busy={busy === 'accept'} onClick={() => void answer('accept')}>
              Accept
            </Button>
          </>
        )}
      </div>
      <DeclineDialog
        open={asks === 'decline'}
        name={developer.displayName}
        busy={busy === 'decline'}
        onClose={() => setAsks(null)}
        reason={refusal}
        onReason={keepRefusal}
        onDecline={(more) => void answer('decline', more)}
      />
      <ReportDialog
        open={asks === 'report'}
        requestId={id}
        name={developer.displayName}
        onClose={() => setAsks(null)}
        onDone={() => {
          setAsks(null);
          void revalidate();
        }}
      />
    </article>
  );
}
