import { Suspense } from 'react';
import { Await, type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { CommunityBriefCard } from '#contract/brief.ts';
import { links } from '#domain/navigation/links.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Collaborations } from '../features/collaboration/Collaborations.tsx';
import { Starters } from '../features/community/Starters.tsx';
import { ROW_OF_TICKETS } from '../features/community/TicketRow.tsx';
import { LoadingProjects, Projects, type ProjectsAnswer } from '../features/my-projects/Projects.tsx';
import styles from './my-projects.module.css';

/** The server waits for the data. The browser opens the page at once and shows skeletons. */
export const loader = forPage('private', async ({ api }) => {
  const answer = readProjects(api);
  return { answer: import.meta.env.SSR ? await answer : answer };
});

/** Community briefs to begin with, for who has none. */
type PageAnswer = ProjectsAnswer & { starters?: readonly CommunityBriefCard[] };

async function readProjects(api: ApiClient): Promise<PageAnswer> {
  try {
    const [briefs, live, submissions, caseStudies, collaborations] = await Promise.all([
      api('GET /api/me/briefs'),
      // Briefs that are being written show at the top. If they cannot be loaded, the projects still show.
      api('GET /api/generations').catch(() => ({ items: [] })),
      api('GET /api/me/submissions'),
      api('GET /api/me/case-studies'),
      api('GET /api/me/collaborations'),
    ]);
    return {
      ...(briefs.items.length === 0 && { starters: await readStarters(api) }),
      briefs: briefs.items,
      live: live.items,
      submissions: submissions.items,
      begun: submissions.begun,
      caseStudies: caseStudies.items,
      collaborations,
      readAt: Date.now(),
    };
  } catch (error) {
    if (error instanceof ApiError) return { failed: error.message, readAt: Date.now() };
    throw error;
  }
}

/** The projects show without them as well. */
async function readStarters(api: ApiClient) {
  const { items } = await api('GET /api/community-briefs', { query: {} }).catch(() => ({ items: [] }));
  return items.slice(0, ROW_OF_TICKETS);
}

/** Filters change only the address, so they load no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const onlyTheView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlyTheView && defaultShouldRevalidate;
}

const isAboutCollaborations = (kind: string) =>
  kind === 'notification' || kind === 'agreement' || kind === 'workspace_closed';

export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <Suspense fallback={<LoadingProjects />}>
        {data ? (
          <Await resolve={data.answer}>
            {(answer: PageAnswer) => (
              <>
                <div className={styles.head}>
                  <h1 className="display d-58">My Projects</h1>
                  {/* The empty list has the button for the first brief. */}
                  {!hasNone(answer) && (
                    <ButtonLink to={links.generate()} icon="plus" size="l">
                      Create Brief
                    </ButtonLink>
                  )}
                </div>
                <Listening after={'failed' in answer ? undefined : answer.collaborations.eventsUntil} />
                <Projects
                  answer={answer}
                  belowNoBriefs={answer.starters && <Starters cards={answer.starters} />}
                  renderCollaborations={(items, now) => <Collaborations items={items} now={now} />}
                />
              </>
            )}
          </Await>
        ) : (
          <LoadingProjects />
        )}
      </Suspense>
    </main>
  );
}

function hasNone(answer: ProjectsAnswer): boolean {
  return !('failed' in answer) && answer.briefs.length === 0 && answer.live.length === 0;
}

/** New requests, answers and agreements update the tab without a reload. */
function Listening({ after }: { after: number | undefined }) {
  const { revalidate } = useRevalidator();
  useLive({ onEvent: ({ kind }) => isAboutCollaborations(kind) && void revalidate() }, after);
  return null;
}
