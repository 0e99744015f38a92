import { useLoaderData, useRevalidator } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { forPage } from '#web/lib/page/page.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { AgreementDocument } from '../features/collaboration/AgreementDocument.tsx';
import { AgreementHistory } from '../features/collaboration/AgreementHistory.tsx';
import { CollaborationRecord } from '../features/collaboration/CollaborationRecord.tsx';
import styles from './agreement.module.css';

export const loader = forPage('private', async ({ api, params }) => {
  const id = params.agreementId!;
  const agreement = await api('GET /api/agreements/:id', { params: { id } });
  const isRecorded = agreement.state === 'ended';
  const record = isRecorded ? await api('GET /api/agreements/:id/record', { params: { id }, query: {} }) : null;
  return { agreement, record, readAt: Date.now() };
});

export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>> | null>();
  if (!data) return <main id="main" className={`wrap ${styles.page}`} />;
  return <Agreement {...data} />;
}

function Agreement({ agreement, record, readAt }: Awaited<ReturnType<typeof loader>>) {
  const { revalidate } = useRevalidator();
  useLive(
    {
      onEvent({ kind, data }) {
        if ((kind === 'agreement' || kind === 'workspace_closed') && data.id === agreement.id) void revalidate();
      },
      onHello: ({ isLost }) => isLost && void revalidate(),
    },
    agreement.eventsUntil,
  );
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <ButtonLink to={links.collaborations()} variant="second" icon="arrow-left">
          My Projects
        </ButtonLink>
        <h1 className="display d-58">Collaboration</h1>
      </div>
      <div className={styles.grid}>
        <AgreementDocument key={agreement.id} agreement={agreement} now={readAt} />
        <AgreementHistory agreement={agreement} now={readAt} />
      </div>
      {record && <CollaborationRecord agreement={agreement} record={record} now={readAt} />}
    </main>
  );
}
