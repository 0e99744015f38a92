import { useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';
import { EmailLinkQuestion } from '../features/session/EmailLinkQuestion.tsx';
import styles from './unsubscribe.module.css';

export const loader = forPage('open', async ({ api, url }) => {
  const token = url.searchParams.get('token') ?? '';
  return { ...(await api('GET /api/sign-in/email-link', { query: { token } })), token };
});

/** A link from an e-mail that was opened on another device than the one that asked for it. */
export function Component() {
  const link = useLoaderData<typeof loader>();
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      <EmailLinkQuestion {...link} />
    </main>
  );
}

export function ErrorBoundary() {
  const { code, isLoading, loadAgain } = useFailedLoad();
  if (code !== 'sign_in_over' && code !== 'invalid_request')
    return (
      <LoadFailed
        title="This page could not be loaded"
        isLoading={isLoading}
        onLoadAgain={loadAgain}
        className="wrap"
      />
    );
  return (
    <EmptyStatePage
      kind="not-found"
      outline="private"
      title="This link logs nobody in"
      action={
        <ButtonLink to={links.auth()} size="l">
          Ask for a new link
        </ButtonLink>
      }
    >
      A link works once, for 15 minutes. It may also have been cut off on its way.
    </EmptyStatePage>
  );
}
