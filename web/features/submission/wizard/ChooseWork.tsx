import { useNavigate } from 'react-router';
import { v4 as newId } from 'uuid';
import type { BriefCard } from '#contract/brief.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { links } from '#domain/navigation/links.ts';
import { stepIds } from '#domain/submission/steps.ts';
import { count } from '#web/lib/format/count.ts';
import { continueAt } from '#web/parts/BegunSubmission.tsx';
import { Cover } from '#web/parts/Cover.tsx';
import { DeleteDraft } from '#web/parts/DeleteDraft.tsx';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { Ticket, TicketLine, TicketTitle } from '#web/parts/Ticket.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { FramePicture } from '../parts/FramePicture.tsx';
import { PicturesContext, usePictures } from '../parts/use-pictures.ts';
import styles from './ChooseWork.module.css';
import { steps } from './wizard-steps.ts';

interface OpenDraft {
  id: string;
  briefId: string | null;
  step: number;
  updatedAt: string;
  title: string;
  /** The pictures of the chosen frames. */
  frames: string[];
}

const FRAMES_SHOWN = 4;

interface Props {
  drafts: readonly OpenDraft[];
  briefs: readonly BriefCard[];
  now: number;
}

/** Shows if nobody said what to submit: continue a draft, or start a new one with or without a brief. */
export function ChooseWork({ drafts, briefs, now }: Props) {
  const navigate = useNavigate();
  const titleOf = (draft: OpenDraft) =>
    draft.title.trim() || briefs.find(({ briefId }) => briefId === draft.briefId)?.title || 'Untitled';
  return (
    <div className={styles.choose}>
      <h1 className="display d-44">Submit a design</h1>
      {drafts.length > 0 && (
        <section aria-labelledby="drafts">
          <h2 id="drafts" className="display d-21">
            Continue your draft
          </h2>
          <ul className={styles.drafts}>
            {drafts.map((draft) => (
              <Draft key={draft.id} draft={draft} title={titleOf(draft)} now={now} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="anew">
        <h2 id="anew" className="display d-21">
          {drafts.length > 0 ? 'Start a new design' : 'Which brief is it for?'}
        </h2>
        {briefs.length > 0 ? (
          <ul className={styles.briefs}>
            {briefs.map((brief) => (
              <BriefChoice key={brief.briefId} brief={brief} />
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <EmptyState
              kind="empty"
              heading={3}
              title="You have no brief in progress."
              action={
                <ButtonLink to={links.generate()} icon="plus">
                  Create Brief
                </ButtonLink>
              }
            />
          </div>
        )}
        <Button variant="second" onClick={() => navigate(links.submissionDraft(newId()))}>
          Submit without a brief
        </Button>
        <p className="t-13 faint">
          The showcase shows answers to briefs; a design without one is found by its link and in My Projects.
        </p>
      </section>
    </div>
  );
}

function Draft({ draft, title, now }: { draft: OpenDraft; title: string; now: number }) {
  const shown = draft.frames.slice(0, FRAMES_SHOWN);
  const pictures = usePictures(shown);

  return (
    <li>
      <PicturesContext value={pictures}>
        {shown.length > 0 && (
          <span className={styles.frames}>
            {shown.map((mediaId) => (
              <FramePicture key={mediaId} mediaId={mediaId} alt="" sizes="48px" className={styles.frame} />
            ))}
          </span>
        )}
      </PicturesContext>
      <div className="grow">
        <b>{title}</b>
        <p className="t-13 faint">
          Step {draft.step}, {steps[stepIds[draft.step - 1]!].title} · {count(draft.frames.length, 'frame')} ·{' '}
          <DateTime iso={draft.updatedAt} now={now} as="ago" />
        </p>
      </div>
      <ButtonLink to={continueAt(draft)} size="s" aria-label={`Continue ${title}`}>
        Continue
      </ButtonLink>
      <DeleteDraft id={draft.id} title={title} />
    </li>
  );
}

function BriefChoice({ brief }: { brief: BriefCard }) {
  return (
    <Ticket
      as="li"
      industry={brief.industry}
      lifts
      top={
        <>
          <TicketLine docket={brief.docket}>{industryOf(brief.industry).label}</TicketLine>
          <Cover seed={brief.briefId} industry={brief.industry} styles={brief.styles} rows={2} />
        </>
      }
    >
      <TicketTitle as="h3" to={links.submitDesign(brief.briefId)}>
        {brief.title}
      </TicketTitle>
      <p className="row gap-4">
        {brief.styles.map((style) => (
          <StyleTag key={style} style={style} />
        ))}
      </p>
      <p>
        <StatusBadge status={brief.status} />
      </p>
    </Ticket>
  );
}
