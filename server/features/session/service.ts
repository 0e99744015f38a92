import type { SessionAnswer, Viewer } from '#contract/session.ts';
import type { WaysToSignIn } from '#contract/sign-in.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import { viewerById } from './queries.ts';

export interface SessionParts {
  database: Database;
  sessions: Sessions;
  publicUrl: string;
  ways: WaysToSignIn;
}

interface Known {
  userId: string;
  /** When the access token expires. */
  expiresAt: Date;
}

/** `null` when the person no longer exists. */
async function findViewer({ database }: Pick<SessionParts, 'database'>, userId: string): Promise<Viewer | null> {
  const [row] = await viewerById(database.pool, userId);
  return row ? row.viewer : null;
}

export async function describeSession(parts: SessionParts, known: Known | null): Promise<SessionAnswer> {
  const viewer = known && (await findViewer(parts, known.userId));
  return {
    viewer,
    expiresAt: viewer && known ? known.expiresAt.toISOString() : null,
    ways: parts.ways,
  };
}
