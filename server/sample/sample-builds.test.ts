import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { comparisonResult } from '#contract/build-review.ts';
import { type Comparison, createComparisons } from '#server/features/build-review/comparisons.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { noJobs } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { memoryBlobs } from '#test/memory-blobs.ts';
import { sampleDesigns } from './designs/all.ts';
import { writeSampleBuilds } from './write-sample-builds.ts';
import { writeSampleDesign } from './write-sample-designs.ts';
import { writeSampleWorkspace } from './write-sample-workspace.ts';
import { writeSampleWorld } from './write-sample-world.ts';

const database = await createTestDatabase();

test('WORK-10 the sample workspace has screenshots of its build, written once and compared as anybody’s are', {
  timeout: 60_000,
}, async () => {
  await writeSampleWorld({ database, newId }, { withPeople: true });
  const blobs = memoryBlobs();
  const asked: Comparison[] = [];
  const jobs = {
    ...noJobs,
    add: async (_tx: unknown, _name: string, data: object) => void asked.push(data as Comparison),
  };
  const comparisons = createComparisons({ database, blobs, jobs, imageProcessor: localImageProcessor });
  const pictures = createPictures({ database, blobs, jobs: noJobs, imageProcessor: localImageProcessor, newId });
  const parts = { database, pictures, comparisons, imageProcessor: localImageProcessor, newId };
  await writeSampleDesign(parts, sampleDesigns.find(({ slug }) => slug === 'saltmarsh')!);
  const design = await database.kysely.selectFrom('design_submissions').select('id').executeTakeFirstOrThrow();
  expect(await writeSampleBuilds(parts, design.id)).toBe(false);
  await writeSampleWorkspace({ database, newId }, design.id);
  const written = await Promise.all([1, 2].map(() => writeSampleBuilds(parts, design.id)));
  expect(written.toSorted()).toEqual([false, true]);

  for (const one of asked) await comparisons.run(one);
  const rows = await database.kysely.selectFrom('build_reviews').select(['frame_id', 'state', 'result']).execute();
  expect(rows.map(({ frame_id, state }) => [frame_id, state]).toSorted()).toEqual([
    ['board', 'to_review'],
    ['shelf', 'to_review'],
  ]);
  const found = (frame: string) =>
    comparisonResult.parse(rows.find(({ frame_id }) => frame_id === frame)!.result).findings.map(({ kind }) => kind);
  expect(found('board').toSorted()).toEqual(['colour', 'missing', 'shift']);
  expect(found('shelf')).toEqual([]);
});
