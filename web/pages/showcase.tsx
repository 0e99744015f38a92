import { type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { isFiltered, noFilter, PAGE_SIZE, SHOWN_MAX } from '#domain/showcase/filter.ts';
import { readFilter } from '#domain/showcase/read-filter.ts';
import { Designs, DesignsSkeleton } from '../features/showcase/Designs.tsx';
import { FilterColumn, FromTheTop, ListBar } from '../features/showcase/Filters.tsx';
import { Featured, Newcomers } from '../features/showcase/Front.tsx';
import { SearchHead } from '../features/showcase/SearchHead.tsx';
import { countQuery, isCounted, listQuery } from '../features/showcase/search.ts';
import { useFilter } from '../features/showcase/use-filter.ts';
import { useKeptLike } from '../features/showcase/use-kept-like.ts';
import { WhyHere } from '../features/showcase/WhyHere.tsx';
import { PublishedGate } from '../features/submission/wizard/PublishedGate.tsx';
import { forPage } from '../lib/page.ts';
import { links } from '../links.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import styles from './showcase.module.css';

export const loader = forPage('inviting', async ({ api, url }) => {
  const filter = readFilter(url.searchParams);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [first, counts, front] = await Promise.all([
    api('GET /api/showcase', {
      query: { ...listQuery(filter), ...(cursor ? { cursor } : { take: String(readShown(url)) }) },
    }),
    isCounted(filter) ? api('GET /api/showcase/counts', { query: countQuery(filter) }) : null,
    cursor || isFiltered(filter) ? null : api('GET /api/showcase/front'),
  ]);
  return { filter, isFromTop: !cursor, first, counts, front };
});

/** How many designs the page showed when it was left: whole pages of nine. */
function readShown(url: URL): number {
  const shown = Number(url.searchParams.get('shown'));
  return shown % PAGE_SIZE === 0 && shown >= PAGE_SIZE && shown <= SHOWN_MAX ? shown : PAGE_SIZE;
}

/** More designs have come already when the address says that they are shown. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [here, there] = [new URL(currentUrl), new URL(nextUrl)];
  if (here.href === there.href) return defaultShouldRevalidate;
  here.searchParams.delete('shown');
  there.searchParams.delete('shown');
  return here.pathname !== there.pathname || here.search !== there.search;
}

export function Component() {
  const { filter: shown, isFromTop, first, counts, front } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { filter, show, isLoading } = useFilter();
  useKeptLike();
  return (
    <main id="main" className="wrap">
      <SearchHead filter={filter} show={show} />
      <PublishedGate />
      {front && (
        <div className={styles.front}>
          <Featured cards={front.featured} />
          <Newcomers cards={front.newcomers} />
        </div>
      )}
      <div className={styles.all}>
        <FilterColumn filter={filter} counts={counts} show={show} />
        <div className={styles.list}>
          <ListBar filter={filter} counts={counts} show={show} />
          {!isFromTop && <FromTheTop filter={shown} />}
          {isLoading ? (
            <DesignsSkeleton />
          ) : first.items.length > 0 ? (
            <Designs
              first={first}
              filter={shown}
              total={counts?.total ?? null}
              isFromTop={isFromTop}
              eager={front ? 0 : 3}
            />
          ) : (
            <NoDesigns isFiltered={isFiltered(shown)} />
          )}
          <WhyHere />
        </div>
      </div>
    </main>
  );
}

function NoDesigns({ isFiltered: canWiden }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title="No designs found"
      industry="education"
      style="bold"
      action={
        <>
          {canWiden && (
            <ButtonLink to={links.showcase(noFilter)} variant="second" preventScrollReset>
              Show all designs
            </ButtonLink>
          )}
          <ButtonLink to={links.submitDesign()} data-login={links.submitDesign()}>
            Submit your design
          </ButtonLink>
        </>
      }
    >
      Be the first to share your design!
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main" className={`wrap ${styles.failed}`}>
      <h1 className="display d-58">What designers made of it</h1>
      <ErrorState
        title="Failed to load designs"
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </ErrorState>
    </main>
  );
}
