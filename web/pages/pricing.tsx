import { useLoaderData } from 'react-router';
import type { Viewer } from '#contract/session.ts';
import { links } from '#domain/navigation/links.ts';
import { briefsAMonthText, mayGenerate, UNLIMITED } from '#domain/quota/quota.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { count } from '#web/lib/format/count.ts';
import { forPage } from '#web/lib/page/page.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Ticket } from '#web/parts/Ticket.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Accordion } from '#web/ui/page/Accordion.tsx';
import { Operator } from '../features/installation/Operator.tsx';
import { CheckList } from '../features/landing/CheckList.tsx';
import { Usage } from '../features/plans/Usage.tsx';
import styles from './pricing.module.css';

/**
 * The quota is loaded again, because a brief may have been written since. A profile that cannot be loaded counts as
 * none (SIGN-9).
 */
export const loader = forPage('open', async ({ api, session }) => {
  const [installation, viewer] = await Promise.all([
    api('GET /api/installation'),
    session.viewer ? api('GET /api/profile').catch(noneForRefusals) : null,
  ]);
  return { installation, viewer };
});

function noneForRefusals(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

const COMMAND = 'npm run admin -- limit ines@example.com 12';

/** The plans, and the person's own month (QUOTA-5). Nothing is for sale, so the page has no prices or buy buttons. */
export function Component() {
  const { installation, viewer } = useLoaderData<typeof loader>();
  const isFree = viewer?.briefsLimit === installation.briefsAMonth;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1 className="display d-58">Free while in beta</h1>
          <p className="lede">
            Everything that is built is open to everyone. What a plan changes is how many briefs you can have written in
            a month.
          </p>
        </div>
        {viewer && <Usage viewer={viewer} />}
      </header>
      <div className={styles.plans}>
        <Ticket
          as="article"
          industry="ecommerce"
          className={styles.free}
          top={
            <>
              <p className={styles.name}>
                <span>Free Forever</span>
                {isFree && <span>Your plan</span>}
              </p>
              <p className={`display ${styles.price}`}>$0</p>
              <p>
                {briefsAMonthText(installation.briefsAMonth, installation.engine === 'model' ? 'AI-generated ' : '')}
              </p>
            </>
          }
        >
          <h2 className="sr">Free Forever</h2>
          <CheckList
            items={[
              'All six industries, all eight styles',
              'Milestones and a checklist for every brief',
              'Community briefs, as many as you like',
              'Unlimited designs, public or private',
              'Collaboration and workspaces',
              'Case studies with a public link',
              'Your public page',
            ]}
          />
          <Way viewer={viewer} />
        </Ticket>
        <article className={styles.plan}>
          <div className="row between">
            <h2 className="display d-26">Another limit</h2>
            {viewer && !isFree && (
              <Badge icon="check" tone="positive">
                Your plan
              </Badge>
            )}
          </div>
          {viewer && !isFree && <p className="strong">{ownNumber(viewer.briefsLimit)}</p>}
          <p className="muted">
            The operator of this Brief Foundry can set another limit for you, or none. For a class, a week of practice
            or a studio, ask <Operator installation={installation} />. Nothing is sold on this page.
          </p>
        </article>
        <article className={styles.plan}>
          <h2 className="display d-26">Run it yourself</h2>
          <p className="muted">Install it, and you are the operator. One command sets a person’s limit.</p>
          <p className={styles.command}>
            <code>{COMMAND}</code>
            <CopyButton text={COMMAND} />
          </p>
          <CheckList items={['Your own language model, or the built-in composer', 'Your own login provider']} />
        </article>
      </div>
      <section className={styles.questions} aria-labelledby="counts-title">
        <h2 className="display d-44" id="counts-title">
          What counts as a brief
        </h2>
        <div>
          <Accordion question="Does a failed brief count?" open>
            <p>No. A brief that fails, is cancelled or times out does not count.</p>
          </Accordion>
          <Accordion question="Does regenerating a brief count?">
            <p>
              Yes. It is a new brief, and counts as one brief of the month. Once a brief is started it stays as it is.
            </p>
          </Accordion>
          <Accordion question="Does a community brief count?">
            <p>No. Read and start as many as you like. Only briefs that are generated for you count.</p>
          </Accordion>
          <Accordion question="When does the month start?">
            <p>On the first, at midnight UTC. Nothing carries over.</p>
          </Accordion>
        </div>
      </section>
    </main>
  );
}

/** The ticket's only action: what this person can do next. */
function Way({ viewer }: { viewer: Viewer | null }) {
  if (viewer && !mayGenerate({ generated: viewer.briefsGenerated, limit: viewer.briefsLimit }))
    return (
      <ButtonLink to={links.myProjects()} variant="second" block>
        My Projects
      </ButtonLink>
    );
  return (
    <ButtonLink to={links.generate()} block>
      {viewer ? 'Generate brief' : 'Get Started'}
    </ButtonLink>
  );
}

function ownNumber(limit: number): string {
  if (limit === UNLIMITED) return 'Yours has no limit.';
  return `Yours is ${count(limit, 'brief')} per month.`;
}
