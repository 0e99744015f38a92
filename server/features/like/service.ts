import type { Database } from '#server/platform/database/connect.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { tooFast } from '#server/shared/make-room.ts';
import { addLike, type Liked, removeLike } from './queries.ts';

export interface LikeParts {
  database: Database;
  ranking: { touch(): void };
  /** Counts in this process alone (domain/limits/limits.ts). */
  likes: { take(userId: string): boolean };
}

/** SHOW-4: a repeated like counts once. @throws submission_not_found, too_many_requests */
export async function like({ database, ranking, likes }: LikeParts, designId: string, userId: string) {
  if (!likes.take(userId)) throw tooFast('submission_likes');
  const answer = only(await addLike(database.pool, designId, userId));
  ranking.touch();
  return answer;
}

/** @throws submission_not_found */
export async function unlike({ database, ranking }: LikeParts, designId: string, userId: string) {
  const answer = only(await removeLike(database.pool, designId, userId));
  ranking.touch();
  return answer;
}

function only([row]: Liked[]) {
  if (!row) throw submissionNotFound();
  return row;
}
