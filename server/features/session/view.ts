import type { SignIn } from '#contract/session.ts';
import type { signInsOf } from './queries.ts';

type SignInRow = Awaited<ReturnType<typeof signInsOf>>[number];

export function viewSignIn(row: SignInRow, familyId: string): SignIn {
  return {
    id: row.id,
    device: row.device,
    isThis: row.id === familyId,
    begunAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at.toISOString(),
  };
}
