import type { GivenMark } from '#contract/critique.ts';
import { fitting, takesSuggestion } from '#domain/critique/critique.ts';
import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { publishEvent } from '#server/platform/events/publish.ts';
import { AppError, invalidRequest, movedOn, submissionNotFound } from '#server/platform/http/errors.ts';
import { hasBlocked } from '#server/shared/has-blocked.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { notifyPerson } from '#server/shared/notification/notify-person.ts';
import { changeAtRevision, expectRevision } from '#server/shared/revision.ts';
import { beginOwn, findDesign, frameIdsOf, holdOwn, linesOf, type MarkRow, marksOf, storeMarks } from './queries.ts';
import { readCritique } from './read.ts';

export interface CritiqueParts {
  database: Database;
  clock: () => Date;
  newId: () => string;
}

const CHANGED_ELSEWHERE = 'Your critique was changed in another window. Nothing was overwritten.';

/**
 * DET-6. Saves the whole critique of one person; a second one replaces the first. Marks that the designer has answered stay
 * unchanged.
 * @throws submission_not_found, move_refused, moved_on, mark_answered, too_many_requests
 */
export async function putCritique(
  parts: CritiqueParts,
  designId: string,
  userId: string,
  { revision, marks: given }: { revision: number; marks: GivenMark[] },
) {
  await transaction(parts.database.kysely, async (tx) => {
    const design = await findDesign(tx, designId, userId);
    if (!design) throw submissionNotFound();
    if (design.user_id === userId)
      throw new AppError('move_refused', 'This design is yours. Others mark it, and you answer them.');
    if (await hasBlocked(tx, design.user_id, userId))
      throw new AppError('move_refused', 'The designer does not accept critique from you.');
    const marks = given.map(fitting);
    const lines = design.brief_id ? await linesOf(tx, design.brief_id) : new Map<string, string>();
    const frames = await frameIdsOf(tx, designId);
    refuseUnknown(marks, lines, frames);
    await put(parts, tx, { designId, designerId: design.user_id, userId, revision, marks, lines, frames });
  });
  return readCritique(parts, designId, userId);
}

function refuseUnknown(marks: GivenMark[], lines: ReadonlyMap<string, string>, frames: ReadonlySet<string>) {
  if (lines.size === 0)
    throw new AppError('move_refused', 'This design was submitted without a brief, so there is nothing to mark.');
  const stray = marks.find(({ line }) => !lines.has(line));
  if (stray) throw invalidRequest({ [stray.line]: 'The brief has no such line. Load the page again' });
  const lost = marks.find(({ pin }) => pin && !frames.has(pin.frameId));
  if (lost)
    throw invalidRequest({ [lost.line]: 'This frame is no longer there. Remove the pin or choose another frame' });
}

interface Sent {
  designId: string;
  designerId: string;
  userId: string;
  revision: number;
  marks: GivenMark[];
  lines: ReadonlyMap<string, string>;
  frames: ReadonlySet<string>;
}

async function put(parts: CritiqueParts, tx: Tx, sent: Sent) {
  const { designId, designerId, userId, revision, marks, lines, frames } = sent;
  const { newId } = parts;
  const now = parts.clock();
  const isNew = revision === 0 && (await begin(tx, { id: newId(), designId, userId, now }));
  const own = await holdOwn(tx, designId, userId);
  if (!own) throw movedOn(CHANGED_ELSEWHERE, 0);
  if (own.hidden_at) throw critiqueHidden();
  const before = await marksOf(tx, own.id);
  if (!isNew) {
    if (own.revision !== revision && isRepeated(before, marks)) return;
    expectRevision(own, revision, CHANGED_ELSEWHERE);
    // Each change is an event for the designer.
    await makeRoom(tx, 'critique_marks', userId);
    // The row is locked, so it is still at this revision.
    await changeAtRevision(tx, 'critiques', own, { updated_at: now });
  }
  refuseAnswered(before, marks);
  const fresh = marks.filter(({ line }) => !before.get(line)?.answer);
  await storeMarks(tx, own.id, {
    lines: marks.map(({ line }) => line),
    rows: fresh.map(({ line, verdict, suggestion, pin }) => ({
      id: newId(),
      critique_id: own.id,
      line,
      asked: lines.get(line)!,
      verdict,
      suggestion,
      ...placeOf(before.get(line), { verdict, pin }, frames),
    })),
  });
  // An open page of the design updates at once, even if there is no new notification.
  await publishEvent(tx, [designerId], { kind: 'talk', data: { submissionId: designId } });
  if (isNew)
    await notifyPerson(tx, {
      id: newId(),
      to: designerId,
      happening: 'critiqued',
      actorId: userId,
      submissionId: designId,
      path: links.critique(designId),
      isOneOfMany: true,
    });
}

/** A pin on a frame that was taken out is not sent again. Its place stays until the mark gets another pin or takes none. */
function placeOf(
  row: MarkRow | undefined,
  { verdict, pin }: Pick<GivenMark, 'verdict' | 'pin'>,
  frames: ReadonlySet<string>,
) {
  if (!pin && takesSuggestion(verdict) && row?.frame_id && !frames.has(row.frame_id)) {
    const { frame_id, x, y, gone_frame } = row;
    return { frame_id, x, y, gone_frame };
  }
  return { frame_id: pin?.frameId ?? null, x: pin?.x ?? null, y: pin?.y ?? null, gone_frame: null };
}

/** A repeated beginning takes no room. @returns whether the critique is new */
async function begin(tx: Tx, critique: { id: string; designId: string; userId: string; now: Date }): Promise<boolean> {
  if (await holdOwn(tx, critique.designId, critique.userId)) return false;
  await makeRoom(tx, 'critiques', critique.userId);
  return beginOwn(tx, critique);
}

function refuseAnswered(before: ReadonlyMap<string, MarkRow>, marks: readonly GivenMark[]) {
  const byLine = new Map(marks.map((mark) => [mark.line, mark]));
  for (const [line, row] of before) {
    if (row.answer && !isSame(row, byLine.get(line)))
      throw new AppError(
        'mark_answered',
        'The designer has answered this line, so you can no longer change it. Load the page again.',
        {
          fields: { [line]: 'The designer has answered this line, so it stays as it is.' },
        },
      );
  }
}

/** Whether the same critique was sent again, for example because the first response was lost. */
function isRepeated(before: ReadonlyMap<string, MarkRow>, marks: readonly GivenMark[]): boolean {
  return (
    before.size === marks.length &&
    marks.every((mark) => isSame(before.get(mark.line), mark) && isSamePin(before.get(mark.line), mark))
  );
}

/** The database stores positions with single precision. */
function isSamePin(row: MarkRow | undefined, { pin }: GivenMark): boolean {
  return row?.frame_id === (pin?.frameId ?? null) && near(row.x, pin?.x) && near(row.y, pin?.y);
}

const near = (kept: number | null, given: number | undefined) => Math.fround(kept ?? 0) === Math.fround(given ?? 0);

/** A pin on a deleted frame is not sent again and does not count as a change. */
function isSame(row: MarkRow | undefined, mark: GivenMark | undefined): boolean {
  return row !== undefined && mark !== undefined && mark.verdict === row.verdict && mark.suggestion === row.suggestion;
}

export function critiqueHidden() {
  return new AppError('move_refused', 'Your critique was hidden by the operator of this Brief Foundry.');
}
