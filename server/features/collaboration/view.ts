import type { AgreementView } from '#contract/agreement.ts';
import type { AgreementRow, historyOf } from './queries.ts';

type HistoryRow = Awaited<ReturnType<typeof historyOf>>[number];

/** Text and hash are null until both have confirmed. */
export function viewAgreement(row: AgreementRow, history: readonly HistoryRow[], viewerId: string) {
  const partyOf = (person: string | null) => {
    if (person === row.designer_id) return 'designer' as const;
    return person === row.developer_id ? ('developer' as const) : null;
  };
  const { id, state, terms, revision, changes, design, designer, developer } = row;
  return {
    ...{ id, state, terms, revision, changes, design, designer, developer },
    iAm: partyOf(viewerId) ?? ('developer' as const),
    endReason: row.end_reason,
    designerConfirmedAt: row.designer_confirmed_at?.toISOString() ?? null,
    developerConfirmedAt: row.developer_confirmed_at?.toISOString() ?? null,
    text: row.agreement,
    hash: row.agreement_hash,
    history: history.map(({ id, what, term, actor_id, created_at }) => {
      return { id, what, term, by: partyOf(actor_id), at: created_at.toISOString() };
    }),
    eventsUntil: row.events_until,
  } satisfies Omit<AgreementView, 'text' | 'hash'> & Record<'text' | 'hash', string | null>;
}
