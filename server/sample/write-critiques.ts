import type { Tx } from '#server/platform/database/transaction.ts';
import { sampleCritiques } from './critiques/all.ts';
import type { SampleMark } from './critiques/sample-critique.ts';
import { findSamplePerson } from './find-sample-person.ts';
import { daysBefore } from './write-brief.ts';

interface Sample {
  slug: string;
  designerId: string;
  submissionId: string;
  /** What the brief says, by line. */
  lines: ReadonlyMap<string, string>;
  /** The installation's first start. */
  start: Date;
}

/** Puts what the sample people say of a sample design beside it; of those who are gone, nothing. */
export async function writeSampleCritiques(tx: Tx, newId: () => string, sample: Sample) {
  for (const { by, given, marks } of sampleCritiques[sample.slug] ?? []) {
    const reviewer = await findSamplePerson(tx, by);
    if (!reviewer) continue;
    const id = newId();
    const at = daysBefore(sample.start, given);
    await tx
      .insertInto('critiques')
      .values({ id, submission_id: sample.submissionId, reviewer_id: reviewer.id, created_at: at, updated_at: at })
      .execute();
    for (const [line, mark] of Object.entries(marks)) await writeMark(tx, newId(), { ...sample, id, line, mark });
  }
}

async function writeMark(tx: Tx, markId: string, { id, line, mark, lines, designerId, start }: Sample & Marked) {
  const asked = lines.get(line);
  if (!asked) throw new Error(`The brief has no ${line}`);
  const { verdict, suggestion = '', pin, answer } = typeof mark === 'string' ? { verdict: mark } : mark;
  await tx
    .insertInto('critique_marks')
    .values({
      id: markId,
      critique_id: id,
      line,
      asked,
      verdict,
      suggestion,
      frame_id: pin?.frame ?? null,
      x: pin?.x ?? null,
      y: pin?.y ?? null,
    })
    .execute();
  if (answer)
    await tx
      .insertInto('critique_answers')
      .values({
        mark_id: markId,
        author_id: designerId,
        answer: answer.answer,
        reason: answer.reason,
        answered_at: daysBefore(start, answer.given),
      })
      .execute();
}

interface Marked {
  id: string;
  line: string;
  mark: SampleMark;
}
