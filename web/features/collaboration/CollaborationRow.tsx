import { Link } from 'react-router';
import type { Collaboration } from '#contract/collaboration.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { isComplete } from '#domain/workspace/build-status.ts';
import { Badge, StatusBadge } from '#web/parts/StatusBadge.tsx';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Collaborations.module.css';
import { endingWords } from './ending-words.ts';

/** An agreement to be confirmed, or a workspace. */
export function CollaborationRow({ collaboration, now }: { collaboration: Collaboration; now: number }) {
  const { id, iAm, state, design, designer, developer, status, isConfirmedByMe, isConfirmedByThem } = collaboration;
  const other = iAm === 'designer' ? developer : designer;
  const builder = iAm === 'developer' ? 'You' : developer.displayName;
  const to = state === 'active' ? links.workspace(design.id) : links.agreement(id);
  return (
    <article
      className={classes(
        styles.row,
        state === 'agreeing' && !isConfirmedByMe && styles.waiting,
        state === 'ended' && styles.past,
      )}
    >
      <div>
        <Picture {...(design.picture ?? NO_PICTURE)} alt="" sizes="(min-width: 768px) 160px, 64px" />
      </div>
      <div>
        <p className="t-13 muted">
          {state === 'agreeing' ? 'Agreement, changed ' : state === 'active' ? 'Workspace, last changed ' : 'Ended '}
          <DateTime iso={collaboration.changedAt} now={now} as="ago" />
        </p>
        <h2>
          <Link to={to}>
            {quoted(design.title)} with {other.displayName}
          </Link>
        </h2>
        <p className="t-14 muted">
          {state === 'agreeing' && whoIsNext(other.displayName, isConfirmedByMe, isConfirmedByThem)}
          {state === 'active' &&
            `${builder} ${isComplete(status) ? 'built' : builder === 'You' ? 'build' : 'builds'} it.`}
          {endingWords(collaboration)}
        </p>
      </div>
      <div className={styles.state}>
        {state === 'agreeing' && (
          <Badge icon="handshake" tone="caution">
            {Number(isConfirmedByMe) + Number(isConfirmedByThem)} of 2 confirmed
          </Badge>
        )}
        {state === 'active' && <StatusBadge status={status} />}
        {state === 'ended' && (
          <Badge icon="x" tone="quiet">
            Ended
          </Badge>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={to} variant={state === 'ended' ? 'quiet' : 'second'} size="s">
          {state === 'active'
            ? 'Open workspace'
            : state === 'agreeing' && !isConfirmedByMe
              ? 'Read and confirm'
              : state === 'ended'
                ? 'Read what was said and built'
                : 'Read agreement'}
        </ButtonLink>
      </div>
    </article>
  );
}

function whoIsNext(other: string, isConfirmedByMe: boolean, isConfirmedByThem: boolean): string {
  if (isConfirmedByThem) return `${other} has confirmed. Your confirmation opens the workspace.`;
  return isConfirmedByMe
    ? `You have confirmed. ${other}’s confirmation opens the workspace.`
    : 'Neither of you has confirmed.';
}
