import type { Database } from '#server/platform/database/connect.ts';
import { submissionNotFound } from '#server/platform/http/errors.ts';
import { addLike, type Liked, removeLike } from './queries.ts';

interface Parts {
  database: Database;
  ranking: { touch(): void };
}

/** SHOW-4: a repeated like counts once. @throws submission_not_found */
export async function like({ database, ranking }: Parts, designId: string, userId: string) {
  const answer = only(await addLike(database.pool, designId, userId));
  ranking.touch();
  return answer;
}

/** @throws submission_not_found */
export async function unlike({ database, ranking }: Parts, designId: string, userId: string) {
  const answer = only(await removeLike(database.pool, designId, userId));
  ranking.touch();
  return answer;
}

function only([row]: Liked[]) {
  if (!row) throw submissionNotFound();
  return row;
}
