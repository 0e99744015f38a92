import { useState } from 'react';
import { Link } from 'react-router';
import type { CaseStudyCard } from '#contract/case-study.ts';
import type { SubmissionCard } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { WorkCard } from '#web/parts/WorkCard.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { NO_PICTURE } from '#web/ui/picture/Picture.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { PictureRow } from './PictureRow.tsx';
import styles from './Projects.module.css';

interface Props {
  /** Last changed first. */
  cards: readonly CaseStudyCard[];
  designs: readonly SubmissionCard[];
  now: number;
}

/** The person's case studies: drafts and published pages (PROJ-6). */
export function CaseStudiesTab({ cards, designs, now }: Props) {
  const without = designs.filter(({ id }) => !cards.some(({ submissionId }) => submissionId === id));
  return (
    <>
      {cards.length === 0 && <NoCaseStudies />}
      {cards.length > 0 && (
        <ul className={`${styles.grid} ${styles.loading}`}>
          {cards.map((card) => (
            <li key={card.id}>
              <CaseStudy card={card} now={now} />
            </li>
          ))}
        </ul>
      )}
      {without.length > 0 && <WithoutOne designs={without} />}
    </>
  );
}

/** The designs that a case study can be written about. */
function WithoutOne({ designs }: Pick<Props, 'designs'>) {
  return (
    <section className={styles.without} aria-labelledby="without">
      <h2 className="t-16" id="without">
        Designs without a case study
      </h2>
      <ul className={styles.rows}>
        {designs.map(({ id, title, picture }) => (
          <PictureRow
            key={id}
            picture={picture}
            action={
              <ButtonLink
                to={links.editCaseStudy(id)}
                variant="second"
                size="s"
                aria-label={`Create Case Study of ${title}`}
              >
                Create Case Study
              </ButtonLink>
            }
          >
            <p className="strong">{title}</p>
          </PictureRow>
        ))}
      </ul>
    </section>
  );
}

function CaseStudy({ card, now }: { card: CaseStudyCard; now: number }) {
  const { id, submissionId, published, designTitle } = card;
  const title = card.title.trim() || 'Untitled case study';
  const [openDialog, setOpenDialog] = useState<'unpublish' | 'delete' | null>(null);
  // The public page where it is published, else the editor.
  const home = published ? links.caseStudy(published.link) : submissionId ? links.editCaseStudy(submissionId) : null;

  async function act() {
    if (openDialog === 'unpublish') await api('DELETE /api/case-studies/:id/published', { params: { id } });
    else await api('DELETE /api/case-studies/:id', { params: { id } });
    showToast(
      'good',
      openDialog === 'unpublish' ? 'The page is gone for readers. Your draft stays.' : 'Case study deleted.',
    );
  }

  return (
    <div className={styles.submission}>
      <WorkCard
        heading={2}
        picture={<CoverPicture {...(card.picture ?? NO_PICTURE)} alt="" sizes="(min-width: 768px) 400px, 92vw" />}
        title={home ? <Link to={home}>{title}</Link> : title}
        by={
          <>
            <span className={styles.line}>{designTitle ? `Of ${quoted(designTitle)}` : 'Its design was deleted'}</span>
            <span>
              Changed <DateTime iso={card.updatedAt} now={now} />
            </span>
          </>
        }
      />
      <p className="row gap-2">
        {published ? (
          <>
            <Badge icon="globe" tone="positive">
              Published
            </Badge>
            {published.visibility === 'unlisted' && <Badge icon="link">Unlisted</Badge>}
            {!published.isCurrent && <Badge icon="pen-line">Draft is newer</Badge>}
          </>
        ) : (
          <Badge icon="pen-line">Draft</Badge>
        )}
      </p>
      <div className={styles.doors}>
        {submissionId && (
          <ButtonLink to={links.editCaseStudy(submissionId)} variant="second" size="s" aria-label={`Edit ${title}`}>
            Edit
          </ButtonLink>
        )}
        {published && (
          <>
            <ButtonLink to={links.caseStudy(published.link)} variant="quiet" size="s" aria-label={`View ${title}`}>
              View
            </ButtonLink>
            <Button
              variant="quiet"
              size="s"
              aria-label={`Unpublish ${title}`}
              onClick={() => setOpenDialog('unpublish')}
            >
              Unpublish
            </Button>
          </>
        )}
        <Button variant="quiet" size="s" aria-label={`Delete ${title}`} onClick={() => setOpenDialog('delete')}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={openDialog !== null}
        onClose={() => setOpenDialog(null)}
        title={openDialog === 'unpublish' ? 'Unpublish this case study?' : 'Delete this case study?'}
        no="Keep it"
        yes={openDialog === 'unpublish' ? 'Unpublish' : 'Delete case study'}
        danger
        act={act}
        reload="done"
      >
        <p>
          {openDialog === 'unpublish'
            ? `Readers of ${quoted(title)} find nothing at its link until you publish again. The link stays yours.`
            : `${quoted(title)} is deleted permanently, with its versions, its published page and its own pictures.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}

function NoCaseStudies() {
  return (
    <div className={styles.empty}>
      <EmptyState
        kind="empty"
        title="No case studies yet"
        industry="education"
        style="luxury"
        action={
          <ButtonLink to={`${links.myProjects()}?tab=submissions`} variant="second">
            Open your submissions
          </ButtonLink>
        }
      >
        <span className="sr"> - </span>Open one of your designs and press Create Case Study.
      </EmptyState>
    </div>
  );
}
