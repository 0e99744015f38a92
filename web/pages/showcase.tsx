import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { CollectionCard } from '#contract/collection.ts';
import type { WeeklyBrief } from '#contract/weekly-brief.ts';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { SkipLink } from '#web/ui/page/SkipLink.tsx';
import { CollectionGrid } from '../features/collection/CollectionGrid.tsx';
import { FEW_HITS } from '../features/showcase/around-hits.ts';
import { Beside } from '../features/showcase/Beside.tsx';
import { Designs, DesignsSkeleton } from '../features/showcase/Designs.tsx';
import { FilterBar, FiltersWithoutScript, FromTheTop } from '../features/showcase/filter/FilterBar.tsx';
import { SearchHeader } from '../features/showcase/filter/SearchHeader.tsx';
import { filtersChosen } from '../features/showcase/filter/search.ts';
import { useFilter } from '../features/showcase/filter/use-filter.ts';
import { FewDesigns, OpenBriefs } from '../features/showcase/front/Few.tsx';
import { Featured, Newcomers } from '../features/showcase/front/Front.tsx';
import { loadShowcase } from '../features/showcase/load-showcase.ts';
import { NothingFound } from '../features/showcase/nothing/NothingFound.tsx';
import { RankingExplanation } from '../features/showcase/RankingExplanation.tsx';
import { SideBySide } from '../features/showcase/side-by-side/SideBySide.tsx';
import { usePendingLike } from '../features/showcase/use-pending-like.ts';
import { WeekTicket } from '../features/showcase/week/WeekTicket.tsx';
import { PublishedGate } from '../features/submission/published/PublishedGate.tsx';
import { Heading } from './showcase/Heading.tsx';
import { sampleNote } from './showcase/sample-note.ts';
import styles from './showcase.module.css';

export const loader = forPage('inviting', ({ api, url }) => loadShowcase(api, url));

export type ShowcaseData = Awaited<ReturnType<typeof loader>>;

/** When only the number of shown designs changes in the address, those designs are loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [here, there] = [new URL(currentUrl), new URL(nextUrl)];
  if (here.href === there.href) return defaultShouldRevalidate;
  here.searchParams.delete('shown');
  there.searchParams.delete('shown');
  return here.pathname !== there.pathname || here.search !== there.search;
}

export function Component() {
  const data = useLoaderData<ShowcaseData>();
  const { counts, front, few, first } = data;
  const { filter, show, isLoading } = useFilter();
  usePendingLike();
  const cards = [...first.items, ...(front && !few ? [...front.featured, ...front.newcomers] : [])];
  const { note, saysSample } = sampleNote(cards);
  // Words alone that found nothing: there is nothing to filter or to sort.
  const isNothing = !front && first.items.length === 0 && filtersChosen(filter) === 0;
  return (
    <main id="main" data-wide>
      <SkipLink to="designs">Skip to results</SkipLink>
      <div className="wrap">
        <SearchHeader filter={filter} show={show} counts={counts}>
          <Heading data={data} />
        </SearchHeader>
        <PublishedGate />
      </div>
      {few && first.items.length + (front?.lead?.columns.length ?? 0) > 0 ? (
        <>
          <div id="designs" className={`wrap ${styles.few}`}>
            {note && <p className={styles.note}>{note}</p>}
            <FewDesigns cards={first.items} saysSample={saysSample} />
          </div>
          {front.lead && <SideBySide compared={front.lead} />}
          <div className={`wrap ${styles.end}`}>
            {front.week && <Week brief={front.week} />}
            <OpenBriefs briefs={few.openBriefs} />
          </div>
        </>
      ) : (
        <>
          {front?.lead && <SideBySide compared={front.lead} eager />}
          {front && (
            <div className="wrap">
              <Featured cards={front.featured} note={note} saysSample={saysSample} eager={!front.lead} />
              <Newcomers cards={front.newcomers} saysSample={saysSample} />
              {front.collections.length > 0 && <Collections cards={front.collections} />}
              {front.week && <Week brief={front.week} />}
            </div>
          )}
          <section className={`wrap ${styles.all}`} aria-labelledby={isNothing ? undefined : 'all-designs'}>
            {!isNothing && (
              <FilterBar filter={filter} counts={counts} show={show}>
                {first.items.length > 0 && <RankingExplanation />}
              </FilterBar>
            )}
            <div id="designs">
              {isLoading ? <DesignsSkeleton /> : <List data={data} note={note} saysSample={saysSample} />}
            </div>
            <FiltersWithoutScript filter={filter} counts={counts} show={show} />
          </section>
        </>
      )}
    </main>
  );
}

/** SHOW-11: the newest collections with three pictures or more, one full row. */
function Collections({ cards }: { cards: readonly CollectionCard[] }) {
  return (
    <section className={styles.week} aria-labelledby="collections">
      <div className={styles.collections}>
        <h2 className="display d-26" id="collections">
          Collections
        </h2>
        <Link className="t-14 strong" to={links.collections()}>
          All collections
        </Link>
      </div>
      <CollectionGrid cards={cards} />
    </section>
  );
}

function Week({ brief }: { brief: WeeklyBrief }) {
  return (
    <div className={styles.week}>
      <WeekTicket brief={brief} />
    </div>
  );
}

/** The designs that the address asks for, or what to do where there are none. */
function List({ data, note, saysSample }: { data: ShowcaseData; note: string | null; saysSample: boolean }) {
  const { searched, leftOut, isFromTop, first, counts, front, found, ways, newest } = data;
  const isFew = first.items.length > 0 && first.items.length <= FEW_HITS;
  const hasFeatured = front !== null && front.featured.length > 0;
  return (
    <>
      {leftOut.length > 0 && <LeftOut choices={leftOut} />}
      {!isFromTop && <FromTheTop filter={searched} />}
      {first.items.length > 0 && note && !hasFeatured && <p className={styles.note}>{note}</p>}
      {first.items.length > 0 ? (
        <Designs
          first={first}
          filter={searched}
          total={counts?.total ?? null}
          isFromTop={isFromTop}
          without={front?.without ?? []}
          saysSample={saysSample}
          eager={front ? 0 : 3}
          beside={found && isFew && <Beside found={found} inColumn />}
        />
      ) : (
        !front?.without.length && <NothingFound filter={searched} ways={ways ?? []} newest={newest} />
      )}
      {found && !isFew && <Beside found={found} />}
    </>
  );
}

/** For an address that was typed, or made by an older version. */
function LeftOut({ choices }: { choices: readonly string[] }) {
  const quoted = choices.map((choice) => `“${choice}”`).join(', ');
  return (
    <Notice title={`There is no filter ${quoted}`} className={styles.leftOut}>
      The list is shown without it.
    </Notice>
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
