import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { PersonBuilds } from '../features/person/PersonBuilds.tsx';
import { PersonCaseStudies } from '../features/person/PersonCaseStudies.tsx';
import { PersonCritiques } from '../features/person/PersonCritiques.tsx';
import { PersonDesigns } from '../features/person/PersonDesigns.tsx';
import { PersonFacts } from '../features/person/PersonFacts.tsx';
import { PersonHeader } from '../features/person/PersonHeader.tsx';
import { PersonTabs, readTab } from '../features/person/PersonTabs.tsx';
import { DesignCard } from '../features/showcase/DesignCard.tsx';
import { usePendingLike } from '../features/showcase/use-pending-like.ts';
import styles from './person.module.css';
import { RootError } from './RootError.tsx';

/** A person's former handle, or one in capitals, redirects to the current handle. */
export const loader = forPage('open', async ({ api, params, url }) => {
  const handle = params.handle!;
  const after = url.searchParams.get('after') ?? undefined;
  const person = await api('GET /api/people/:handle', { params: { handle } });
  if (person.handle !== handle) throw redirect(links.person(person.handle) + url.search, 301);
  const tab = readTab(url, person);
  const [designs, caseStudies, builds, critiques] = await Promise.all([
    tab === 'designs' ? api('GET /api/people/:handle/designs', { params: { handle }, query: { cursor: after } }) : null,
    tab === 'case-studies' ? api('GET /api/people/:handle/case-studies', { params: { handle } }) : null,
    tab === 'builds' ? api('GET /api/people/:handle/builds', { params: { handle } }) : null,
    tab === 'critiques' ? api('GET /api/people/:handle/critiques', { params: { handle } }) : null,
  ]);
  return {
    person,
    designs,
    caseStudies,
    builds,
    critiques,
    tab,
    isLater: after !== undefined,
    address: url.origin + links.person(person.handle),
  };
});

/** VIEW-4: what a person shows to everybody. */
export function Component() {
  const { person, designs, caseStudies, builds, critiques, tab, isLater, address } =
    useLoaderData<Awaited<ReturnType<typeof loader>>>();
  usePendingLike();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <PersonHeader person={person} address={address} />
      <div className={styles.grid}>
        <PersonFacts person={person} />
        <div className={styles.work}>
          <PersonTabs person={person} current={tab} />
          <div className={styles.panel}>
            {designs && (
              <PersonDesigns
                person={person}
                designs={designs}
                isLater={isLater}
                card={(design, n) => (
                  <DesignCard card={design} eager={n < 2} heading={2} ofOne saysSample={!person.isSample} />
                )}
              />
            )}
            {caseStudies && <PersonCaseStudies person={person} caseStudies={caseStudies.items} />}
            {builds && <PersonBuilds person={person} builds={builds.items} />}
            {critiques && <PersonCritiques person={person} critiques={critiques.items} />}
          </div>
        </div>
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RootError />;
  return (
    <EmptyStatePage
      kind="not-found"
      title="Nobody has this address"
      action={
        <ButtonLink to={links.showcase()} size="l">
          Browse Showcase
        </ButtonLink>
      }
    >
      The person may have chosen another one, or deleted their account. Check how the address is spelled.
    </EmptyStatePage>
  );
}
