import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CollaborationRequest } from '#contract/collaboration.ts';
import { roleLabel } from '#domain/collaboration/request.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { Tag } from '#web/ui/text/Tag.tsx';
import styles from './Collaborations.module.css';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const endings = { declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Expired', accepted: 'Accepted' } as const;

/** A request with the person's possible actions. */
export function RequestRow({ request, now }: { request: CollaborationRequest; now: number }) {
  const { id, iAm, state, design, designer, developer, message, role, technologies, reason } = request;
  const { call, doing } = useCall({ reload: 'answered', toast: true });
  const [openDialog, setOpenDialog] = useState<'decline' | 'report' | null>(null);
  const navigate = useNavigate();
  const isOpen = state === 'open';
  const isMine = iAm === 'developer';

  const answer = (how: 'accept' | 'withdraw') =>
    call(async () => {
      const { agreementId } = await api('PUT /api/collaboration-requests/:id', {
        params: { id },
        body: { answer: how },
      });
      if (agreementId) await navigate(links.agreement(agreementId));
      else showToast('good', 'Your request is withdrawn.');
    }, how);

  return (
    <article className={classes(styles.row, isOpen && !isMine && styles.waiting, !isOpen && styles.past)}>
      <div>
        <Picture {...(design.picture ?? NO_PICTURE)} alt="" sizes="(min-width: 768px) 160px, 64px" />
      </div>
      <div>
        <p className="t-13 muted">
          Request {isMine ? 'sent' : 'received'}, <DateTime iso={request.createdAt} now={now} as="ago" />
        </p>
        <h2>
          <Link to={links.submission(design.id)}>
            {isMine
              ? `You asked to build ${quoted(design.title)} by ${designer.displayName}`
              : `${developer.displayName} asks to build ${quoted(design.title)}`}
          </Link>
        </h2>
        {!isMine && (
          <p className="t-14">
            <Link to={links.person(developer.handle)}>About {developer.displayName}</Link>
          </p>
        )}
        <p className={`t-14 muted ${styles.words}`}>
          {reason && state === 'declined' ? quoted(reason) : quoted(message)}
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
                Expires on <DateTime iso={request.expiresAt} now={now} /> if {designer.displayName} does not answer.
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
      <div className={styles.actions}>
        {isOpen && isMine && (
          <Button variant="quiet" size="s" busy={doing === 'withdraw'} onClick={() => void answer('withdraw')}>
            Withdraw
          </Button>
        )}
        {isOpen && !isMine && (
          <>
            <Button variant="quiet" size="s" icon="flag" onClick={() => setOpenDialog('report')}>
              Report
            </Button>
            <Button variant="quiet" size="s" onClick={() => setOpenDialog('decline')}>
              Decline
            </Button>
            <Button variant="second" size="s" busy={doing === 'accept'} onClick={() => void answer('accept')}>
              Accept
            </Button>
          </>
        )}
      </div>
      <DeclineDialog
        open={openDialog === 'decline'}
        requestId={id}
        name={developer.displayName}
        onClose={() => setOpenDialog(null)}
      />
      <ReportDialog
        open={openDialog === 'report'}
        requestId={id}
        name={developer.displayName}
        onClose={() => setOpenDialog(null)}
      />
    </article>
  );
}
