import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Comparisons } from '#server/features/build-review/comparisons.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { ImageProcessor } from '#server/platform/media/image-processor.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { daysBefore } from './write-brief.ts';

interface Parts {
  database: Database;
  pictures: Pick<Pictures, 'add'>;
  comparisons: Pick<Comparisons, 'ask'>;
  imageProcessor: Pick<ImageProcessor, 'svgToPng'>;
  newId: () => string;
}

const ART = join(import.meta.dirname, 'art');

/** What the developer of the sample world has built so far: the drawing of a frame, with what they built otherwise. */
const sampleBuilds: readonly {
  frameId: string;
  art: string;
  builtAs: readonly (readonly [string, string])[];
}[] = [
  {
    frameId: 'board',
    art: 'saltmarsh/board',
    builtAs: [
      // The first loaf stands lower, the second bar is of the other colour, and the last bar was forgotten.
      ['<g transform="translate(180 430) scale(1.05)">', '<g transform="translate(180 442) scale(1.05)">'],
      ['width="171" height="14" rx="7" fill="#54704f"/>', 'width="171" height="14" rx="7" fill="#b6432a"/>'],
      ['<rect x="320" y="1406" width="380" height="14" rx="7" fill="#eadabd"/>', ''],
      ['<rect x="320" y="1406" width="85.5" height="14" rx="7" fill="#54704f"/>', ''],
    ],
  },
  { frameId: 'shelf', art: 'saltmarsh/shelf', builtAs: [] },
];

/** The drawing as it was built. @throws when the drawing has no such part any more */
async function drawingOfBuild({ art, builtAs }: (typeof sampleBuilds)[number]): Promise<Buffer> {
  let drawing = await readFile(join(ART, `${art}.svg`), 'utf8');
  for (const [designed, built] of builtAs) {
    if (!drawing.includes(designed)) throw new Error(`${art}.svg has no ${designed}`);
    drawing = drawing.replace(designed, built);
  }
  return Buffer.from(drawing);
}

/** Screenshots of the build in the sample workspace, compared as anybody's are. Left alone where there are some, or no workspace. */
export async function writeSampleBuilds(parts: Parts, designId: string): Promise<boolean> {
  const { database, pictures, comparisons, imageProcessor, newId } = parts;
  const workspace = await database.kysely
    .selectFrom('workspaces')
    .innerJoin('profiles as v', 'v.id', 'workspaces.developer_id')
    .select(['workspaces.id', 'designer_id', 'developer_id'])
    .where('submission_id', '=', designId)
    .where('state', '=', 'active')
    .where('v.is_sample', '=', true)
    .executeTakeFirst();
  if (!workspace) return false;
  const { id: workspaceId, designer_id, developer_id } = workspace;
  const there = database.kysely.selectFrom('build_reviews').select('id').where('workspace_id', '=', workspaceId);
  if (await there.executeTakeFirst()) return false;
  const drawn = new Map<string, string>();
  for (const build of sampleBuilds)
    drawn.set(
      build.frameId,
      await pictures.add(developer_id, await imageProcessor.svgToPng(await drawingOfBuild(build)), 'sample'),
    );
  return transaction(database.kysely, async (tx) => {
    await tx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().executeTakeFirst();
    if (await tx.selectFrom('build_reviews').select('id').where('workspace_id', '=', workspaceId).executeTakeFirst())
      return false;
    const frames = await tx
      .selectFrom('submission_frames')
      .select(['id', 'name', 'media_id'])
      .where('submission_id', '=', designId)
      .where('id', 'in', [...drawn.keys()])
      .execute();
    for (const frame of frames) {
      const id = newId();
      await tx
        .insertInto('build_reviews')
        .values({
          id,
          workspace_id: workspaceId,
          designer_id,
          developer_id,
          frame_id: frame.id,
          frame_name: frame.name,
          round: 1,
          design_media_id: frame.media_id,
          build_media_id: drawn.get(frame.id)!,
          created_at: daysBefore(new Date(), 1),
        })
        .execute();
      await comparisons.ask(tx, { reviewId: id, comparison: 1 });
    }
    return frames.length > 0;
  });
}
