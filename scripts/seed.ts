import { v7 as newId } from 'uuid';
import { readConfig } from '../server/config.ts';
import { openBlobs } from '../server/platform/blobs/blobs.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { transaction } from '../server/platform/database/transaction.ts';
import { localImageProcessor } from '../server/platform/media/local-image-processor.ts';
import { createPictures, PREVIEW_JOB } from '../server/platform/media/pictures.ts';
import { sampleDesigns } from '../server/sample/designs/all.ts';
import { settleSampleDesigns } from '../server/sample/owed-designs.ts';
import { writeSampleDesign } from '../server/sample/write-sample-designs.ts';
import { writeSampleWorld } from '../server/sample/write-sample-world.ts';
import { scriptLog } from './log.ts';

/* Writes the sample world into an installation that has no people yet. `npm start` does the same on its first start. */
const config = readConfig(process.env);
const database = await connectDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: scriptLog });
try {
  await migrate(database);
  const written = await writeSampleWorld({ database, newId }, { withPeople: !config.isProduction });
  if (written) await writeDesigns();
  process.stdout.write(
    written ? 'The sample world is in place.\n' : 'There are people or briefs already; nothing was written.\n',
  );
} finally {
  await database.close();
}

/** The product does this in the background; the script waits until everything is written. */
async function writeDesigns() {
  const blobs = await openBlobs(config);
  const asked: { kind: string; mediaId: string }[] = [];
  const jobs = {
    add: async (_: unknown, kind: string, data: object) =>
      void asked.push({ kind, mediaId: (data as { mediaId: string }).mediaId }),
    waiting: async () => [],
  };
  const pictures = createPictures({ database, blobs, jobs, imageProcessor: localImageProcessor, newId });
  for (const design of sampleDesigns) await writeSampleDesign({ database, pictures, newId }, design);
  for (const { kind, mediaId } of asked)
    await (kind === PREVIEW_JOB ? pictures.makePreview(mediaId) : pictures.encode(mediaId));
  await transaction(database.kysely, settleSampleDesigns);
}
