import { createHash } from 'node:crypto';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { forEachConcurrently } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { kindOf } from '#server/platform/media/inspect.ts';
import type { Checks } from './checks.ts';
import type { DesignFileClient } from './client.ts';
import { DesignFileFailure } from './failure.ts';
import type { Exclusively } from './store.ts';
import { renderKey } from './sweep-renders.ts';

interface Parts {
  client: DesignFileClient;
  kysely: Database['kysely'];
  blobs: Blobs;
  checks: Checks;
  exclusively: Exclusively;
}

/** After the service times out, it is asked for fewer frames, down to this number. */
const FEWEST_AT_ONCE = 1;
const DOWNLOADS_AT_ONCE = 6;
const DOWNLOAD_TRIES = 2;

/** Frames as pictures, from the blobs or rendered by the service. */
export function createRenders({ client, kysely, blobs, checks, exclusively }: Parts) {
  async function renders(key: string, version: string, ids: readonly string[], scale: number) {
    const stored = await storedRenders(key, version, ids, scale);
    if (ids.every((id) => stored.has(id))) return stored;
    return exclusively(`renders ${key} ${version}`, () => renderMissing(key, version, ids, scale));
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

  async function renderMissing(key: string, version: string, ids: readonly string[], scale: number) {
    const found = await storedRenders(key, version, ids, scale);
    const check = `${key} lost ${version} ${scale}`;
    const lost = (await checks.read<{ ids: string[] }>(check))?.ids ?? [];
    const missing = ids.filter((id) => !found.has(id) && !lost.includes(id));
    for (const id of lost) if (!found.has(id)) found.set(id, null);
    if (missing.length === 0) return found;
    const addresses = await checks.unlessRefused(`${key} images`, () => renderInParts(key, missing, scale, version));
    await forEachConcurrently(missing, DOWNLOADS_AT_ONCE, async (id) => {
      const url = addresses[id];
      const bytes = url ? await fetched(url) : null;
      const hash = bytes && createHash('sha256').update(bytes).digest('hex');
      found.set(id, hash);
      if (bytes && hash) await blobs.put(renderKey(hash), bytes);
      // Null is stored only when the service had nothing to render, and not after an error.
      if (hash || url === null) await storeRender(key, version, id, scale, hash);
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
  async function renderInParts(
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
      const first = await renderInParts(key, ids.slice(0, half), scale, version);
      return { ...first, ...(await renderInParts(key, ids.slice(half), scale, version)) };
    }
  }

  async function storeRender(key: string, version: string, id: string, scale: number, hash: string | null) {
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

  return { renders, bytesOf };
}
