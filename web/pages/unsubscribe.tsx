import { useLoaderData, useParams } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useFailedLoad } from '#web/lib/api/use-failed-load.ts';
import { forPage } from '#web/lib/page/page.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyStatePage } from '#web/ui/feedback/EmptyState.tsx';
import { LoadFailed } from '#web/ui/feedback/LoadFailed.tsx';
import styles from './unsubscribe.module.css';

export const loader = forPage('open', ({ api, params }) =>
  api('GET /api/unsubscribe/:token', { params: { token: params.token! } }),
);

/**
 * The page that the link in e-mails leads to (WORK-11). It asks, and its form ends the e-mails without a sign-in and
 * without script.
 */
export function Component() {
  const { displayName, isOn } = useLoaderData<typeof loader>();
  const { token } = useParams();
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      <h1 className="display d-44">{isOn ? `Stop all e-mails to ${displayName}?` : 'No more e-mails'}</h1>
      <p className="lede">
        {isOn
          ? 'You still see everything in Brief Foundry, under Notifications.'
          : `Brief Foundry sends none to ${displayName}. You see everything in Brief Foundry, under Notifications.`}
      </p>
      <div className="row">
        {isOn && (
          <form method="post" action={links.unsubscribe(token!)}>
            <input type="hidden" name="from" value="page" />
            <Button type="submit">Stop all e-mails</Button>
          </form>
        )}
        <ButtonLink to={links.notificationChoices()} variant={isOn ? 'quiet' : 'second'}>
          Choose for each event
        </ButtonLink>
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const { code, isLoading, loadAgain } = useFailedLoad();
  if (code === 'not_found' || code === 'invalid_request') {
    return (
      <EmptyStatePage
        kind="not-found"
        outline="private"
        title="This link does not stop any e-mails"
        action={
          <ButtonLink to={links.notificationChoices()} size="l">
            Open the settings
          </ButtonLink>
        }
      >
        It may have been cut off on its way, or the account is gone. The settings have the same choice.
      </EmptyStatePage>
    );
  }
  return (
    <LoadFailed title="This page could not be loaded" isLoading={isLoading} onLoadAgain={loadAgain} className="wrap" />
  );
}
