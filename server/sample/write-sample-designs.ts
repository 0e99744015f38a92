import { columnsOf, framesToStore } from '#server/features/submission/assemble.ts';
import { insertSubmission, markSubmitted, replaceFrames } from '#server/features/submission/queries.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { lockProgress } from '#server/shared/brief-progress.ts';
import { sampleClients } from './clients.ts';
import { briefSlugOf, type SampleDesign, seedOf } from './designs/sample-design.ts';
import { draftOfDesign } from './draft-of-design.ts';
import { findSamplePerson } from './find-sample-person.ts';
import { JOINED_DAYS, type SamplePerson } from './people.ts';
import { shippedPicture } from './shipped-picture.ts';
import { daysBefore, writeHandWrittenBrief } from './write-brief.ts';
import { picturesOfStory, writeSampleCaseStudy } from './write-case-study.ts';
import { writeSampleCollections } from './write-collections.ts';
import { writeSampleComments } from './write-comments.ts';
import { writeSampleCritiques } from './write-critiques.ts';

interface Parts {
  database: Database;
  pictures: Pick<Pictures, 'addEncoded' | 'askForPreview'>;
  newId: () => string;
}

/**
 * Puts one sample design into the sample world: its pictures, its brief unless another design brought it, the progress that ends
 * with it. All of it appears, or nothing; a design that is there already, or whose designer is gone, is left alone.
 * @returns whether it wrote anything.
 */
export async function writeSampleDesign(parts: Parts, design: SampleDesign): Promise<boolean> {
  const { database, newId } = parts;
  const designer = await findSamplePerson(database.kysely, design.by);
  if (!designer || (await isThere(database.kysely, design, designer))) return false;
  const mediaIds: string[] = [];
  for (const { art } of design.frames)
    mediaIds.push(await parts.pictures.addEncoded(designer.id, await shippedPicture(art)));
  const storyPictures = new Map<string, string>();
  for (const name of picturesOfStory(design)) {
    const frame = design.frames.findIndex(({ id }) => id === name);
    storyPictures.set(
      name,
      frame < 0
        ? await parts.pictures.addEncoded(designer.id, await shippedPicture(`${design.slug}/${name}`))
        : mediaIds[frame]!,
    );
  }
  return transaction(database.kysely, async (tx) => {
    await lock(tx, 'sample design');
    if (await isThere(tx, design, designer)) return false;
    const coverId = await writeBriefAndDesign(tx, newId, { design, designer, mediaIds, storyPictures });
    await parts.pictures.askForPreview(tx, coverId);
    return true;
  });
}

/** Answers the id of the cover's picture. */
async function writeBriefAndDesign(
  tx: Tx,
  newId: () => string,
  given: {
    design: SampleDesign;
    designer: SamplePerson;
    mediaIds: string[];
    /** The pictures of its case study, by their name. */
    storyPictures: ReadonlyMap<string, string>;
  },
) {
  const { design, designer, mediaIds, storyPictures } = given;
  const { brief } = design;
  const start = daysBefore(designer.joinedAt, -JOINED_DAYS);
  const seed = seedOf(briefSlugOf(design));
  const briefId =
    (await findBrief(tx, seed)) ??
    (await writeHandWrittenBrief(tx, newId, start, {
      brief: { ...brief, seed },
      content: brief.content,
      client: sampleClients[briefSlugOf(design)]!,
      ownerId: brief.isCommunity ? null : designer.id,
    }));
  const submitted = daysBefore(start, design.submitted);
  const submissionId = newId();
  const content = draftOfDesign(design, mediaIds);
  const columns = columnsOf(content, brief.content.deliverables);
  await insertSubmission(tx, {
    id: submissionId,
    user_id: designer.id,
    brief_id: briefId,
    draft_id: null,
    figma_link: null,
    figma_file_info: null,
    ...columns,
    industry: brief.industry,
    styles: brief.styles,
    designer_name: designer.name,
    is_sample: true,
    created_at: submitted,
    updated_at: submitted,
  });
  await replaceFrames(tx, submissionId, framesToStore(content));
  const progress = await lockProgress(tx, { id: newId(), briefId, userId: designer.id });
  await markSubmitted(tx, progress.id, submissionId, daysBefore(start, design.started), submitted);
  await writeSampleCaseStudy(tx, newId, {
    slug: design.slug,
    userId: designer.id,
    submissionId,
    pictures: storyPictures,
    published: submitted,
  });
  const { projectGoals, deliverables } = brief.content;
  await writeSampleComments(tx, newId, { slug: design.slug, submissionId, start });
  await writeSampleCollections(tx, newId, { slug: design.slug, submissionId, start });
  await writeSampleCritiques(tx, newId, {
    slug: design.slug,
    designerId: designer.id,
    submissionId,
    lines: new Map([
      ...projectGoals.map((goal, n) => [`goal.${n}`, goal] as const),
      ...deliverables.map(({ title }, n) => [`deliverable.${n}`, title] as const),
    ]),
    start,
  });
  return columns.cover_media_id;
}

type Reader = Pick<Database['kysely'], 'selectFrom'>;

async function findBrief(db: Reader, seed: string): Promise<string | undefined> {
  return (await db.selectFrom('design_briefs').select('id').where('seed', '=', seed).executeTakeFirst())?.id;
}

/** A sample person answers a brief once. */
async function isThere(db: Reader, design: SampleDesign, designer: SamplePerson): Promise<boolean> {
  const briefId = await findBrief(db, seedOf(briefSlugOf(design)));
  if (!briefId) return false;
  const answered = db
    .selectFrom('user_brief_progress')
    .select('id')
    .where('brief_id', '=', briefId)
    .where('user_id', '=', designer.id);
  return (await answered.executeTakeFirst()) !== undefined;
}
