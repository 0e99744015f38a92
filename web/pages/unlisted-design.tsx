import { useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { Carousel } from '../features/submission/detail/Carousel.tsx';
import { Coverage } from '../features/submission/detail/Coverage.tsx';
import { Designer } from '../features/submission/detail/Designer.tsx';
import { DesignSidebar } from '../features/submission/detail/DesignSidebar.tsx';
import { Reflection } from '../features/submission/detail/Reflection.tsx';
import { SubmissionError } from '../features/submission/detail/SubmissionError.tsx';
import { useFrames } from '../features/submission/detail/use-frames.ts';
import { Viewer } from '../features/submission/detail/Viewer.tsx';
import styles from './submission.module.css';

/** A design by its unlisted link: its frames and words, without likes, comments and requests. */
export const loader = forPage('open', async ({ api, params }) => ({
  design: await api('GET /api/shared-designs/:key', { params: { key: params.key! } }),
}));

export function Component() {
  const { design } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return <UnlistedDesign key={design.id} design={design} />;
}

function UnlistedDesign({ design }: { design: SubmissionView }) {
  const frames = useFrames(design.frames);
  const stage = useRef<HTMLDivElement>(null);
  const [isFullscreen, setFullscreen] = useState(false);
  const { brief } = design;

  function showFrame(id: string) {
    frames.showId(id);
    stage.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="display d-58">{design.title}</h1>
        <div className="row">
          {brief && <IndustryTag industry={brief.industry} />}
          {brief?.styles.map((style) => (
            <StyleTag key={style} style={style} />
          ))}
          {!design.isPublic && <Badge icon="link">Unlisted: only people with the link see this page</Badge>}
        </div>
        <Designer design={design} />
        <p className="muted">
          {design.isPublic ? (
            <>
              Comments and critiques are on <Link to={links.submission(design.id)}>its public page</Link>.
            </>
          ) : (
            'Only public designs can be commented on and critiqued. This one is private; its designer can make it public.'
          )}
        </p>
      </header>
      <div ref={stage}>
        <Carousel frames={frames} onFullscreen={() => setFullscreen(true)} />
      </div>
      <div className={styles.grid}>
        <Reflection design={design} />
        <DesignSidebar design={design} />
      </div>
      <Coverage design={design} onFrame={showFrame} />
      {isFullscreen && <Viewer title={design.title} frames={frames} onClose={() => setFullscreen(false)} />}
    </main>
  );
}

export function ErrorBoundary() {
  return <SubmissionError className={`wrap ${styles.page}`} />;
}
