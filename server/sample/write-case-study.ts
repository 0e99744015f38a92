import { caseStudyId, mediaAddress } from '#domain/case-study/document.ts';
import { showPictures, storePictures } from '#server/features/case-study/queries.ts';
import { picturesOf } from '#server/features/case-study/service.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { stories } from './case-studies/all.ts';
import { documentOfStory, picturesIn } from './case-studies/document-of-story.ts';

/** The names of the pictures in the case study of a sample design: its frames, and others of its folder. */
export function picturesOfStory({ slug }: { slug: string }): string[] {
  const story = stories[slug];
  return story ? picturesIn(story) : [];
}

/** Publishes the case study of a sample design, if somebody has written one. */
export async function writeSampleCaseStudy(
  tx: Tx,
  newId: () => string,
  sample: {
    slug: string;
    userId: string;
    submissionId: string;
    pictures: ReadonlyMap<string, string>;
    published: Date;
  },
) {
  const story = stories[sample.slug];
  if (!story) return;
  const document = documentOfStory(sample.slug, story, (name) => mediaAddress(sample.pictures.get(name)!));
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
  await tx
    .insertInto('case_study_versions')
    .values({
      id: newId(),
      case_study_id: id,
      kind: 'published',
      label: 'Version 1',
      document: json,
      created_at: sample.published,
    })
    .execute();
  await storePictures(tx, id, picturesOf(document));
  await showPictures(tx, id, picturesOf(document));
}
