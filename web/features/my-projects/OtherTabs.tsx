import type { SubmissionCard } from '#contract/submission.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Badge } from '#web/ui/StatusBadge.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './Projects.module.css';

export function SubmissionsTab({ cards, now }: { cards: readonly SubmissionCard[]; now: number }) {
  if (cards.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title="No submissions yet"
          industry="health"
          style="minimal"
          action={
            <ButtonLink to={links.myProjects()} variant="second">
              Open your briefs
            </ButtonLink>
          }
        >
          <span className="sr"> - </span>Complete a design brief to create your first submission.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={styles.lines}>
      {cards.map((card) => (
        <li key={card.id}>
          <div>
            <h2>{card.title}</h2>
            <p className="t-13 faint">
              {card.briefTitle && `For “${card.briefTitle}”, `}submitted <When iso={card.createdAt} now={now} />
            </p>
          </div>
          <span className="row">
            <Badge icon={card.isPublic ? 'globe' : 'lock'}>{card.isPublic ? 'Public' : 'Private'}</Badge>
            {card.openToCollaboration && (
              <Badge icon="handshake" tone="accent">
                Open to Collab
              </Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CollaborationsTab() {
  return (
    <div className={styles.empty}>
      <EmptyState
        title="No collaborations yet"
        industry="travel"
        style="bold"
        action={
          <ButtonLink to={links.showcase()} variant="second">
            Open the showcase
          </ButtonLink>
        }
      >
        <span className="sr"> - </span>Connect with other designers and developers to start collaborating.
      </EmptyState>
    </div>
  );
}
