import type { Tx } from '#server/platform/database/transaction.ts';
import { sampleComments } from './comments/all.ts';
import type { SampleComment } from './comments/sample-comment.ts';
import { findSamplePerson } from './find-sample-person.ts';
import type { SampleHandle } from './people.ts';
import { daysBefore } from './write-brief.ts';

interface Sample {
  slug: string;
  submissionId: string;
  /** The installation's first start. */
  start: Date;
}

/** Puts what the sample people say about a sample design below it; of those who are gone, and in answer to them, nothing. */
export async function writeSampleComments(tx: Tx, newId: () => string, sample: Sample) {
  for (const comment of sampleComments[sample.slug] ?? []) {
    const thread = await write(comment, null);
    for (const reply of comment.replies ?? []) if (thread) await write(reply, thread);
  }

  async function write({ by, said, text, pin, settled }: Said, parentId: string | null) {
    const person = await findSamplePerson(tx, by);
    if (!person) return null;
    const id = newId();
    await tx
      .insertInto('comments')
      .values({
        id,
        submission_id: sample.submissionId,
        user_id: person.id,
        parent_id: parentId,
        frame_id: pin?.frame ?? null,
        x: pin?.x ?? null,
        y: pin?.y ?? null,
        body: text,
        created_at: daysBefore(sample.start, said),
        settled_at: settled === undefined ? null : daysBefore(sample.start, settled),
      })
      .execute();
    return id;
  }
}

type Said = { by: SampleHandle; said: number; text: string } & Pick<SampleComment, 'pin' | 'settled'>;
