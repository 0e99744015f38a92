import { useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CollectionGrid } from '../features/collection/CollectionGrid.tsx';
import styles from './collections.module.css';

const HOW_TO_BEGIN = 'Press “Add to collection” on the page of a design, a brief or a case study.';

/** Own collections, and a page of the public ones. */
export const loader = forPage('open', async ({ api, url, session }) => {
  const cursor = url.searchParams.get('after') ?? undefined;
  const [all, own] = await Promise.all([
    api('GET /api/collections', { query: cursor ? { cursor } : {} }),
    session.viewer && !cursor ? api('GET /api/me/collections', { query: {} }) : null,
  ]);
  const isOwn = new Set(own?.items.map(({ id }) => id));
  return { ...all, items: all.items.filter(({ id }) => !isOwn.has(id)), own: own?.items ?? [], isLater: !!cursor };
});

/** SHOW-11: what people keep and show. */
export function Component() {
  const { items, nextCursor, own, isLater } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <main id="main" data-wide>
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1 className="display d-58">Collections</h1>
          <p className="lede">Designs, briefs and case studies that somebody chose and put in an order.</p>
        </header>
        {own.length > 0 && (
          <section className={styles.part} aria-labelledby="own">
            <h2 className="display d-26" id="own">
              Yours
            </h2>
            <CollectionGrid cards={own} ofOne />
          </section>
        )}
        {items.length > 0 && (
          <section className={styles.part} aria-labelledby="all">
            <div className={styles.partHead}>
              <h2 className="display d-26" id="all">
                {own.length > 0 ? 'By others' : 'Public collections'}
              </h2>
              {own.length === 0 && !isLater && <p className="t-14 muted">{HOW_TO_BEGIN}</p>}
            </div>
            <CollectionGrid cards={items} />
          </section>
        )}
        {items.length + own.length === 0 && (
          <EmptyState
            kind="empty"
            title={isLater ? 'No older collections' : 'No collections yet'}
            industry="education"
            action={<ButtonLink to={links.showcase()}>Browse Showcase</ButtonLink>}
          >
            {HOW_TO_BEGIN}
          </EmptyState>
        )}
        {(isLater || nextCursor) && (
          <nav className="row" aria-label="More collections">
            {isLater && (
              <ButtonLink to={links.collections()} variant="quiet" icon="arrow-left">
                Newest collections
              </ButtonLink>
            )}
            {nextCursor && (
              <ButtonLink to={links.collections(nextCursor)} variant="second" iconEnd="arrow-right">
                Older collections
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </main>
  );
}
