import { type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { isFiltered, noFilter, PAGE_SIZE, SHOWN_MAX, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { readFilter, unknownChoices } from '#domain/showcase/read-filter.ts';
import { forPage } from '#web/lib/page/page.ts';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Designs, DesignsSkeleton } from '../features/showcase/Designs.tsx';
import { filtersChosen, withoutFilters } from '../features/showcase/FilterFields.tsx';
import { FilterColumn, FromTheTop, ListBar } from '../features/showcase/Filters.tsx';
import { Featured, Newcomers } from '../features/showcase/Front.tsx';
import { RankingExplanation } from '../features/showcase/RankingExplanation.tsx';
import { SearchHeader } from '../features/showcase/SearchHeader.tsx';
import { countQuery, isCounted, listQuery } from '../features/showcase/search.ts';
import { SideBySide } from '../features/showcase/side-by-side/SideBySide.tsx';
import { useFilter } from '../features/showcase/use-filter.ts';
import { usePendingLike } from '../features/showcase/use-pending-like.ts';
import { PublishedGate } from '../features/submission/published/PublishedGate.tsx';
import { links } from '../links.ts';
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
  return { filter, leftOut: unknownChoices(url.searchParams), isFromTop: !cursor, first, counts, front };
});

/** How many designs the page showed when it was left, rounded to whole pages of nine. */
function readShown(url: URL): number {
  const shown = Number(url.searchParams.get('shown'));
  return shown % PAGE_SIZE === 0 && shown >= PAGE_SIZE && shown <= SHOWN_MAX ? shown : PAGE_SIZE;
}

/** When only the number of shown designs changes in the address, those designs are loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [here, there] = [new URL(currentUrl), new URL(nextUrl)];
  if (here.href === there.href) return defaultShouldRevalidate;
  here.searchParams.delete('shown');
  there.searchParams.delete('shown');
  return here.pathname !== there.pathname || here.search !== there.search;
}

export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { filter: shown, leftOut, isFromTop, first, counts, front } = data;
  const { filter, show, isLoading } = useFilter();
  usePendingLike();
  return (
    <main id="main" className="wrap">
      <SearchHeader filter={filter} show={show} />
      <PublishedGate />
      {front?.lead && <SideBySide compared={front.lead} eager />}
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
          {leftOut.length > 0 && <LeftOut choices={leftOut} />}
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
            <NoDesigns filter={shown} />
          )}
          <RankingExplanation />
        </div>
      </div>
    </main>
  );
}

/** For an address that was typed, or made by an older version. */
function LeftOut({ choices }: { choices: readonly string[] }) {
  const quoted = choices.map((choice) => `“${choice}”`).join(', ');
  return (
    <Notice title={`${quoted} is not known here`} className={styles.leftOut}>
      The address asks for it; the list is shown without.
    </Notice>
  );
}

function NoDesigns({ filter }: { filter: ShowcaseFilter }) {
  const chosen = filtersChosen(filter);
  const filters = chosen === 1 ? 'the filter you chose' : `the ${chosen} filters you chose`;
  const canWiden = isFiltered(filter);
  return (
    <EmptyState
      kind="empty"
      title="No designs found"
      industry="education"
      style="bold"
      action={
        <>
          {filter.q && chosen > 0 && (
            <ButtonLink to={links.showcase(withoutFilters(filter))} variant="second" preventScrollReset>
              Clear the filters
            </ButtonLink>
          )}
          {canWiden && (
            <ButtonLink to={links.showcase(noFilter)} variant="second" preventScrollReset>
              Show all designs
            </ButtonLink>
          )}
          <MemberLink to={links.submitDesign()}>Submit your design</MemberLink>
        </>
      }
    >
      {canWiden && (
        <p>
          Nothing public matches {filter.q && `“${filter.q}”`}
          {filter.q && chosen > 0 && ' with '}
          {chosen > 0 && filters}.
        </p>
      )}
      <p>Be the first to share your design!</p>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main" className={`wrap ${styles.failed}`}>
      <h1 className="display d-58">What designers made of it</h1>
      <EmptyState
        kind="failed"
        title="Failed to load designs"
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </EmptyState>
    </main>
  );
}
