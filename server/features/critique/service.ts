import { type Answer, canBeAnswered } from '#domain/critique/critique.ts';
import { links } from '#domain/navigation/links.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { hasBlocked } from '#server/shared/has-blocked.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { reportedAgain } from '#server/shared/reported-again.ts';
import { type CritiqueParts, critiqueHidden } from './put-critique.ts';
import { holdCritique, holdOwn, marksOf } from './queries.ts';
import { readCritique } from './read.ts';

/**
 * Deletes the person's own critique of a design. A critique that the operator hid is not deleted, because its author could then
 * send it again. @throws critique_not_found, move_refused
 */
export async function removeCritique({ database }: CritiqueParts, designId: string, userId: string) {
  await transaction(database.kysely, async (tx) => {
    const own = await holdOwn(tx, designId, userId);
    if (!own) throw critiqueNotFound();
    if (own.hidden_at) throw critiqueHidden();
    await tx.deleteFrom('critiques').where('id', '=', own.id).execute();
  });
  return undefined;
}

interface Answered {
  id: string;
  line: string;
  userId: string;
  answer: Answer;
  reason: string;
}

/** The designer answers one suggested change; a second answer replaces the first. @throws critique_not_found, move_refused, too_many_requests */
export async function answerMark(parts: CritiqueParts, { id, line, userId, answer, reason }: Answered) {
  const designId = await transaction(parts.database.kysely, async (tx) => {
    const critique = await holdCritique(tx, id, userId);
    if (critique?.designer_id !== userId) throw critiqueNotFound();
    const mark = (await marksOf(tx, id)).get(line);
    if (!mark) throw critiqueNotFound();
    if (!canBeAnswered(mark))
      throw new AppError('move_refused', 'No change was suggested here, so there is nothing to answer.');
    await makeRoom(tx, 'critique_answers', userId);
    const values = { author_id: userId, answer, reason, answered_at: parts.clock() };
    await tx
      .insertInto('critique_answers')
      .values({ mark_id: mark.id, ...values })
      .onConflict((conflict) => conflict.column('mark_id').doUpdateSet(values))
      .execute();
    // Of a private design only its designer reads.
    if (!critique.is_public || (await hasBlocked(tx, critique.reviewer_id, userId))) return critique.submission_id;
    await notifyPerson(tx, {
      id: parts.newId(),
      to: critique.reviewer_id,
      happening: 'critique_answered',
      actorId: userId,
      submissionId: critique.submission_id,
      path: links.critique(critique.submission_id),
      isOneOfMany: true,
    });
    await publishEvent(tx, [critique.reviewer_id], { kind: 'talk', data: { submissionId: critique.submission_id } });
    return critique.submission_id;
  });
  return readCritique(parts, designId, userId);
}

/** One report per person and critique; a second report replaces the reason. @throws critique_not_found */
export async function report(parts: CritiqueParts, id: string, userId: string, reason: string) {
  await transaction(parts.database.kysely, async (tx) => {
    const critique = await holdCritique(tx, id, userId);
    if (!critique || critique.reviewer_id === userId) throw critiqueNotFound();
    await makeRoom(tx, 'critique_reports', userId);
    await tx
      .insertInto('critique_reports')
      .values({ id: parts.newId(), critique_id: id, reporter_id: userId, reason })
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'critique_id']).doUpdateSet(reportedAgain('critique_reports', reason)),
      )
      .execute();
  });
  return undefined;
}

function critiqueNotFound() {
  return new AppError('critique_not_found', 'This critique is no longer there.');
}
