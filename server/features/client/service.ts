import type { ClientView } from '#contract/client.ts';
import * as calls from '#contract/client.ts';
import { countsAsStarted } from '#domain/brief/progress.ts';
import { writeAnswer } from '#domain/client/change-answer.ts';
import { changeAt, isChangeDue } from '#domain/client/change-due.ts';
import {
  answer as answerOf,
  type Conversation,
  clientTexts,
  isCounted,
  isSettled,
  REASON_MIN,
} from '#domain/client/conversation.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import type { ChangeAnswer } from '#domain/client/lines.ts';
import type { TopicId } from '#domain/client/topics.ts';
import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, briefNotFound, invalidRequest } from '#server/platform/http/errors.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import {
  type BriefRef,
  briefOf,
  type ClientRow,
  type LogRow,
  lockClient,
  logEntries,
  logOf,
  progressOn,
  readChangeRequest,
  saveChange,
  takeQuestion,
} from './queries.ts';

export interface ClientParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

type Present = ClientRow & { sheet: ClientKnowledge };

/** The conversation so far. A due change request is delivered now and becomes the brief's plot twist. @throws brief_not_found */
export async function readClient(parts: ClientParts, ref: BriefRef): Promise<ClientView> {
  return transaction(parts.database.kysely, async (tx) => {
    const row = await lockClient(tx, ref.briefId, ref.userId);
    if (!row) throw briefNotFound();
    if (!isPresent(row)) return { client: null };
    return viewOf(tx, ref, await withChange(tx, parts, ref, row));
  });
}

/** @throws move_refused before the brief is started; questions_used_up if no question is left. */
export async function askClient(
  parts: ClientParts,
  ref: BriefRef,
  text: string,
  key: string | null,
): Promise<ClientView> {
  const asked = {
    userId: ref.userId,
    key,
    call: calls.askClient,
    request: [ref.briefId, text],
  };
  return transaction(parts.database.kysely, (tx) =>
    once(tx, asked, async () => {
      const row = await presentClient(tx, ref);
      await makeRoom(tx, 'client_log', ref.userId, { user_id: ref.userId, brief_id: ref.briefId });
      const log = await logOf(tx, ref);
      const reply = answerOf(row.sheet, pastOf(log), text, await briefOf(tx, ref.briefId));
      if (isCounted(reply) && !(await takeQuestion(tx, ref))) throw usedUp(row.sheet.name);
      const now = parts.clock();
      const entry = { brief_id: ref.briefId, user_id: ref.userId, said_at: now };
      await logEntries(tx, [
        { ...entry, id: parts.newId(), speaker: 'designer', kind: 'question', text },
        { ...entry, id: parts.newId(), speaker: 'client', ...reply },
      ]);
      const left = row.questions_left - (isCounted(reply) ? 1 : 0);
      return viewOf(tx, ref, await withChange(tx, parts, ref, { ...row, questions_left: left }));
    }),
  );
}

/**
 * The designer's answer to the change request. It is given once and cannot be changed. @throws move_refused, invalid_request
 * without a reason.
 */
export async function answerChange(
  parts: ClientParts,
  ref: BriefRef,
  { answer, reason }: { answer: ChangeAnswer; reason: string },
): Promise<ClientView> {
  if (answer !== 'accepted' && reason.length < REASON_MIN) throw invalidRequest({ reason: clientTexts.reasonMissing });
  return transaction(parts.database.kysely, async (tx) => {
    const row = await presentClient(tx, ref);
    if (!row.change_at) throw new AppError('move_refused', 'There is no change request to answer.');
    // A repeated request with the same answer succeeds, because the first response may have been lost.
    if (row.change_answer === answer) return viewOf(tx, ref, row);
    if (row.change_answer) throw new AppError('move_refused', 'You have answered this change request already.');
    await saveChange(tx, ref, { change_answer: answer });
    await readChangeRequest(tx, ref);
    const entry = { brief_id: ref.briefId, user_id: ref.userId, said_at: parts.clock() };
    await logEntries(tx, [
      { ...entry, id: parts.newId(), speaker: 'designer', kind: 'answer', text: writeAnswer(answer, reason) },
      { ...entry, id: parts.newId(), speaker: 'client', kind: 'reply', text: row.sheet.replies[answer] },
    ]);
    return viewOf(tx, ref, { ...row, change_answer: answer });
  });
}

function pastOf(log: readonly LogRow[]): Conversation {
  return {
    answered: new Set(log.filter(isSettled).map(({ topic }) => topic as TopicId)),
    texts: log.filter(({ speaker }) => speaker === 'client').map(({ text }) => text),
  };
}

const isPresent = (row: ClientRow): row is Present => row.sheet !== null;

async function presentClient(tx: Tx, { briefId, userId }: BriefRef): Promise<Present> {
  const row = await lockClient(tx, briefId, userId);
  if (!row) throw briefNotFound();
  if (!isPresent(row)) throw new AppError('move_refused', 'This brief has no client to ask.');
  if (!row.status || !countsAsStarted(row.status))
    throw new AppError('move_refused', 'Start this brief first. Then you can ask its client.');
  return row;
}

async function withChange(tx: Tx, { clock, newId }: ClientParts, ref: BriefRef, row: Present) {
  const { briefId, userId } = ref;
  const { twist } = row.sheet;
  if (row.change_at || !twist || !row.status || !countsAsStarted(row.status)) return row;
  if (!isChangeDue(changeAt(briefId, userId), await progressOn(tx, briefId, userId))) return row;
  const now = clock();
  await saveChange(tx, ref, { change_at: now });
  const change = { speaker: 'client', kind: 'change', text: twist.text } as const;
  await logEntries(tx, [{ id: newId(), brief_id: briefId, user_id: userId, said_at: now, ...change }]);
  await notifyPerson(tx, {
    id: newId(),
    to: userId,
    happening: 'change_requested',
    actorId: null,
    submissionId: null,
    briefId,
    path: links.changeRequest(briefId),
  });
  return { ...row, change_at: now };
}

/** The fields that may leave the server: the client's name, and the change request once it is delivered. */
async function viewOf(tx: Tx, ref: BriefRef, row: Present): Promise<ClientView> {
  const { sheet } = row;
  const log = await logOf(tx, ref);
  return {
    client: {
      name: sheet.name,
      role: sheet.role,
      questionsLeft: row.questions_left,
      log: log.map(({ id, speaker, kind, text, said_at }) => ({
        id,
        speaker,
        kind,
        text,
        saidAt: said_at.toISOString(),
      })),
      change: row.change_at && sheet.twist ? { text: sheet.twist.text, answer: row.change_answer } : null,
    },
  };
}

function usedUp(name: string) {
  return new AppError('questions_used_up', `${name} has answered all the questions there was time for.`);
}
