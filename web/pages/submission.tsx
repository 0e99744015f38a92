import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { Discussion as DiscussionAnswer } from '#contract/comment.ts';
import type { Critiqued } from '#contract/critique.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { useReloadUntilEncoded } from '#web/lib/api/use-reload-until-encoded.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { useReportView } from '#web/lib/live/use-report-view.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { ViewCount } from '#web/parts/WorkCard.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { SkipLink } from '#web/ui/page/SkipLink.tsx';
import { type DesignStanding, RequestCollaboration } from '../features/collaboration/RequestCollaboration.tsx';
import { KeepButton } from '../features/collection/KeepButton.tsx';
import { Discussion } from '../features/comment/Discussion.tsx';
import { Critique } from '../features/critique/Critique.tsx';
import { LikeDesign } from '../features/showcase/LikeDesign.tsx';
import { usePendingLike } from '../features/showcase/use-pending-like.ts';
import { Byline } from '../features/submission/detail/Byline.tsx';
import { Carousel } from '../features/submission/detail/Carousel.tsx';
import { Coverage } from '../features/submission/detail/Coverage.tsx';
import { DesignSidebar } from '../features/submission/detail/DesignSidebar.tsx';
import { OwnerActions, OwnersNextStep } from '../features/submission/detail/OwnerActions.tsx';
import { Reflection } from '../features/submission/detail/Reflection.tsx';
import { SubmissionError } from '../features/submission/detail/SubmissionError.tsx';
import { useFrames } from '../features/submission/detail/use-frames.ts';
import { Viewer } from '../features/submission/detail/Viewer.tsx';
import { ViewerActions } from '../features/submission/detail/ViewerActions.tsx';
import styles from './submission.module.css';

export const loader = forPage('inviting', async ({ api, params, url }) => {
  const of = { params: { id: params.submissionId! } };
  const [design, standing, discussion, critiqued] = await Promise.all([
    api('GET /api/submissions/:id', of),
    api('GET /api/submissions/:id/collaboration', of),
    api('GET /api/submissions/:id/comments', of),
    api('GET /api/submissions/:id/critique', of),
  ]);
  return { design, standing, discussion, critiqued, address: url.origin + url.pathname, now: Date.now() };
});

export function Component() {
  const { design, ...rest } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return <Design key={design.id} design={design} {...rest} />;
}

interface Props {
  design: SubmissionView;
  standing: DesignStanding;
  discussion: DiscussionAnswer;
  critiqued: Critiqued;
  address: string;
  /** When the page's data was loaded, in ms. */
  now: number;
}

function Design({ design, standing, discussion, critiqued, address, now }: Props) {
  const frames = useFrames(design.frames);
  const stage = useRef<HTMLDivElement>(null);
  const [isFullscreen, setFullscreen] = useState(false);
  const { brief } = design;
  const viewer = useViewer();
  useReloadUntilEncoded(design.frames.map(({ picture }) => picture));
  usePendingLike();
  useReportView(design.id);
  const { revalidate } = useRevalidator();
  // Notifications to this person about this design show without a reload.
  useLive(
    { onEvent: ({ kind, data }) => kind === 'talk' && data.submissionId === design.id && void revalidate() },
    Math.min(discussion.eventsUntil, critiqued.eventsUntil),
  );

  function showFrame(id: string) {
    frames.showId(id);
    stage.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <SkipLink to="critique">Skip to critique</SkipLink>
      <SkipLink to="comments">Skip to discussion</SkipLink>
      <div className={styles.top}>
        <ButtonLink to={links.showcase()} variant="quiet" icon="arrow-left" className={styles.back}>
          Showcase
        </ButtonLink>
        {design.isMine ? <OwnerActions design={design} /> : viewer && <ViewerActions id={design.id} />}
      </div>
      <header className={styles.head}>
        <h1 className="display d-58" dir="auto">
          {design.title}
        </h1>
        <div className="row">
          {brief && <IndustryTag industry={brief.industry} />}
          {brief?.styles.map((style) => (
            <StyleTag key={style} style={style} />
          ))}
          {design.openToCollaboration && !standing.isClaimed && (
            <>
              <Badge icon="handshake" tone="accent">
                Open to collaboration
              </Badge>
              <Badge icon={standing.hasLayers ? 'layers' : 'image'}>
                {standing.hasLayers ? 'With layers to inspect' : 'Pictures only'}
              </Badge>
            </>
          )}
          {!design.isPublic && <Badge icon="lock">Private</Badge>}
          {design.viewCount > 0 && <ViewCount count={design.viewCount} />}
        </div>
        <Byline
          design={design}
          address={address}
          now={now}
          action={
            <>
              <RequestCollaboration design={design} standing={standing} />
              {design.isMine && <OwnersNextStep design={design} />}
            </>
          }
          like={
            <>
              <LikeDesign design={design} />
              <KeepButton kind="design" thingId={design.id} small />
            </>
          }
        />
      </header>
      <div ref={stage}>
        <Carousel frames={frames} onFullscreen={() => setFullscreen(true)} />
      </div>
      <div className={styles.grid}>
        <Reflection design={design} />
        <DesignSidebar design={design} />
      </div>
      <Coverage design={design} onFrame={showFrame} />
      <Critique design={design} critiqued={critiqued} now={now} />
      <Discussion design={design} discussion={discussion} now={now} />
      {isFullscreen && <Viewer title={design.title} frames={frames} onClose={() => setFullscreen(false)} />}
    </main>
  );
}

export function ErrorBoundary() {
  return <SubmissionError className={`wrap ${styles.page}`} />;
}
