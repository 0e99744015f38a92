import { useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { WEEKS_UNTIL_AGAIN } from '#domain/weekly-brief/week.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ROW_OF_TICKETS, TicketRow } from '../features/community/TicketRow.tsx';
import { WeekList } from '../features/showcase/week/WeekList.tsx';
import { WeekTicket } from '../features/showcase/week/WeekTicket.tsx';
import styles from './weekly-briefs.module.css';

/** This week's brief and the weeks before. Each page of the list has its own address. */
export const loader = forPage('open', async ({ api, url }) => {
  const cursor = url.searchParams.get('after') ?? undefined;
  const [weeks, community] = await Promise.all([
    api('GET /api/weekly-briefs', { query: cursor ? { cursor } : {} }),
    api('GET /api/community-briefs', { query: {} }),
  ]);
  const others = community.items.filter(({ id }) => id !== weeks.items[0]?.id).slice(0, ROW_OF_TICKETS);
  return { ...weeks, others, isLater: cursor !== undefined };
});

/** SHOW-10: the archive of the briefs of the week. */
export function Component() {
  const { items, nextCursor, others, isLater } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const now = isLater ? undefined : items[0];
  const before = isLater ? items : items.slice(1);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="display d-58">Brief of the week</h1>
        <p className="lede">
          Each Monday one community brief is put to everybody. A week later its answers stand side by side.
        </p>
      </header>
      {now && <WeekTicket brief={now} withoutArchive />}
      {!now && !isLater && (
        <EmptyState kind="empty" title="No brief was chosen yet" industry="education">
          A community brief will appear here.
        </EmptyState>
      )}
      {before.length > 0 && (
        <section aria-labelledby="before" className={styles.before}>
          <h2 className="display d-26" id="before">
            Earlier weeks
          </h2>
          <WeekList weeks={before} />
        </section>
      )}
      {(isLater || nextCursor) && (
        <nav className="row" aria-label="More weeks">
          {isLater && (
            <ButtonLink to={links.weeklyBriefs()} variant="quiet" icon="arrow-left">
              This week
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink to={links.weeklyBriefs(nextCursor)} variant="second" iconEnd="arrow-right">
              Earlier weeks
            </ButtonLink>
          )}
        </nav>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others" className={styles.before}>
          <h2 className="display d-26" id="others">
            Other community briefs
          </h2>
          <TicketRow cards={others} />
        </section>
      )}
      <section className={styles.rule} aria-labelledby="rule">
        <h2 className="t-16" id="rule">
          How it is chosen
        </h2>
        <p>
          Usually by a rule: a community brief that was not chosen in the last {WEEKS_UNTIL_AGAIN} weeks, if possible of
          another industry than the week before. Of these the one with the fewest public designs, and of several the
          oldest. <a href={links.weeklyFeed()}>Follow it by feed</a>
        </p>
      </section>
    </main>
  );
}
