import { useLoaderData, useNavigate } from 'react-router';
import { v4 as newKey } from 'uuid';
import { emptyChoice } from '#domain/brief/choice.ts';
import { links } from '#domain/navigation/links.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { ConfirmDefaults, ContinueLive } from '../features/generation/ConfirmDefaults.tsx';
import { type Intent, isEmpty, withDefaults } from '../features/generation/intent.ts';
import { Preparing } from '../features/generation/Preparing.tsx';
import { WritingFailed } from '../features/generation/WritingFailed.tsx';
import { useIntent } from './brief-new/use-intent.ts';
import { WritingBrief } from './brief-new/WritingBrief.tsx';

/**
 * The viewer, and the brief that is being written for them, if any. Without an answer the request goes on and shows
 * what is wrong.
 */
export const loader = forPage('private', async ({ api }) => {
  const or =
    <T,>(instead: T) =>
    (error: unknown) => {
      if (error instanceof ApiError) return instead;
      throw error;
    };
  const [viewer, live] = await Promise.all([
    api('GET /api/profile').catch(or(null)),
    api('GET /api/generations')
      .then(({ items }) => items)
      .catch(or([])),
  ]);
  return { viewer, live, year: new Date().getUTCFullYear() };
});

type Data = Awaited<ReturnType<typeof loader>>;

export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const data = useLoaderData<Data | null>();
  const intent = useIntent();
  const isHydrated = useHydrated();
  return <main id="main">{data && isHydrated ? <GenerationPage data={data} intent={intent} /> : <Preparing />}</main>;
}

/** What this page generates. The request is in the history entry, so that a reload finds it again. */
function GenerationPage({ data: { viewer, live, year }, intent }: { data: Data; intent: Intent }) {
  const navigate = useNavigate();
  const put = (state: object) =>
    void navigate(links.newBrief(), { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false });

  if (!isEmpty(intent)) return <WritingBrief intent={intent} year={year} put={put} />;
  if (live[0]) return <ContinueLive live={live[0]} onContinue={() => put({ generationId: live[0]!.id })} />;
  if (!viewer) {
    const message = 'Your quota could not be loaded, so no brief was started.';
    return (
      <WritingFailed
        code="unavailable"
        {...{ message }}
        choice={null}
        regenerates={null}
        onRetry={() => location.reload()}
      />
    );
  }
  return (
    <ConfirmDefaults
      viewer={viewer}
      year={year}
      onGenerate={() => put({ ...withDefaults(emptyChoice), idempotencyKey: newKey() })}
    />
  );
}
