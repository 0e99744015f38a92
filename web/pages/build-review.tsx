import { useEffect, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { BuildReviews } from '#contract/build-review.ts';
import { links } from '#domain/navigation/links.ts';
import { useReloadUntilEncoded } from '#web/lib/api/use-reload-until-encoded.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { BuildReview } from '../features/build-review/BuildReview.tsx';
import { serverActions } from '../features/build-review/review-actions.ts';
import { WorkspaceError } from '../features/workspace/WorkspaceError.tsx';
import { orItsRecord } from './or-its-record.ts';
import { ToolThemeButton } from './root/ToolThemeButton.tsx';

export const loader = forPage('private', async ({ api, params }) => {
  const designId = params.designId!;
  const reviews = await orItsRecord(api, designId, () =>
    api('GET /api/workspaces/:designId/reviews', { params: { designId } }),
  );
  return { reviews, readAt: Date.now() };
});

/** The chosen frame and comparison are only in the address, so they load no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOnlySearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOnlySearch ? false : defaultShouldRevalidate;
}

export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  if (!data) return <main id="main" />;
  return <LiveReview key={data.reviews.id} {...data} />;
}

function LiveReview({ reviews, readAt }: { reviews: BuildReviews; readAt: number }) {
  const [view, setView] = useState(reviews);
  const [isClosed, setClosed] = useState(false);
  const [actions] = useState(() => serverActions(reviews.designId));
  const { revalidate } = useRevalidator();
  // After a reload of the data, the server's state replaces the local one.
  useEffect(() => setView(reviews), [reviews]);
  useLive(
    {
      onEvent(event) {
        if (event.kind === 'workspace_closed' && event.data.id === reviews.id) setClosed(true);
        else if (event.kind === 'review' && event.workspaceId === reviews.id) void revalidate();
      },
      onHello: ({ isLost }) => isLost && void revalidate(),
    },
    reviews.eventsUntil,
  );
  useReloadUntilEncoded(view.frames.flatMap(({ current }) => (current ? [current.build] : [])));

  if (isClosed) {
    return (
      <main id="main" className="wrap">
        <Notice
          tone="warn"
          alert
          title="This workspace is closed"
          action={<ButtonLink to={links.collaborations()}>My Projects</ButtonLink>}
        >
          The collaboration has ended. What you said, agreed and built stays readable in My Projects.
        </Notice>
      </main>
    );
  }
  return (
    <BuildReview
      view={view}
      onChange={setView}
      actions={actions}
      now={readAt}
      themeButton={<ToolThemeButton className="hide-s" />}
      onStale={() => void revalidate()}
    />
  );
}

export function ErrorBoundary() {
  return <WorkspaceError title="The build review could not be loaded" />;
}
