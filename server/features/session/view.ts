import type { SignIn } from '#contract/session.ts';
import type { RowOf } from '#server/platform/database/row-of.ts';
import type { signInsOf } from './queries.ts';

export function viewSignIn(row: RowOf<typeof signInsOf>, familyId: string): SignIn {
  return {
    id: row.id,
    device: row.device,
    isThis: row.id === familyId,
    begunAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at.toISOString(),
  };
}
