import { factLost, isFit, type Paragraph } from '#domain/case-study/smoothing.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError, submissionNotFound } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { type Writer, WriterError } from '#server/platform/writer/writer.ts';
import { makeRoomToday } from '#server/shared/make-room-today.ts';
import { takeModelText } from '#server/shared/model-budget.ts';
import { isOwnDesign } from './queries.ts';
import type { CaseStudyParts } from './service.ts';

export interface SmoothParts extends CaseStudyParts {
  writer: Writer;
  modelBriefsADay?: number;
}

/** Enough time for a model to write a page of prose, and less than people are willing to wait. */
const DEADLINE_MS = 45_000;

/**
 * The language model improves the wording of drafted paragraphs (EDIT-13); an answer counts only if it keeps every fact. Nothing
 * is stored: the author accepts or rejects each text.
 * @throws submission_not_found, move_refused without a model, too_many_requests, writer_failed, writer_timed_out
 */
export async function smoothWording(
  parts: SmoothParts,
  { submissionId, userId, paragraphs }: { submissionId: string; userId: string; paragraphs: readonly Paragraph[] },
  log: Log,
) {
  const { smooth } = parts.writer;
  if (!smooth) throw new AppError('move_refused', 'No language model is connected here. Your wording stays as it is.');
  await transaction(parts.database.kysely, (tx) => reserve(tx, parts, submissionId, userId));
  const sent = paragraphs.filter(({ text }) => isFit(text));
  const texts = sent.map(({ text }) => text);
  const wordings =
    sent.length > 0 ? await smooth(texts, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(worded(log)) : [];
  const fresh = sent.flatMap(({ id, text }, at) => {
    const wording = wordings[at];
    return wording && wording !== text ? [{ id, text: wording, lost: factLost(text, wording) }] : [];
  });
  return {
    paragraphs: fresh.filter(({ lost }) => lost === null).map(({ id, text }) => ({ id, text })),
    refused: fresh.filter(({ lost }) => lost !== null).length,
  };
}

/** Counts the request before the model is called, because a failed call also costs something. */
async function reserve(tx: Tx, parts: SmoothParts, submissionId: string, userId: string) {
  if (!(await isOwnDesign(tx, submissionId, userId))) throw submissionNotFound();
  if (!(await takeModelText(tx, parts.modelBriefsADay)))
    throw new AppError(
      'too_many_requests',
      'The language model of this Brief Foundry has reached its limit for today. Your texts have not changed. Try again tomorrow.',
    );
  await makeRoomToday(tx, 'smoothing', userId);
  await tx.insertInto('case_study_smoothings').values({ id: parts.newId(), user_id: userId }).execute();
}

function worded(log: Log) {
  return (error: unknown): never => {
    const isLate =
      (error instanceof WriterError && error.failure === 'timed_out') ||
      (error instanceof DOMException && error.name === 'TimeoutError');
    log.warn({ err: error }, 'The wording of a draft was not smoothed');
    if (isLate)
      throw new AppError(
        'writer_timed_out',
        'The language model took too long. Your texts have not changed. Try again.',
      );
    throw new AppError(
      'writer_failed',
      'The answer of the language model could not be used. Your texts have not changed.',
    );
  };
}
