import { join } from 'node:path';
import { v7 as newId } from 'uuid';
// Read beforehand, not with the first brief: a process that reads its code for seconds says nothing, and is taken for gone by the other.
import '#server/features/generation/store-brief.ts';
import '#server/features/generation/write-brief.ts';
import { folderBlobs } from '#server/platform/blobs/blobs.ts';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { createNotifications } from '#server/platform/database/notify.ts';
import { freePort } from '#server/platform/free-port.ts';
import { builtPages } from '#server/platform/pages/built-pages.ts';
import { sessionSecret } from '#server/platform/session/secret.ts';
import { createSessions } from '#server/platform/session/sessions.ts';
import { createComposerWriter } from '#server/platform/writer/composer-writer.ts';
import { testApp } from '../app.ts';
import { type ScriptedWriter, scriptedWriter } from '../scripted-writer.ts';
import { silentLog } from '../silent-log.ts';
import { test as base } from './fixtures.ts';

interface HeldProduct {
  url: string;
  writer: ScriptedWriter;
  /** What an operator may do: how many briefs a month this person has. */
  setLimit(handle: string, limit: number): Promise<void>;
}

/**
 * Journeys in the middle of a writing. A second process of the product on the journeys' own database, whose writer does nothing by
 * itself: each step of it is in the hands of the test, so the middle of a writing lasts as long as the test looks at it.
 */
export const test = base.extend<object, { product: HeldProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const root = join(import.meta.dirname, '../..');
      const dataDir = process.env.JOURNEY_DATA!;
      const port = await freePort('127.0.0.1');
      const url = `http://localhost:${port}`;
      const database = await connectDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
      const notifications = createNotifications(database.connection, silentLog);
      const secret = sessionSecret(undefined, dataDir);
      const writer = scriptedWriter({ attemptsAtMost: 1 });
      const app = await testApp({
        database,
        notifications,
        publicUrl: url,
        secret,
        newSeed: newId,
        sessions: createSessions({ database, secret, clock: () => new Date(), newId, log: silentLog }),
        writer,
        spareWriter: createComposerWriter({ sectionMs: 0 }),
        blobs: await folderBlobs(join(dataDir, 'blobs')),
        generationTiming: { finishWithinMs: 100, draftEveryMs: 20 },
        pages: await builtPages({ distDir: join(root, 'dist'), publicUrl: url, notifications }),
      });
      await app.listen({ port, host: '127.0.0.1' });
      await use({
        url,
        writer,
        async setLimit(handle, limit) {
          await database.pool.query('update profiles set briefs_limit = $2 where handle = $1', [handle, limit]);
        },
      });
      await app.close();
      await notifications.close();
      await database.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
