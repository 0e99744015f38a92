import { useCallback } from 'react';
import {
  isRouteErrorResponse,
  Navigate,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from 'react-router';
import type { CommunityBriefCard } from '#contract/brief.ts';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { links } from '#domain/navigation/links.ts';
import { isId } from '#domain/value/id.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { forPage } from '#web/lib/page/page.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';
import { TextSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BriefError } from '../features/brief/BriefError.tsx';
import { loadBrief } from '../features/brief/load-brief.ts';
import { Starters } from '../features/community/Starters.tsx';
import { ROW_OF_TICKETS } from '../features/community/TicketRow.tsx';
import { DraftLoader } from '../features/submission/draft/DraftLoader.tsx';
import { ChooseWork } from '../features/submission/wizard/ChooseWork.tsx';
import type { Submitted } from '../features/submission/wizard/use-submit.ts';
import styles from './submit-design.module.css';

/** Who has fewer briefs under way is offered community briefs below them. */
const A_ROW = 3;
const isNotStarted = ({ status }: CommunityBriefCard) => status === null || status === 'not_started';

/** Our own links use `brief`. `briefId` is the name in the navigation state, and links from elsewhere may use it. */
const briefIn = ({ searchParams }: URL) => searchParams.get('brief') ?? searchParams.get('briefId');

/**
 * The brief with the draft that the address names, or with its newest open draft; or that draft without a brief; or else the drafts and briefs to choose
 * from.
 */
export const loader = forPage('private', async ({ api, url }) => {
  const briefId = briefIn(url);
  const named = url.searchParams.get('draft');
  const draftId = named && isId(named) ? named : null;
  if (briefId) {
    // The brief loads first, so that an unknown id gets the brief's own error.
    const brief = await loadBrief(api, briefId);
    const query = draftId ? { id: draftId } : { briefId };
    const { items } = await api('GET /api/me/submission-drafts', { query });
    return { kind: 'draft' as const, brief, draft: items[0] ?? null, draftId, hasSamples: await samplesAt(api) };
  }
  if (draftId) {
    const draft = await draftNamed(api, draftId);
    // The address is old: the draft has become a design.
    if (draft?.submissionId) throw redirect(links.submission(draft.submissionId));
    const brief = draft?.briefId ? await loadBrief(api, draft.briefId) : null;
    return { kind: 'draft' as const, brief, draft, draftId, hasSamples: await samplesAt(api) };
  }
  const [{ items: drafts }, { items: briefs }, { items: community }] = await Promise.all([
    api('GET /api/me/submission-drafts'),
    api('GET /api/me/briefs'),
    // The choice shows without them as well.
    api('GET /api/community-briefs', { query: {} }).catch(() => ({ items: [] })),
  ]);
  const begun = briefs.filter(({ status }) => countsAsStarted(status));
  return {
    kind: 'choice' as const,
    drafts: drafts.map(({ id, briefId: of, step, updatedAt, content }) => ({
      id,
      briefId: of,
      step,
      updatedAt,
      title: content.title,
      frames: content.frames.filter(({ selected }) => selected).map(({ mediaId }) => mediaId),
    })),
    briefs: begun,
    starters: begun.length < A_ROW ? community.filter(isNotStarted).slice(0, ROW_OF_TICKETS) : [],
    now: Date.now(),
  };
});

/** Whether sample files replace Figma in this installation; unknown counts as no. */
async function samplesAt(api: ApiClient): Promise<boolean> {
  const installation = await api('GET /api/installation').catch(() => null);
  return installation?.designFiles === 'samples';
}

/** The server does not know a draft that is only on this device, and would refuse a request for it. */
async function draftNamed(api: ApiClient, id: string) {
  const { items } = await api('GET /api/me/submission-drafts', { query: { id } });
  return items[0] ?? null;
}

/** Steps change only the address, so they load no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const subject = (url: URL) => [url.pathname, briefIn(url), url.searchParams.get('draft')].join(' ');
  const onlyTheStep = currentUrl.href !== nextUrl.href && subject(currentUrl) === subject(nextUrl);
  return !onlyTheStep && defaultShouldRevalidate;
}

export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  const { state } = useLocation() as { state: { briefId?: string } | null };
  if (!data) return <main id="main" className={`wrap ${styles.page}`} />;
  // Other pages pass the brief in the navigation state. The address has it too, so that a reload keeps it.
  if (data.kind === 'choice' && state?.briefId) return <Navigate to={links.submitDesign(state.briefId)} replace />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      {data.kind === 'choice' ? (
        <>
          <ChooseWork {...data} />
          <Starters cards={data.starters} />
        </>
      ) : (
        <SubmitPage key={data.draftId ?? data.brief?.id} {...data} />
      )}
    </main>
  );
}

type SubmitData = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'draft' }>;

function SubmitPage({ brief, draft, draftId, hasSamples }: SubmitData) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  const step = Number(new URLSearchParams(search).get('step'));

  const onStep = useCallback(
    (to: number, how?: { replace: boolean }) => {
      const address = new URLSearchParams(location.search);
      address.set('step', String(to));
      navigate(`?${address}`, { preventScrollReset: true, replace: how?.replace ?? false, state });
    },
    [navigate, state],
  );
  const onSubmitted = useCallback(
    (published: Submitted) => navigate(links.showcase(), { replace: true, state: { published } }),
    [navigate],
  );
  const onOtherDraft = useCallback(
    (id: string) => {
      history.replaceState(history.state, '', links.submissionDraft(id, brief?.id));
    },
    [brief],
  );

  const submissionId = brief?.progress?.submissionId ?? draft?.submissionId;
  if (submissionId) {
    return (
      <EmptyState
        kind="empty"
        title="A design was submitted already"
        heading={1}
        action={<ButtonLink to={links.submission(submissionId)}>View Submission</ButtonLink>}
      >
        A brief takes one design. Edit that one, or delete it to begin again.
      </EmptyState>
    );
  }
  // Only the browser knows what this device stores.
  if (!isHydrated || !viewer) return <Opening />;
  return (
    <DraftLoader
      viewer={viewer}
      brief={brief}
      draft={draft}
      draftId={draftId}
      hasSamples={hasSamples}
      askedStep={Number.isInteger(step) && step > 0 ? step : null}
      onStep={onStep}
      onOtherDraft={onOtherDraft}
      onSubmitted={onSubmitted}
    />
  );
}

function Opening() {
  return (
    <div className={styles.opening}>
      <p className="sr">Opening your draft</p>
      <TextSkeleton lines={6} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.data?.code === 'brief_not_found') return <BriefError error={error} />;
  return (
    <LoadFailed
      className={`wrap wrap-narrow ${styles.page}`}
      title="Failed to load your drafts"
      isLoading={state === 'loading'}
      onLoadAgain={() => void revalidate()}
    />
  );
}
