import { firstTerms } from '#domain/collaboration/agreement.ts';
import { mayAnswer, type RequestAnswer } from '#domain/collaboration/request.ts';
import { links } from '#domain/navigation/links.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { hasBlocked } from '#server/shared/has-blocked.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { reportedAgain } from '#server/shared/reported-again.ts';
import { roleOf } from '#server/shared/workspace/enter.ts';
import {
  block,
  closeToRequests,
  endRequest,
  insertWorkspace,
  lockRequest,
  namesOf,
  titleOf,
  writeHistory,
} from './queries.ts';
import { claimed, requestNotFound, requestOver } from './refusals.ts';
import { type CollaborationParts, readRequest } from './requests.ts';

/** The designer accepts or declines, or the developer withdraws. Only the first answer counts. */
export async function answerRequest(
  parts: CollaborationParts,
  { id, userId }: { id: string; userId: string },
  { answer, reason, closeDesign }: { answer: RequestAnswer; reason: string; closeDesign: boolean },
) {
  const agreementId = await transaction(parts.database.kysely, async (tx) => {
    const request = await lockRequest(tx, id, userId);
    // A person who may not give this answer gets the same error as for an unknown request.
    if (!request || !mayAnswer(roleOf(request, userId), answer)) throw requestNotFound();
    const now = parts.clock();
    if (request.state !== 'open' || request.expires_at <= now) throw requestOver();
    const news = { id: parts.newId(), actorId: userId, submissionId: request.submission_id };
    if (answer === 'withdraw') {
      await endRequest(tx, id, { state: 'withdrawn', reason: '', now });
      await notifyPerson(tx, {
        ...news,
        to: request.designer_id,
        happening: 'withdrawn',
        path: links.collaborations(),
      });
      return null;
    }
    if (answer === 'decline') {
      await endRequest(tx, id, { state: 'declined', reason, now });
      if (closeDesign) await closeToRequests(tx, request.submission_id, now);
      await notifyPerson(tx, {
        ...news,
        to: request.developer_id,
        happening: 'declined',
        path: links.collaborations(),
      });
      return null;
    }
    // A block ends open requests, but not one that was sent at the same moment.
    const { designer_id, developer_id } = request;
    if ((await hasBlocked(tx, designer_id, developer_id)) || (await hasBlocked(tx, developer_id, designer_id)))
      throw requestOver();
    await endRequest(tx, id, { state: 'accepted', reason: '', now });
    const opened = await openAgreement(parts, tx, request, now);
    await notifyPerson(tx, { ...news, to: request.developer_id, happening: 'accepted', path: links.agreement(opened) });
    return opened;
  });
  return { request: await readRequest(parts, id, userId), agreementId };
}

/** The agreement that both people must confirm. @throws design_claimed while the design has another agreement or workspace. */
async function openAgreement(
  { newId }: CollaborationParts,
  tx: Tx,
  request: { id: string; submission_id: string; designer_id: string; developer_id: string; created_at: Date },
  now: Date,
): Promise<string> {
  const { designer_id, developer_id, submission_id } = request;
  const names = await namesOf(tx, [designer_id, developer_id]);
  const terms = firstTerms({
    designer: names.get(designer_id)!,
    developer: names.get(developer_id)!,
    design: await titleOf(tx, submission_id),
  });
  const id = newId();
  const opened = await insertWorkspace(tx, {
    id,
    request_id: request.id,
    submission_id,
    designer_id,
    developer_id,
    end_reason: null,
    terms: JSON.stringify(terms),
    agreement: null,
    agreement_hash: null,
    demo_url: null,
    repo_url: null,
    silence_days: terms.silenceDays,
    heard_at: now,
    created_at: now,
    changed_at: now,
  });
  if (!opened) throw claimed();
  const entry = { workspace_id: id, term: null };
  await writeHistory(tx, { ...entry, actor_id: developer_id, what: 'asked', created_at: request.created_at });
  await writeHistory(tx, { ...entry, actor_id: designer_id, what: 'accepted', created_at: now });
  return id;
}

/** Only the operator sees reports. A second report of the same person replaces the words of the first. */
export async function reportRequest(
  parts: CollaborationParts,
  { id, userId }: { id: string; userId: string },
  { reason, block: isToBlock }: { reason: string; block: boolean },
) {
  await transaction(parts.database.kysely, async (tx) => {
    const request = await lockRequest(tx, id, userId);
    if (!request) throw requestNotFound();
    const other = request.designer_id === userId ? request.developer_id : request.designer_id;
    await makeRoom(tx, 'person_reports', userId);
    await tx
      .insertInto('person_reports')
      .values({ id: parts.newId(), reporter_id: userId, reported_id: other, request_id: id, reason })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'request_id']).doUpdateSet(reportedAgain('person_reports', reason)),
      )
      .execute();
    if (isToBlock) await block(tx, userId, other, parts.clock());
  });
  return undefined;
}
