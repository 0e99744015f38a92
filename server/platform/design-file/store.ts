import { createHash } from 'node:crypto';
import { chainTo, findableIds, withChain } from '#domain/design-file/chain.ts';
import type { DesignNode } from '#domain/design-file/frames.ts';
import { grafted, sectionsAtTheCut } from '#domain/design-file/sections.ts';
import { trimDocument } from '#domain/design-file/trim.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { createCoalescer, createKeyedQueue, forEachConcurrently } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { createNamedLock } from '#server/platform/database/named-lock.ts';
import { kindOf } from '#server/platform/media/inspect.ts';
import { createChecks } from './checks.ts';
import type { DesignFileClient, FileMeta, FileTree } from './client.ts';
import { broken, DesignFileFailure, noAccess, notADesign } from './failure.ts';
import { loadLayers, type StoredLayers } from './layers.ts';
import { renderKey } from './sweep-renders.ts';

interface StoredTree {
  fileKey: string;
  name: string;
  lastModified: string;
  version: string;
  document: DesignNode;
}

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

/** Pages, their children, and the children of sections. */
const DEPTH = 3;
const SHALLOW_DEPTH = 2;
/** Sections inside sections are read further, two levels at a time. */
const DEEPER = 2;
const DEEPER_MAX = 2;
/** After the service times out, it is asked for fewer frames, down to this number. */
const FEWEST_AT_ONCE = 1;
const DOWNLOADS_AT_ONCE = 6;
const DOWNLOAD_TRIES = 2;

export function createDesignFiles(parts: Parts): DesignFiles {
  const { client, database, blobs, clock } = parts;
  const { kysely } = database;
  const coalesced = createCoalescer();
  const inQueue = createKeyedQueue();
  const withNamedLock = createNamedLock(database);
  const checks = createChecks(kysely, clock);
  /** A caller that waited, in this process or another, first checks whether the answer is stored by now. */
  const exclusively = <T>(key: string, ask: () => Promise<T>) =>
    inQueue(key, () => withNamedLock(`design file ${key}`, ask));

  async function meta(key: string, { isFresh = false } = {}): Promise<FileMeta> {
    const known = () => knownMeta(key, isFresh);
    return (await known()) ?? exclusively(`meta ${key}`, async () => (await known()) ?? askForMeta(key));
  }

  /** The answer of the last minute, unless a fresh one is requested. @throws the stored failure */
  async function knownMeta(key: string, isFresh: boolean): Promise<FileMeta | null> {
    const known = await checks.read<FileMeta>(key);
    return isFresh ? null : known;
  }

  async function askForMeta(key: string): Promise<FileMeta> {
    return checks.rememberingFailure(key, async () => {
      const fresh = refuseWhatHasNoFrames(await client.meta(key));
      await checks.keep(key, fresh);
      return fresh;
    });
  }

  async function tree(key: string): Promise<StoredTree> {
    const { version } = await coalesced(`meta ${key}`, () => meta(key));
    const known = await keptTree(key, version);
    return (
      known ??
      exclusively(
        `tree ${key}`,
        async () =>
          (await keptTree(key, version)) ?? checks.unlessRefused(`${key} file`, () => askForTree(key, version)),
      )
    );
  }

  /**
   * The tree with the way down to a node that lies deeper than it was read. It is asked for once, and is no reason to
   * fail: without it the frames come in their usual order.
   */
  async function treeTo(key: string, nodeId: string): Promise<StoredTree> {
    const known = await tree(key);
    if (findableIds(nodeId).some((id) => chainTo(known.document, id))) return known;
    const holding = () => client.file(key, { holding: [nodeId], version: known.version });
    const file = await exclusively(`tree ${key}`, () => checks.unlessRefused(`${key} file`, holding)).catch((error) => {
      if (error instanceof DesignFileFailure) return null;
      throw error;
    });
    const chain = file && chainTo(file.document, nodeId);
    if (!chain) return known;
    const document = withChain(known.document, chain);
    await kysely
      .updateTable('design_file_trees')
      .set({ document: JSON.stringify(document) })
      .where('file_key', '=', key)
      .where('version', '=', known.version)
      .execute();
    return { ...known, document };
  }

  async function keptTree(key: string, version: string): Promise<StoredTree | null> {
    const read = await checks.read<{ version: string }>(`${key} read as ${version}`);
    const known = await kysely
      .selectFrom('design_file_trees')
      .selectAll()
      .where('file_key', '=', key)
      .where('version', '=', read?.version ?? version)
      .executeTakeFirst();
    if (!known) return null;
    const { name, last_modified: lastModified, document } = known;
    return { fileKey: key, name, lastModified, version: known.version, document: document as DesignNode };
  }

  async function askForTree(key: string, expected: string): Promise<StoredTree> {
    const file = await read(key);
    if (file.editorType && file.editorType !== 'figma') throw notADesign(file.editorType);
    const { document } = file;
    // The file was saved since its version was told.
    if (file.version !== expected) await checks.keep(`${key} read as ${expected}`, { version: file.version });
    await kysely
      .insertInto('design_file_trees')
      .values({
        file_key: key,
        version: file.version,
        name: file.name,
        last_modified: file.lastModified,
        document: JSON.stringify(document),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { fileKey: key, name: file.name, lastModified: file.lastModified, version: file.version, document };
  }

  /**
   * The trimmed document down to its frames. One call is enough, unless the file is too large or has nested sections.
   */
  async function read(key: string): Promise<FileTree> {
    let depth = DEPTH;
    const file = await client.file(key, { depth }).catch((error) => {
      if (!(error instanceof DesignFileFailure && error.kind === 'too_large')) throw error;
      depth = SHALLOW_DEPTH;
      return client.file(key, { depth });
    });
    let document = trimDocument(file.document);
    for (let round = 0; round < DEEPER_MAX; round++) {
      const ids = sectionsAtTheCut(document, depth);
      if (ids.length === 0) break;
      const nodes = await client.nodes(key, ids, { depth: DEEPER, version: file.version });
      document = grafted(document, new Map([...nodes].map(([id, node]) => [id, trimDocument(node)])));
      depth += DEEPER;
    }
    return { ...file, document };
  }

  async function renders(key: string, version: string, ids: readonly string[], scale: number) {
    const stored = await storedRenders(key, version, ids, scale);
    if (ids.every((id) => stored.has(id))) return stored;
    return exclusively(`renders ${key} ${version}`, () => drawMissing(key, version, ids, scale));
  }

  async function storedRenders(key: string, version: string, ids: readonly string[], scale: number) {
    if (ids.length === 0) return new Map<string, string | null>();
    const rows = await kysely
      .selectFrom('design_file_renders')
      .select(['node_id', 'hash'])
      .where('file_key', '=', key)
      .where('version', '=', version)
      .where('scale', '=', scale)
      .where('node_id', 'in', ids)
      .execute();
    return new Map(rows.map(({ node_id, hash }) => [node_id, hash]));
  }

  async function drawMissing(key: string, version: string, ids: readonly string[], scale: number) {
    const found = await storedRenders(key, version, ids, scale);
    const check = `${key} lost ${version} ${scale}`;
    const lost = (await checks.read<{ ids: string[] }>(check))?.ids ?? [];
    const missing = ids.filter((id) => !found.has(id) && !lost.includes(id));
    for (const id of lost) if (!found.has(id)) found.set(id, null);
    if (missing.length === 0) return found;
    const addresses = await checks.unlessRefused(`${key} images`, () => draw(key, missing, scale, version));
    await forEachConcurrently(missing, DOWNLOADS_AT_ONCE, async (id) => {
      const url = addresses[id];
      const bytes = url ? await fetched(url) : null;
      const hash = bytes && createHash('sha256').update(bytes).digest('hex');
      found.set(id, hash);
      if (bytes && hash) await blobs.put(renderKey(hash), bytes);
      // Null is stored only when the service had nothing to render, and not after an error.
      if (hash || url === null) await keepRender(key, version, id, scale, hash);
      else lost.push(id);
    });
    // Each attempt is one of the few calls that the service allows.
    if (lost.length > 0) await checks.keep(check, { ids: lost });
    return found;
  }

  /** `null` when no try returns a picture, so that the other frames are not affected. */
  async function fetched(url: string): Promise<Buffer | null> {
    for (let attempt = 1; attempt <= DOWNLOAD_TRIES; attempt++) {
      const bytes = await client.download(url).catch(() => null);
      if (bytes && kindOf(bytes) === 'png') return bytes;
    }
    return null;
  }

  /** Renders all frames at once, or in halves when the service takes too long. */
  async function draw(
    key: string,
    ids: readonly string[],
    scale: number,
    version: string,
  ): Promise<Record<string, string | null>> {
    try {
      return await client.images(key, ids, { scale, version });
    } catch (error) {
      const isSlow = error instanceof DesignFileFailure && error.kind === 'render_timeout';
      if (!isSlow) throw error;
      if (ids.length <= FEWEST_AT_ONCE) return {};
      const half = Math.ceil(ids.length / 2);
      const first = await draw(key, ids.slice(0, half), scale, version);
      return { ...first, ...(await draw(key, ids.slice(half), scale, version)) };
    }
  }

  async function keepRender(key: string, version: string, id: string, scale: number, hash: string | null) {
    await kysely
      .insertInto('design_file_renders')
      .values({ file_key: key, version, node_id: id, scale, hash })
      .onConflict((conflict) => conflict.columns(['file_key', 'version', 'node_id', 'scale']).doUpdateSet({ hash }))
      .execute();
  }

  async function bytesOf(hash: string): Promise<Buffer | null> {
    const bytes = await blobs.get(renderKey(hash));
    // Frames with lost bytes are rendered again next time.
    if (!bytes) await kysely.deleteFrom('design_file_renders').where('hash', '=', hash).execute();
    return bytes;
  }

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

function refuseWhatHasNoFrames(meta: FileMeta): FileMeta {
  if (meta.editorType !== 'figma') throw notADesign(meta.editorType);
  if (meta.linkAccess?.startsWith('org_'))
    throw noAccess('Only its organisation may open it: set Anyone with the link → Can view.');
  if (!meta.version) throw broken('no version in the metadata');
  return meta;
}
