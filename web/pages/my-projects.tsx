import { Suspense } from 'react';
import { Await, type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Collaborations } from '../features/collaboration/Collaborations.tsx';
import { LoadingProjects, Projects, type ProjectsAnswer } from '../features/my-projects/Projects.tsx';
import { links } from '../links.ts';
import styles from './my-projects.module.css';

/** The server waits for the data; in the browser the page opens at once, with skeletons in its place. */
export const loader = forPage('private', async ({ api }) => {
  const answer = readProjects(api);
  return { answer: import.meta.env.SSR ? await answer : answer };
});

async function readProjects(api: ApiClient): Promise<ProjectsAnswer> {
  try {
    const [briefs, live, submissions, caseStudies, collaborations] = await Promise.all([
      api('GET /api/me/briefs'),
      // What is still being written comes on top; without it the projects are shown all the same.
      api('GET /api/generations').catch(() => ({ items: [] })),
      api('GET /api/me/submissions'),
      api('GET /api/me/case-studies'),
      api('GET /api/me/collaborations'),
    ]);
    return {
      briefs: briefs.items,
      live: live.items,
      submissions: submissions.items,
      caseStudies: caseStudies.items,
      collaborations,
      readAt: Date.now(),
    };
  } catch (error) {
    if (error instanceof ApiError) return { failed: error.message, readAt: Date.now() };
    throw error;
  }
}

/** Filters change the address only: nothing is asked again for that. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const onlyTheView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlyTheView && defaultShouldRevalidate;
}

const isAboutCollaborations = (kind: string) =>
  kind === 'notification' || kind === 'agreement' || kind === 'workspace_closed';

export function Component() {
  // Null for guests, who are asked to log in on top of the page.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <Suspense fallback={<LoadingProjects />}>
        {data ? (
          <Await resolve={data.answer}>
            {(answer: ProjectsAnswer) => (
              <>
                <div className={styles.head}>
                  <h1 className="display d-58">My Projects</h1>
                  <ButtonLink
                    to={links.generate()}
                    icon="plus"
                    size="l"
                    // The empty list asks for the first one itself, and louder.
                    variant={hasNone(answer) ? 'second' : 'primary'}
                  >
                    Create Brief
                  </ButtonLink>
                </div>
                <Listening after={'failed' in answer ? undefined : answer.collaborations.eventsUntil} />
                <Projects
                  answer={answer}
                  drawCollaborations={(items, now) => <Collaborations items={items} now={now} />}
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

/** A request, an answer, an agreement that moves on: the tab is as it is now, without a reload. */
function Listening({ after }: { after: number | undefined }) {
  const { revalidate } = useRevalidator();
  useLive({ onEvent: ({ kind }) => isAboutCollaborations(kind) && void revalidate() }, after);
  return null;
}
