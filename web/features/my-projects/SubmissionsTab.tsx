import { Link } from 'react-router';
import type { SubmissionCard } from '#contract/submission.ts';
import type { BegunSubmissionCard as Begun } from '#contract/submission-draft.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { count } from '#web/lib/format/count.ts';
import { BegunSubmission, continueAt } from '#web/parts/BegunSubmission.tsx';
import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { DeleteDraft } from '#web/parts/DeleteDraft.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { WorkCard } from '#web/parts/WorkCard.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { NO_PICTURE } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { Tag } from '#web/ui/text/Tag.tsx';
import type { Arrangement } from './arrange.ts';
import { PictureRow } from './PictureRow.tsx';
import styles from './Projects.module.css';

const TAGS_SHOWN = 3;

interface Props {
  /** Newest first. */
  cards: readonly SubmissionCard[];
  /** Last touched first. */
  begun: readonly Begun[];
  now: number;
  order: Arrangement['order'];
  onArrange: (part: Partial<Arrangement>) => void;
}

export function SubmissionsTab({ cards, begun, now, order, onArrange }: Props) {
  if (cards.length === 0) return begun.length > 0 ? <BegunList begun={begun} /> : <NoSubmissions />;
  const shown = order === 'newest' ? cards : cards.toReversed();
  return (
    <>
      {begun.length > 0 && <BegunList begun={begun} />}
      <div className={styles.bar}>
        <p className="sr" role="status">
          {count(cards.length, 'submission')}, {order} first
        </p>
        <Button
          variant="quiet"
          icon="arrow-down-wide-narrow"
          onClick={() => onArrange({ order: order === 'newest' ? 'oldest' : 'newest' })}
        >
          {order === 'newest' ? 'Newest first' : 'Oldest first'}
        </Button>
      </div>
      <ul className={styles.grid}>
        {shown.map((card) => (
          <li key={card.id}>
            <Submission card={card} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is begun and not handed in comes before what is (SUB-12). */
function BegunList({ begun }: Pick<Props, 'begun'>) {
  return (
    <ul className={styles.rows}>
      {begun.map((one) => (
        <PictureRow
          key={one.id}
          picture={one.picture}
          action={
            <>
              <ButtonLink size="s" to={continueAt(one)} aria-label={`Continue your submission ${one.title}`}>
                Continue your submission
              </ButtonLink>
              <DeleteDraft id={one.id} title={one.title} />
            </>
          }
        >
          <p className="strong">Unfinished: {one.title}</p>
          <p className="muted">
            <BegunSubmission begun={one} />
          </p>
        </PictureRow>
      ))}
    </ul>
  );
}

/** One of the person's designs (PROJ-3). */
function Submission({ card, now }: { card: SubmissionCard; now: number }) {
  const { id, title, tags } = card;
  const address = figmaAddress(card.figmaLink);
  return (
    <div className={styles.submission}>
      <WorkCard
        heading={2}
        picture={<CoverPicture {...(card.picture ?? NO_PICTURE)} alt="" sizes="(min-width: 768px) 400px, 92vw" />}
        title={<Link to={links.submission(id)}>{title}</Link>}
        by={
          <>
            {card.briefTitle && <span className={styles.line}>For {quoted(card.briefTitle)}</span>}
            <span>
              Submitted <DateTime iso={card.createdAt} now={now} />
            </span>
          </>
        }
      />
      {tags.length > 0 && (
        <p className="row gap-2">
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {tags.length > TAGS_SHOWN && <Tag>+{tags.length - TAGS_SHOWN} more</Tag>}
        </p>
      )}
      <p className="row gap-2">
        <Badge icon={card.isPublic ? 'globe' : 'lock'} tone={card.isPublic ? 'positive' : 'quiet'}>
          {card.isPublic ? 'Public' : 'Private'}
        </Badge>
        {card.isSample && <Badge icon="box">Sample</Badge>}
        {card.openToCollaboration && (
          <Badge icon="handshake" tone="accent">
            Open to Collab
          </Badge>
        )}
      </p>
      {card.requirementCount > 0 && (
        <p className="t-13 muted tnum">
          {card.evidencedCount} of {card.requirementCount} requirements evidenced
        </p>
      )}
      <div className={styles.doors}>
        <ButtonLink to={links.submission(id)} variant="second" size="s" aria-label={`View Details of ${title}`}>
          View Details
        </ButtonLink>
        <ButtonLink to={links.editSubmission(id)} variant="quiet" size="s" aria-label={`Edit ${title}`}>
          Edit
        </ButtonLink>
        {address && (
          <ButtonLink
            href={address}
            variant="quiet"
            size="s"
            icon="external-link"
            rel="noopener noreferrer"
            target="_blank"
          >
            Design file
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function NoSubmissions() {
  return (
    <div className={styles.empty}>
      <EmptyState
        kind="empty"
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
