import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import { type AppParts, createApp } from '#server/app.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { noAccess } from '#server/platform/design-file/failure.ts';
import type { DesignFiles } from '#server/platform/design-file/store.ts';
import { createPerson } from '#server/platform/identity/create-person.ts';
import { localImageProcessor } from '#server/platform/media/local-image-processor.ts';
import { createPictures } from '#server/platform/media/pictures.ts';
import { createSessions, type Sessions } from '#server/platform/session/sessions.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { instantWriter } from './scripted-writer.ts';
import { silentLog } from './silent-log.ts';

export const TEST_URL = 'http://localhost:3000';
export const TEST_SECRET = 'a secret for tests that is long enough';

/** Nobody listens; for tests that do not ask what is heard. */
const silence: AppParts['notifications'] = {
  subscribe: () => () => {},
  onGap: () => () => {},
  ready: async () => {},
  close: async () => {},
};

/** No design file can be reached; tests that are about them hand in their own. */
const noDesignFiles: DesignFiles = {
  isSandbox: true,
  meta: async () => Promise.reject(noAccess()),
  tree: async () => Promise.reject(noAccess()),
  renders: async () => new Map(),
  layers: async () => new Map(),
  bytesOf: async () => null,
};

const seedsOf = new Map<string, number>();
/** The same briefs for a test each time, whatever ran before it: what becomes of all the others is `npm run briefs:check`. */
function nextSeed(): string {
  const { testPath, currentTestName } = expect.getState();
  const test = `${basename(testPath ?? '')} ${currentTestName}`;
  const number = (seedsOf.get(test) ?? 0) + 1;
  seedsOf.set(test, number);
  return `${test} ${number}`;
}

/** Background work is not done by itself; tests that are about it do it. */
export const noJobs = { add: async () => {}, waiting: async () => [] };

export function testSessions(database: Database, overrides: { clock?: () => Date; secret?: string } = {}): Sessions {
  return createSessions({
    database,
    secret: TEST_SECRET,
    clock: () => new Date(),
    newId,
    log: silentLog,
    ...overrides,
  });
}

/** The app in memory on a test database; whatever a test is about is handed in. `app.inject` makes calls. */
export async function testApp(parts: Partial<AppParts> & { database: Database }): Promise<FastifyInstance> {
  const blobs = parts.blobs ?? memoryBlobs();
  return createApp({
    notifications: silence,
    blobs,
    designFiles: noDesignFiles,
    pictures: createPictures({
      database: parts.database,
      blobs,
      jobs: noJobs,
      imageProcessor: localImageProcessor,
      newId,
    }),
    comparisons: { ask: async () => {} },
    publicUrl: TEST_URL,
    clock: () => new Date(),
    newId,
    newSeed: nextSeed,
    sessions: testSessions(parts.database),
    secret: TEST_SECRET,
    identity: 'development',
    writer: instantWriter(),
    ...parts,
  });
}

export interface TestPerson {
  userId: string;
  /** Hand these to `app.inject`. */
  headers: { authorization: string };
}

/** A new person with a session of their own. `limit` is their briefs a month, −1 for unlimited. */
export async function signedInAs(
  database: Database,
  { name = 'Ines Moreau', email = null, limit = 3 }: { name?: string; email?: string | null; limit?: number } = {},
): Promise<TestPerson> {
  const userId = await transaction(database.kysely, async (tx) => {
    const id = await createPerson(tx, newId(), { name, email });
    await tx.updateTable('profiles').set({ briefs_limit: limit }).where('id', '=', id).execute();
    return id;
  });
  const { access } = await testSessions(database).begin(userId);
  return { userId, headers: { authorization: `Bearer ${access.token}` } };
}
