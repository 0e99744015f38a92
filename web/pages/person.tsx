import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router';
import type { PersonView } from '#contract/person.ts';
import { built } from '../features/landing/built.ts';
import { PersonDesigns } from '../features/person/PersonDesigns.tsx';
import { PersonFacts } from '../features/person/PersonFacts.tsx';
import { PersonHead } from '../features/person/PersonHead.tsx';
import { PersonTabs, readTab } from '../features/person/PersonTabs.tsx';
import { DesignCard } from '../features/showcase/DesignCard.tsx';
import { useKeptLike } from '../features/showcase/use-kept-like.ts';
import { forPage } from '../lib/page.ts';
import { links } from '../links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NothingHere } from '../ui/NothingHere.tsx';
import styles from './person.module.css';
import { RootError } from './RootError.tsx';

/** An address that the person had before, or one in capitals, leads on to the one they have. */
export const loader = forPage('open', async ({ api, params, url }) => {
  const handle = params.handle!;
  const after = url.searchParams.get('after') ?? undefined;
  const [person, designs] = await Promise.all([
    api('GET /api/people/:handle', { params: { handle } }),
    api('GET /api/people/:handle/designs', { params: { handle }, query: { cursor: after } }),
  ]);
  if (person.handle !== handle) throw redirect(links.person(person.handle) + url.search, 301);
  return {
    person,
    designs,
    tab: readTab(url),
    isLater: after !== undefined,
    address: url.origin + links.person(person.handle),
  };
});

/** VIEW-4: what a person shows everybody. */
export function Component() {
  const { person, designs, tab, isLater, address } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  useKeptLike();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <PersonHead person={person} address={address} />
      <div className={styles.grid}>
        <PersonFacts person={person} />
        <div className={styles.work}>
          <PersonTabs person={person} current={tab} counts={{ designs: person.designCount }} />
          <div className={styles.panel}>
            {tab === 'designs' && (
              <PersonDesigns
                person={person}
                designs={designs}
                isLater={isLater}
                card={(design, n) => <DesignCard card={design} eager={n < 2} heading={2} ofOne />}
              />
            )}
            {tab === 'case-studies' && <CaseStudies person={person} />}
            {tab === 'builds' && <Builds person={person} />}
          </div>
        </div>
      </div>
    </main>
  );
}

/** The seam for published case studies: they take this panel as designs took theirs, and their number goes to PersonTabs. */
function CaseStudies({ person }: { person: PersonView }) {
  return (
    <EmptyState title="No case studies yet" industry="food" style="luxury">
      {built.caseStudies
        ? `What ${person.displayName} publishes about a design will stand here.`
        : 'Case studies are coming soon. What a person publishes about a design will stand here.'}
    </EmptyState>
  );
}

/** The seam for builds: designs of the person that were built, and designs of others that the person built. */
function Builds({ person }: { person: PersonView }) {
  return (
    <EmptyState title="No builds yet" industry="finance" style="minimal">
      {built.collaboration
        ? `Designs that ${person.displayName} has built, or had built, will stand here.`
        : 'Building together is coming soon. Finished builds will stand here, each beside its design.'}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RootError />;
  return (
    <NothingHere
      title="Nobody has this address"
      action={<ButtonLink to={links.showcase()}>Browse Showcase</ButtonLink>}
    >
      The person may have chosen another one, or deleted their account. Check it for a slip.
    </NothingHere>
  );
}
