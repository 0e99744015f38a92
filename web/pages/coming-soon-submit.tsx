import { Link, useLoaderData, useRouteError } from 'react-router';
import type { BriefCard, BriefView } from '#contract/brief.ts';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { BriefError } from '../features/brief/BriefError.tsx';
import { Deliverables } from '../features/brief/Deliverables.tsx';
import { loadBrief } from '../features/brief/load-brief.ts';
import { forPage } from '../lib/page.ts';
import { links } from '../links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IndustryTag } from '../ui/IndustryTag.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { StyleTag } from '../ui/StyleTag.tsx';
import { Ticket, TicketLine } from '../ui/Ticket.tsx';
import styles from './coming-soon-submit.module.css';

/** The brief that is to be handed in; or, where none was named, the ones that could be. */
export const loader = forPage('private', async ({ api, url }) => {
  const briefId = url.searchParams.get('brief');
  if (briefId) return { brief: await loadBrief(api, briefId), choice: [] };
  const { items } = await api('GET /api/me/briefs');
  return { brief: null, choice: items.filter(({ status }) => countsAsStarted(status)) };
});

/** What stands at /submit-design until the submission wizard is there: the brief, how far it is, and that handing in is to come. */
export function Component() {
  // Null for guests, who are asked to log in on top of the page.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className="display d-44">{data?.brief ? 'Submit Brief' : 'Submit a design'}</h1>
      <Notice title="Handing in a design opens with the next release.">
        You cannot submit yet. Your briefs stay as they are, with their ticks and milestones.
      </Notice>
      {data?.brief && <ChosenBrief brief={data.brief} />}
      {data && !data.brief && <Choice briefs={data.choice} />}
    </main>
  );
}

function ChosenBrief({ brief }: { brief: BriefView }) {
  const ticks = new Set(brief.ticks);
  const count = brief.content.deliverables.reduce((sum, { requirements }) => sum + requirements.length, 0);
  return (
    <>
      <section className={styles.chosen} aria-label="The brief you chose">
        <PlainTicket brief={brief} status={brief.progress?.status ?? 'not_started'} />
        <div>
          <h2 className="display d-26">
            {ticks.size} of {count} requirements ticked
          </h2>
          <Deliverables content={{ deliverables: brief.content.deliverables }} ticks={ticks} />
        </div>
      </section>
      <ButtonLink to={links.brief(brief.id)} icon="arrow-left">
        Back to the brief
      </ButtonLink>
    </>
  );
}

function Choice({ briefs }: { briefs: readonly BriefCard[] }) {
  if (briefs.length === 0)
    return (
      <EmptyState title="No brief is under way" action={<ButtonLink to={links.generate()}>Generate Brief</ButtonLink>}>
        A design is submitted for a brief that you have started.
      </EmptyState>
    );
  return (
    <section aria-labelledby="choose">
      <h2 id="choose" className="display d-26">
        Which brief is it for?
      </h2>
      <ul className={styles.choice}>
        {briefs.map((brief) => (
          <li key={brief.briefId}>
            <PlainTicket
              brief={{ ...brief, id: brief.briefId }}
              status={brief.status}
              to={links.submitDesign(brief.briefId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Shown = Pick<BriefView, 'id' | 'docket' | 'industry' | 'styles' | 'title'>;

function PlainTicket({ brief, status, to }: { brief: Shown; status: BriefCard['status']; to?: string }) {
  return (
    <Ticket
      industry={brief.industry}
      lifts={to !== undefined}
      className={styles.ticket}
      top={
        <>
          <TicketLine docket={brief.docket}>Design brief</TicketLine>
          <Cover seed={brief.id} industry={brief.industry} styles={brief.styles} rows={3} />
        </>
      }
    >
      <h3 className="display d-21">{to ? <Link to={to}>{brief.title}</Link> : brief.title}</h3>
      <p className="row gap-2">
        <IndustryTag industry={brief.industry} short />
        {brief.styles.map((style) => (
          <StyleTag key={style} style={style} short />
        ))}
      </p>
      <p>
        <StatusBadge status={status} />
      </p>
    </Ticket>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      <BriefError error={useRouteError()} />
    </main>
  );
}
