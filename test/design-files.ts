import { onTestFinished } from 'vitest';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createDesignFileClient } from '#server/platform/design-file/client.ts';
import { createDesignFiles } from '#server/platform/design-file/store.ts';
import { type DesignFileSandbox, startDesignFileSandbox } from '#server/stand-ins/design-files/sandbox.ts';
import { memoryBlobs } from './memory-blobs.ts';

interface Options {
  token?: string;
  /** Whether its files count as samples, which cost nobody anything. */
  isSandbox?: boolean;
  clock?: () => Date;
  blobs?: Blobs;
}

/** The sandbox until the end of the test, and design files read from it through the real client. */
export async function sandboxFiles(database: Database, options: Options = {}) {
  const sandbox = await startDesignFileSandbox();
  onTestFinished(() => sandbox.close());
  return { sandbox, designFiles: filesOf(sandbox, database, options) };
}

/** Another process that reads from the same sandbox; nothing is shared but the database. */
export function filesOf(sandbox: DesignFileSandbox, database: Database, options: Options = {}) {
  const { token = 'a token for the sandbox', isSandbox = true, clock = () => new Date() } = options;
  const client = createDesignFileClient({ baseUrl: sandbox.baseUrl, token, clock });
  return createDesignFiles({ client, isSandbox, database, blobs: options.blobs ?? memoryBlobs(), clock });
}
