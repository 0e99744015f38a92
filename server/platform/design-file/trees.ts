import { chainTo, findableIds, withChain } from '#domain/design-file/chain.ts';
import type { DesignNode } from '#domain/design-file/frames.ts';
import { grafted, sectionsAtTheCut } from '#domain/design-file/sections.ts';
import { trimDocument } from '#domain/design-file/trim.ts';
import type { createCoalescer } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Checks } from './checks.ts';
import type { DesignFileClient, FileMeta, FileTree } from './client.ts';
import { broken, DesignFileFailure, fitting, noAccess, notADesign } from './failure.ts';
import type { Exclusively } from './store.ts';

export interface StoredTree {
  fileKey: string;
  name: string;
  lastModified: string;
  version: string;
  document: DesignNode;
}

interface Parts {
  client: DesignFileClient;
  kysely: Database['kysely'];
  checks: Checks;
  coalesced: ReturnType<typeof createCoalescer>;
  exclusively: Exclusively;
}

/** Pages, their children, and the children of sections. */
const DEPTH = 3;
const SHALLOW_DEPTH = 2;
/** Sections inside sections are read further, two levels at a time. */
const DEEPER = 2;
const DEEPER_MAX = 2;

/** What a file is, and its document down to the frames, from the database or from the service. */
export function createTrees({ client, kysely, checks, coalesced, exclusively }: Parts) {
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
    const known = await storedTree(key, version);
    return (
      known ??
      exclusively(
        `tree ${key}`,
        async () =>
          (await storedTree(key, version)) ?? checks.unlessRefused(`${key} file`, () => askForTree(key, version)),
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

  async function storedTree(key: string, version: string): Promise<StoredTree | null> {
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
    // The file was saved after its metadata was read.
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
    let document = fitting(() => trimDocument(file.document));
    for (let round = 0; round < DEEPER_MAX; round++) {
      const ids = sectionsAtTheCut(document, depth);
      if (ids.length === 0) break;
      const nodes = await client.nodes(key, ids, { depth: DEEPER, version: file.version });
      document = grafted(document, new Map([...nodes].map(([id, node]) => [id, fitting(() => trimDocument(node))])));
      depth += DEEPER;
    }
    return { ...file, document };
  }

  return { meta, tree, treeTo };
}

function refuseWhatHasNoFrames(meta: FileMeta): FileMeta {
  if (meta.editorType !== 'figma') throw notADesign(meta.editorType);
  if (meta.linkAccess?.startsWith('org_'))
    throw noAccess('Only its organisation may open it: set Anyone with the link → Can view.');
  if (!meta.version) throw broken('no version in the metadata');
  return meta;
}
