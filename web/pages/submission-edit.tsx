import { useCallback } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { TextSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { loadBrief } from '../features/brief/load-brief.ts';
import { SubmissionError } from '../features/submission/detail/SubmissionError.tsx';
import { EditDesign } from '../features/submission/edit/EditDesign.tsx';
import styles from './submit-design.module.css';

/** Another person's design can be viewed but not edited. */
export const loader = forPage('private', async ({ api, params, url }) => {
  const design = await api('GET /api/submissions/:id', { params: { id: params.submissionId! } });
  if (!design.isMine) throw redirect(links.submission(design.id));
  const brief = design.brief?.isReadable ? await loadBrief(api, design.brief.id) : null;
  return { design, brief, step: Number(url.searchParams.get('step')) };
});

export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const id = data?.design.id;
  const onSaved = useCallback(async () => {
    await navigate(links.submission(id!));
    showToast('good', 'Your changes are saved.');
  }, [navigate, id]);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      {/* Only the browser knows what this device stores. */}
      {data && viewer && isHydrated ? (
        <EditDesign key={data.design.id} {...data} onSaved={() => void onSaved()} />
      ) : (
        <div className={styles.opening}>
          <TextSkeleton lines={6} />
        </div>
      )}
    </main>
  );
}

export function ErrorBoundary() {
  return <SubmissionError className={`wrap ${styles.page}`} />;
}
