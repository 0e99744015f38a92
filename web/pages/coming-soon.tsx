import { Link, useLoaderData, useLocation } from 'react-router';
import { forPage } from '../lib/page.ts';
import { links } from '../links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { StyleTag } from '../ui/StyleTag.tsx';
import { Ticket, TicketLine } from '../ui/Ticket.tsx';
import styles from './coming-soon.module.css';

/** What stands at an address that other pages already name, until its own page is built (LAND-2). */
const words: Record<string, { title: string; lede: string }> = {
  [links.showcase()]: {
    title: 'Showcase: Coming Soon',
    lede: 'Designs that their makers chose to share will stand here. Until then, read the briefs they will answer.',
  },
};

export const loader = forPage('open', async ({ api }) => {
  const { items } = await api('GET /api/community-briefs');
  return items.slice(0, 6).map(({ description: _, createdAt: __, ...brief }) => brief);
});

export function Component() {
  const briefs = useLoaderData<typeof loader>();
  const { title, lede } = words[useLocation().pathname] ?? words[links.showcase()]!;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className="display d-58">{title}</h1>
      <p className="lede">{lede}</p>
      <p className={styles.action}>
        <ButtonLink to={links.generate()}>Generate brief</ButtonLink>
      </p>
      {briefs.length > 0 && (
        <section aria-labelledby="open-briefs">
          <h2 className="display d-34" id="open-briefs">
            Briefs anyone may read
          </h2>
          <ul className={styles.briefs}>
            {briefs.map((brief) => (
              <Ticket
                as="li"
                key={brief.id}
                industry={brief.industry}
                lifts
                className={styles.ticket}
                top={
                  <>
                    <TicketLine docket={brief.docket}>Community brief</TicketLine>
                    <Cover seed={brief.id} industry={brief.industry} styles={brief.styles} rows={3} />
                  </>
                }
              >
                <h3 className="display d-21">
                  <Link to={links.brief(brief.id)}>{brief.title}</Link>
                </h3>
                <p className="row gap-3">
                  {brief.styles.map((style) => (
                    <StyleTag key={style} style={style} short />
                  ))}
                </p>
              </Ticket>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
