import { type CaseStudy, caseStudyId, mediaAddress } from '#domain/case-study/document.ts';
import { showPictures, storePictures } from '#server/features/case-study/queries.ts';
import { picturesOf } from '#server/features/case-study/service.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { saltmarshStory } from './case-studies/saltmarsh.ts';

/** Addresses of a design's pictures, by the id of the frame. */
export type PictureOf = (frameId: string) => string;

const stories: Record<string, (picture: PictureOf) => CaseStudy> = { saltmarsh: saltmarshStory };

/** Puts the published case study of a sample design beside it, where somebody has written one. */
export async function writeSampleCaseStudy(
  tx: Tx,
  sample: {
    slug: string;
    userId: string;
    submissionId: string;
    frames: readonly { id: string; mediaId: string }[];
    published: Date;
  },
) {
  const write = stories[sample.slug];
  if (!write) return;
  const document = write((frameId) => {
    const frame = sample.frames.find(({ id }) => id === frameId);
    if (!frame) throw new Error(`${sample.slug} has no frame ${frameId}`);
    return mediaAddress(frame.mediaId);
  });
  const id = caseStudyId(sample.published.getTime());
  const json = JSON.stringify(document);
  await tx
    .insertInto('case_studies')
    .values({
      id,
      user_id: sample.userId,
      submission_id: sample.submissionId,
      document: json,
      published: json,
      published_at: sample.published,
      published_revision: 1,
      publications: 1,
      is_sample: true,
      created_at: sample.published,
      updated_at: sample.published,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await storePictures(tx, id, picturesOf(document));
  await showPictures(tx, id, picturesOf(document));
}
