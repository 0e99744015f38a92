import { useMemo } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { v4 as newKey } from 'uuid';
import type { Viewer } from '#contract/session.ts';
import { links } from '#domain/navigation/links.ts';
import { mayGenerate, remainingBriefs } from '#domain/quota/quota.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { forPage } from '#web/lib/page/page.ts';
import { QuotaCells } from '#web/parts/QuotaCells.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { QuotaReached } from '../features/generation/QuotaReached.tsx';
import { quotaAfterText, renewalText } from '../features/generation/quota-texts.ts';
import { TicketPreview, TicketStrip } from '../features/generation/TicketPreview.tsx';
import { useWizard } from '../features/generation/use-wizard.ts';
import { Wizard } from '../features/generation/Wizard.tsx';
import styles from './generate.module.css';

/** The quota is loaded on entry, before anything is spent. A profile that cannot be loaded counts as none (SIGN-9). */
export const loader = forPage('private', async ({ api }) => {
  try {
    return { viewer: await api('GET /api/profile'), now: Date.now() };
  } catch (error) {
    if (error instanceof ApiError) return { viewer: null, now: Date.now() };
    throw error;
  }
});

/** Choices change only the address, so they load no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const onlyTheChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !onlyTheChoice && defaultShouldRevalidate;
}

export function Component() {
  // Null for guests; the login dialog opens over the page for them.
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  const viewer = data?.viewer ?? null;
  const wizard = useWizard(viewer?.id);
  const navigate = useNavigate();
  // One idempotency key for this request: a second press, a reload and a second mount of the next page ask for the same
  // brief.
  const idempotencyKey = useMemo(() => newKey(), []);
  const quota = viewer && { generated: viewer.briefsGenerated, limit: viewer.briefsLimit };
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <Wizard
        wizard={wizard}
        mayGenerate={mayGenerate(quota)}
        quota={data && <QuotaLine viewer={viewer} />}
        onGenerate={() => {
          wizard.keep();
          void navigate(links.newBrief(), { state: { ...wizard.choice, idempotencyKey } });
        }}
      />
      <aside className={classes(styles.side, wizard.step === 2 && styles.atStyles)} aria-label="Your choices">
        <div className={styles.strip}>
          <TicketStrip choice={wizard.choice} />
        </div>
        <TicketPreview
          choice={wizard.choice}
          assignedTo={viewer?.displayName ?? 'You'}
          quotaAfter={quota ? quotaAfterText(quota) : 'Not known yet'}
          year={new Date(data?.now ?? Date.now()).getUTCFullYear()}
        />
      </aside>
    </main>
  );
}

/** What is left of the month, above the button that uses one brief. */
function QuotaLine({ viewer }: { viewer: Viewer | null }) {
  const { revalidate, state } = useRevalidator();
  if (!viewer) {
    return (
      <Notice
        tone="bad"
        title="Your quota could not be loaded, so no brief can be generated yet."
        action={
          <Button variant="second" busy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      >
        Your choice is kept.
      </Notice>
    );
  }
  const quota = { generated: viewer.briefsGenerated, limit: viewer.briefsLimit };
  if (!mayGenerate(quota)) return <QuotaReached quota={quota} renewsAt={viewer.quotaRenewsAt} />;
  const left = remainingBriefs(quota);
  return (
    <p className="row">
      <QuotaCells left={left === 'unlimited' ? -1 : left} limit={viewer.briefsLimit} />
      <span className="t-13 faint">{renewalText(viewer.quotaRenewsAt)}</span>
    </p>
  );
}
