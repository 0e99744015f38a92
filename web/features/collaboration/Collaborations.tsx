import { useState } from 'react';
import { COLLABORATIONS_LISTED } from '#domain/collaboration/request.ts';
import { links } from '#domain/navigation/links.ts';
import type { Answer } from '#web/lib/api/api-client.ts';
import { count } from '#web/lib/format/count.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { CollaborationRow } from './CollaborationRow.tsx';
import styles from './Collaborations.module.css';
import { RequestRow } from './RequestRow.tsx';

export type MyCollaborations = Answer<'GET /api/me/collaborations'>;

const filters = [
  { value: 'all', label: 'All' },
  { value: 'received', label: 'Received' },
  { value: 'sent', label: 'Sent' },
  { value: 'workspaces', label: 'Workspaces' },
] as const;
type Filter = (typeof filters)[number]['value'];

/** Requests, agreements and workspaces, the last changed first; those that wait for the person are on top (PROJ-4). */
export function Collaborations({ items, now }: { items: MyCollaborations; now: number }) {
  const [filter, setFilter] = useState<Filter>('all');
  const { requests, collaborations, isCut } = items;
  if (requests.length + collaborations.length === 0) return <NoCollaborations />;
  const rows = [
    ...requests
      .filter(({ iAm }) => filter === 'all' || (iAm === 'designer' ? filter === 'received' : filter === 'sent'))
      .map((request) => ({
        id: request.id,
        isWaiting: request.iAm === 'designer' && request.state === 'open',
        touched: request.endedAt ?? request.createdAt,
        row: <RequestRow request={request} now={now} />,
      })),
    ...collaborations
      .filter(() => filter === 'all' || filter === 'workspaces')
      .map((one) => ({
        id: one.id,
        isWaiting: one.state === 'agreeing' && !one.isConfirmedByMe,
        touched: one.changedAt,
        row: <CollaborationRow collaboration={one} now={now} />,
      })),
  ].toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting) || b.touched.localeCompare(a.touched));
  return (
    <>
      <div className={styles.bar}>
        <Segmented label="Which" options={filters} value={filter} onChange={setFilter} />
        <p className="sr" role="status">
          {count(rows.length, 'collaboration')}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="muted">Nothing of this kind yet.</p>
      ) : (
        <ul className={styles.list}>
          {rows.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      )}
      {isCut && (
        <p className={`t-14 muted ${styles.end}`}>
          The {COLLABORATIONS_LISTED} latest requests and the {COLLABORATIONS_LISTED} latest collaborations are listed.
          What ended before them is not.
        </p>
      )}
    </>
  );
}

function NoCollaborations() {
  return (
    <div className={styles.empty}>
      <EmptyState
        kind="empty"
        title="No collaborations yet"
        industry="travel"
        style="bold"
        action={
          <>
            <ButtonLink to={links.showcase({ open: true })} variant="second">
              Open the showcase
            </ButtonLink>
            <ButtonLink to={links.demoWorkspace()} variant="quiet">
              Try a sample workspace
            </ButtonLink>
          </>
        }
      >
        <span className="sr"> - </span>Connect with other designers and developers to start collaborating.
      </EmptyState>
    </div>
  );
}
