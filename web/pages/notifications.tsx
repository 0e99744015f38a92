import { useLoaderData, useRevalidator } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { NotificationList } from '../features/notification/NotificationList.tsx';
import styles from './notifications.module.css';

export const loader = forPage('private', async ({ api }) => {
  const answer = await api('GET /api/me/notifications', { query: {} });
  return { answer, readAt: Date.now() };
});

export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  const { revalidate } = useRevalidator();
  useLive({ onEvent: ({ kind }) => kind === 'notification' && void revalidate() }, data?.answer.eventsUntil);
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      <div className={`row between ${styles.head}`}>
        <h1 className="display d-44">Notifications</h1>
        <ButtonLink to={links.notificationChoices()} variant="quiet" icon="settings">
          {' '}
          Notification settings{' '}
        </ButtonLink>
      </div>
      {data && <NotificationList answer={data.answer} now={data.readAt} />}
    </main>
  );
}
