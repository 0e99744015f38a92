import type { SessionAnswer, Viewer } from '#contract/session.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { signedOut } from '#server/platform/http/errors.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { viewerById } from './queries.ts';

export interface SessionParts {
  database: Database;
  sessions: Sessions;
  publicUrl: string;
  signInWith: string;
}

interface Known {
  userId: string;
  /** When the access token runs out. */
  expiresAt: Date;
}

/** `null` when the person is no longer there. */
export async function findViewer({ database }: Pick<SessionParts, 'database'>, userId: string): Promise<Viewer | null> {
  const [row] = await viewerById(database.pool, userId);
  if (!row) return null;
  return {
    id: row.id,
    handle: row.handle,
    displayName: row.display_name,
    email: row.email,
    briefsGenerated: row.briefs_generated,
    briefsLimit: row.briefs_limit,
    quotaRenewsAt: row.renews_at.toISOString(),
  };
}

export async function describeSession(parts: SessionParts, known: Known | null): Promise<SessionAnswer> {
  const viewer = known && (await findViewer(parts, known.userId));
  return {
    viewer,
    expiresAt: viewer && known ? known.expiresAt.toISOString() : null,
    signInWith: parts.signInWith,
  };
}

/** @throws signed_out when the person was removed a moment ago. */
export async function readProfile(parts: SessionParts, userId: string): Promise<Viewer> {
  const viewer = await findViewer(parts, userId);
  if (!viewer) throw signedOut();
  return viewer;
}
