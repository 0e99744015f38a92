import type { AgreementView } from '#contract/agreement.ts';
import type { Collaboration, CollaborationRequest } from '#contract/collaboration.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import { PRIVATE_TITLE } from '#server/shared/known-design-sql.ts';
import { roleOf } from '#server/shared/workspace/enter.ts';
import type { agreementForParty, collaborationsOf, historyOf, requestsOf } from './queries.ts';

type RequestRow = RowOf<typeof requestsOf>;
type AgreementRow = NonNullable<Awaited<ReturnType<typeof agreementForParty>>>;

/** Null where neither of the two did it. */
export function partyOf(row: { designer_id: string; developer_id: string }, person: string | null) {
  if (person === row.designer_id) return 'designer' as const;
  return person === row.developer_id ? ('developer' as const) : null;
}

function viewDesign({
  design_id,
  title,
  is_known,
  picture,
}: Pick<RequestRow, 'design_id' | 'title' | 'is_known' | 'picture'>) {
  return is_known ? { id: design_id, title, picture } : { id: design_id, title: PRIVATE_TITLE, picture: null };
}

export function viewRequest(row: RequestRow, viewerId: string): CollaborationRequest {
  const { id, state, message, role, technologies, reason, designer, developer } = row;
  return {
    id,
    state,
    message,
    role,
    technologies,
    reason,
    designer,
    developer,
    iAm: roleOf(row, viewerId),
    design: viewDesign(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

export function viewCollaboration(row: RowOf<typeof collaborationsOf>, viewerId: string): Collaboration {
  const { id, state, status, designer, developer } = row;
  const iAm = roleOf(row, viewerId);
  const isConfirmed = { designer: row.designer_confirmed_at !== null, developer: row.developer_confirmed_at !== null };
  return {
    id,
    iAm,
    state,
    status,
    designer,
    developer,
    endReason: row.end_reason,
    endedBy: partyOf(row, row.ended_by),
    design: viewDesign(row),
    isConfirmedByMe: isConfirmed[iAm],
    isConfirmedByThem: isConfirmed[iAm === 'designer' ? 'developer' : 'designer'],
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** Text and hash are null until both have confirmed. */
export function viewAgreement(row: AgreementRow, history: readonly RowOf<typeof historyOf>[], viewerId: string) {
  const { id, state, terms, revision, changes, designer, developer } = row;
  return {
    id,
    state,
    terms,
    revision,
    changes,
    designer,
    developer,
    iAm: roleOf(row, viewerId),
    design: viewDesign(row),
    endReason: row.end_reason,
    designerConfirmedAt: row.designer_confirmed_at?.toISOString() ?? null,
    developerConfirmedAt: row.developer_confirmed_at?.toISOString() ?? null,
    text: row.agreement,
    hash: row.agreement_hash,
    history: history.map(({ id, what, term, actor_id, created_at }) => {
      return { id, what, term, by: partyOf(row, actor_id), at: created_at.toISOString() };
    }),
    eventsUntil: row.events_until,
  } satisfies Omit<AgreementView, 'text' | 'hash'> & Record<'text' | 'hash', string | null>;
}
