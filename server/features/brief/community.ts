import { listCommunityBriefs } from '#contract/brief.ts';
import { listAnswers as listAnswersCall } from '#contract/showcase.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { briefNotFound } from '#server/platform/http/errors.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { readTimeCursor } from '#server/platform/time-cursor.ts';
import { jsonPage } from '#server/shared/json-page.ts';
import { lockOwn } from '#server/shared/lock-own.ts';
import { sharerOf } from '#server/shared/sharer-of.ts';
import { answersTo, communityBriefs, copyForAll, copyOf, handInsOf } from './community-queries.ts';
import type { BriefParts } from './service.ts';
import { viewHandIn } from './view.ts';

const BRIEFS_A_PAGE = 12;
const DESIGNS_A_PAGE = 12;

/** A page of community briefs, newest first. The cursor marks where the last page ended. */
export async function readCommunityBriefs(
  { database }: BriefParts,
  { industry, cursor }: { industry?: string; cursor?: string },
  viewerId: string | null,
) {
  const after = readTimeCursor(cursor);
  const [time, id] = [after?.time ?? null, after?.id ?? null];
  const rows = await communityBriefs(
    database.readsFor(viewerId),
    time,
    id,
    BRIEFS_A_PAGE + 1,
    industry ?? null,
    viewerId,
  );
  return rawJson(listCommunityBriefs, jsonPage(rows, BRIEFS_A_PAGE));
}

/** The public designs that answer a community brief, newest first. Any other brief has none to show. */
export async function listAnswers(
  { database }: BriefParts,
  briefId: string,
  cursor: string | undefined,
  viewerId: string | null,
) {
  const after = readTimeCursor(cursor);
  const [time, id] = [after?.time ?? null, after?.id ?? null];
  const rows = await answersTo(database.readsFor(viewerId), time, id, DESIGNS_A_PAGE + 1, briefId, viewerId);
  return rawJson(listAnswersCall, jsonPage(rows, DESIGNS_A_PAGE));
}

/** Who works on the copy that a person shared. @throws brief_not_found for everybody else. */
export async function readHandIns({ database }: BriefParts, briefId: string, userId: string) {
  if ((await sharerOf(database.kysely, briefId)) !== userId) throw briefNotFound();
  const rows = await handInsOf(database, briefId, userId);
  return { items: rows.map(viewHandIn) };
}

/**
 * Shares a copy of the person's brief that belongs to nobody (BRIEF-9); a repeated request answers the same copy. Later changes
 * of the original do not change the copy. @throws brief_not_found for a brief of somebody else.
 */
export async function shareBrief(parts: BriefParts, briefId: string, userId: string): Promise<{ id: string }> {
  return transaction(parts.database.kysely, async (tx) => {
    if (!(await lockOwn(tx, 'design_briefs', briefId, userId))) throw briefNotFound();
    const known = await copyOf(tx, briefId);
    if (known) return { id: known };
    const id = parts.newId();
    await copyForAll(tx, briefId, id);
    return { id };
  });
}
