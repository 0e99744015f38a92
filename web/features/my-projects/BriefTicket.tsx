import { useNavigate, useRevalidator } from 'react-router';
import type { BriefCard } from '#contract/brief.ts';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { dayOfWork } from '#domain/milestone/days.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useOptimisticChanges } from '#web/lib/api/use-optimistic-changes.ts';
import { shortDay } from '#web/lib/format/days.ts';
import { BegunSubmission, continueAt } from '#web/parts/BegunSubmission.tsx';
import { BriefMenu } from '#web/parts/BriefMenu.tsx';
import { Cover } from '#web/parts/Cover.tsx';
import { FROM_MY_PROJECTS } from '#web/parts/from-my-projects.ts';
import { SharedCopyLink } from '#web/parts/SharedCopyLink.tsx';
import { Badge, StatusBadge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { Ticket, TicketLine, TicketTitle } from '#web/parts/Ticket.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './BriefTicket.module.css';

/** A brief with its state and the next action. The whole ticket is a link to it (PROJ-1). */
export function BriefTicket({ card, now }: { card: BriefCard; now: number }) {
  const { briefId, title, industry } = card;
  const starting = useStarting(card);
  const { revalidate } = useRevalidator();
  const { status, startedAt, updatedAt } = starting.shown;
  const begun = countsAsStarted(status) ? card.begun : null;
  return (
    <Ticket
      as="article"
      lifts
      torn={starting.busy}
      industry={industry}
      className={styles.card}
      top={
        <>
          <TicketLine docket={card.docket}>{industryOf(industry).label}</TicketLine>
          <Cover seed={briefId} industry={industry} styles={card.styles} columns={8} rows={2} />
        </>
      }
    >
      <div className={styles.badges}>
        <StatusBadge status={status} />
        {card.changeWaits && <Badge icon="message-square">Change request</Badge>}
        {card.submissionId && <Badge icon="link">Submission Linked</Badge>}
        <span className={styles.more}>
          <BriefMenu brief={{ ...card, id: briefId, status }} onRemoved={revalidate} />
        </span>
      </div>
      <TicketTitle to={links.brief(briefId)} state={FROM_MY_PROJECTS}>
        {title}
      </TicketTitle>
      <div className={styles.tags}>
        {card.styles.map((style) => (
          <StyleTag key={style} style={style} />
        ))}
      </div>
      {(countsAsStarted(status) || status === 'submitted') && <Counts card={card} />}
      {begun && (
        <p className="t-13 muted">
          <BegunSubmission begun={begun} />
        </p>
      )}
      {card.communityCopyId && (
        <p className={`t-13 ${styles.shared}`}>
          <SharedCopyLink copyId={card.communityCopyId} />
        </p>
      )}
      <div className={styles.foot}>
        <p className="t-13 faint">
          {startedAt ? (
            card.dueOn && countsAsStarted(status) ? (
              <>
                {dayOfWork(startedAt, card.dueOn, new Date(now))}, due{' '}
                <time dateTime={card.dueOn}>{shortDay(card.dueOn, new Date(now), 'UTC')}</time>
              </>
            ) : (
              <>
                Started <DateTime iso={startedAt} now={now} />
              </>
            )
          ) : (
            'Not started yet'
          )}
          <br />
          Updated <DateTime iso={updatedAt} now={now} as="ago" />
        </p>
        <div className={styles.actions}>
          {status === 'not_started' || starting.busy ? (
            <Button size="s" busy={starting.busy} onClick={starting.start}>
              {starting.busy ? 'Starting' : 'Start Brief'}
            </Button>
          ) : status === 'submitted' ? (
            <>
              <ButtonLink size="s" variant="second" to={links.brief(briefId)} state={FROM_MY_PROJECTS}>
                View Brief
              </ButtonLink>
              {card.submissionId && (
                <ButtonLink size="s" variant="second" to={links.submission(card.submissionId)}>
                  View Submission
                </ButtonLink>
              )}
            </>
          ) : (
            <>
              <ButtonLink
                size="s"
                variant={begun ? 'second' : 'primary'}
                to={links.brief(briefId)}
                state={FROM_MY_PROJECTS}
              >
                {begun ? 'Open brief' : 'Continue'}
              </ButtonLink>
              {begun && (
                <ButtonLink size="s" to={continueAt(begun)}>
                  Continue your submission
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </div>
    </Ticket>
  );
}

/**
 * The progress of the work. Before there is a design it counts the person's ticks, afterwards the requirements that its
 * frames cover.
 */
function Counts({ card }: { card: BriefCard }) {
  const { milestoneCount, milestonesDone, requirementCount, tickCount, evidencedCount } = card;
  return (
    <div className={`t-13 muted tnum ${styles.counts}`}>
      {evidencedCount === null && milestoneCount > 0 && (
        <p>
          <Icon name="flag" size="s" />
          {milestonesDone} of {milestoneCount} milestones done
        </p>
      )}
      {requirementCount > 0 && (
        <p>
          <Icon name="list-checks" size="s" />
          {evidencedCount ?? tickCount} of {requirementCount}{' '}
          {evidencedCount === null ? 'requirements ticked' : 'requirements evidenced by frames'}
        </p>
      )}
    </div>
  );
}

/**
 * Starts a brief with an optimistic update and opens it. If the server refuses, the update is reverted and a toast
 * reports it (PROJ-5).
 */
function useStarting(card: BriefCard) {
  const navigate = useNavigate();
  const { briefId, title } = card;
  const { shown, change } = useOptimisticChanges<BriefCard, string>(
    `brief ${briefId}`,
    card,
    asStarted,
    ({ message }) => `${quoted(title)} could not be started. ${message}`,
  );

  async function start() {
    const failure = await change(
      new Date().toISOString(),
      (signal) =>
        api('PUT /api/briefs/:id/progress', { params: { id: briefId }, body: { status: 'in_progress' } }, { signal }),
      (before, { updatedAt }) => asStarted(before, updatedAt),
    );
    if (!failure) await navigate(links.brief(briefId), { state: FROM_MY_PROJECTS });
  }
  return { busy: shown !== card, shown, start: () => void start() };
}

function asStarted(card: BriefCard, now: string): BriefCard {
  return { ...card, status: 'in_progress', startedAt: card.startedAt ?? now, updatedAt: now };
}
