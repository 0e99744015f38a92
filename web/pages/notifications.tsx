import { useLoaderData, useRevalidator } from 'react-router';
import { Choices } from '../features/notification/Choices.tsx';
import { NotificationList } from '../features/notification/NotificationList.tsx';
import { forPage } from '../lib/page.ts';
import { useLive } from '../lib/use-live.ts';
import styles from './notifications.module.css';

export const loader = forPage('private', async ({ api }) => {
  const [answer, choices] = await Promise.all([
    api('GET /api/me/notifications', { query: {} }),
    api('GET /api/me/notification-choices'),
  ]);
  return { answer, choices: choices.items, readAt: Date.now() };
});

export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  const { revalidate } = useRevalidator();
  useLive({ onEvent: ({ kind }) => kind === 'notification' && void revalidate() });
  return (
    <main id="main" className={`wrap wrap-narrow ${styles.page}`}>
      <h1 className="display d-44">Notifications</h1>
      {data && (
        <>
          <NotificationList answer={data.answer} now={data.readAt} />
          <Choices choices={data.choices} />
        </>
      )}
    </main>
  );
}
