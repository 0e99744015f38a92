import type { Database } from '#server/platform/database/connect.ts';
import { invalidRequest } from '#server/platform/http/errors.ts';
import { RawJson } from '#server/platform/http/serve.ts';
import { newestDesigns } from './queries.ts';

/** SHOW-1: nine at a time. */
export const PAGE_SIZE = 9;

/** A page of the newest public designs. The cursor is where the last one ended, so nothing is repeated or skipped. */
export async function listNewest(
  { database }: { database: Database },
  cursor: string | undefined,
  viewerId: string | null,
): Promise<RawJson> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await newestDesigns(database.pool, after?.time ?? null, after?.id ?? null, PAGE_SIZE + 1, viewerId);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const nextCursor = rows.length > PAGE_SIZE ? (last?.cursor ?? null) : null;
  return new RawJson(
    `{"items":[${shown.map((row) => row.json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`,
  );
}

function readCursor(cursor: string): { time: string; id: string } {
  const [, time, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!time || !id) throw invalidRequest({ cursor: 'Begin again from the first page' });
  return { time, id };
}
