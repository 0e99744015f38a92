import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { createCoalescer, createKeyedQueue } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createNamedLock } from '#server/platform/database/named-lock.ts';
import { createChecks } from './checks.ts';
import type { DesignFileClient, FileMeta } from './client.ts';
import { loadLayers, type StoredLayers } from './layers.ts';
import { createRenders } from './renders.ts';
import { createTrees, type StoredTree } from './trees.ts';

/**
 * The design-file service with a cache in front.
 * @throws DesignFileFailure
 */
export interface DesignFiles {
  /** True for the product's samples, which must be labelled wherever they appear. */
  isSandbox: boolean;
  meta(key: string, options?: { isFresh?: boolean }): Promise<FileMeta>;
  /** Down to the frames, and further down to `nodeId` where it is somewhere inside one. */
  tree(key: string, nodeId?: string | null): Promise<StoredTree>;
  /** The hashes of rendered frames at `scale`, by node id; `null` where the service could not render one. */
  renders(key: string, version: string, ids: readonly string[], scale: number): Promise<Map<string, string | null>>;
  /** The layers of frames, by node id; `null` for a frame that is not in this version. */
  layers(key: string, version: string, ids: readonly string[]): Promise<Map<string, StoredLayers | null>>;
  /** The PNG for a hash that `renders` returned. */
  bytesOf(hash: string): Promise<Buffer | null>;
}

interface Parts {
  client: DesignFileClient;
  isSandbox: boolean;
  database: Database;
  blobs: Blobs;
  clock: () => Date;
}

/** Work under one name runs one after the other, in all processes. Whoever waited first looks whether the answer is stored. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function createDesignFiles(parts: Parts): DesignFiles {
  const { client, database, blobs, clock } = parts;
  const { kysely } = database;
  const coalesced = createCoalescer();
  const inQueue = createKeyedQueue();
  const withNamedLock = createNamedLock(database);
  const checks = createChecks(kysely, clock);
  const exclusively: Exclusively = (key, ask) => inQueue(key, () => withNamedLock(`design file ${key}`, ask));
  const { meta, tree, treeTo } = createTrees({ client, kysely, checks, coalesced, exclusively });
  const { renders, bytesOf } = createRenders({ client, kysely, blobs, checks, exclusively });

  return {
    isSandbox: parts.isSandbox,
    meta: (key, options) => coalesced(`meta ${key} ${options?.isFresh ?? false}`, () => meta(key, options)),
    tree: (key, nodeId = null) =>
      coalesced(`tree ${key} ${nodeId}`, () => (nodeId === null ? tree(key) : treeTo(key, nodeId))),
    // One file renders once at a time. A second caller finds the result of the first.
    renders,
    layers: (key, version, ids) => inQueue(`layers ${key} ${version}`, () => loadLayers(parts, { key, version, ids })),
    bytesOf,
  };
}
