import { useLoaderData } from 'react-router';
import { type IndustryId, industries, industryOf } from '#domain/catalog/industries.ts';
import { links } from '#domain/navigation/links.ts';
import { forPage } from '#web/lib/page/page.ts';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CommunityTicket } from '../features/community/CommunityTicket.tsx';
import { IndustryFilter } from '../features/community/IndustryFilter.tsx';
import styles from './briefs.module.css';

/** A page of community briefs, of one industry or of all. An unknown industry in the address counts as none. */
export const loader = forPage('open', async ({ api, url }) => {
  const industry = industries.find(({ id }) => id === url.searchParams.get('industry'))?.id ?? null;
  const cursor = url.searchParams.get('after') ?? undefined;
  const query = { ...(industry && { industry }), ...(cursor && { cursor }) };
  return { ...(await api('GET /api/community-briefs', { query })), industry, isLater: cursor !== undefined };
});

type Data = Awaited<ReturnType<typeof loader>>;

/** Community briefs: to read, and to take on (BRIEF-9). */
export function Component() {
  const { items, nextCursor, industry, isLater } = useLoaderData<Data>();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="display d-58">Community briefs</h1>
        <p className="lede">
          Everybody may use these briefs. Read one, start it, and your design stands beside the others that answer it.
        </p>
      </header>
      <IndustryFilter current={industry} />
      {items.length > 0 ? (
        <ul className={styles.grid}>
          {items.map((card) => (
            <li key={card.id}>
              <CommunityTicket card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <NoBriefs industry={industry} isLater={isLater} />
      )}
      {(isLater || nextCursor) && (
        <nav className={styles.more} aria-label="More briefs">
          {isLater && (
            <ButtonLink to={links.communityBriefs({ industry })} variant="quiet" icon="arrow-left">
              Newest briefs
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink
              to={links.communityBriefs({ industry, after: nextCursor })}
              variant="second"
              iconEnd="arrow-right"
            >
              Older briefs
            </ButtonLink>
          )}
        </nav>
      )}
    </main>
  );
}

function NoBriefs({ industry, isLater }: { industry: IndustryId | null; isLater: boolean }) {
  return (
    <div className={styles.none}>
      <EmptyState
        kind="empty"
        title={isLater ? 'No older briefs' : 'No community briefs yet'}
        industry={industry ?? 'education'}
        action={<MemberLink to={links.generate(industry ? { industry } : {})}>Generate Brief</MemberLink>}
      >
        {isLater
          ? 'This is the end of the list.'
          : `Nobody has shared a brief${industry ? ` for ${industryOf(industry).label}` : ''}. Have one written and share a copy from its page.`}
      </EmptyState>
    </div>
  );
}
