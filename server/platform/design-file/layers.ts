import { createHash } from 'node:crypto';
import type { FrameLayers } from '#domain/inspection/layer.ts';
import { firstLayers, readFrame } from '#domain/inspection/read-layers.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { DesignFileClient } from './client.ts';
import { DesignFileFailure, fitting } from './failure.ts';

/** The layers of a frame in one version. Equal hashes mean that nothing changed that the inspector shows. */
export interface StoredLayers extends FrameLayers {
  hash: string;
}

interface Parts {
  client: DesignFileClient;
  database: Database;
}

interface Wanted {
  key: string;
  version: string;
  ids: readonly string[];
}

/** The number of whole frames in one request, because some frames are large. */
const FRAMES_AT_ONCE = 10;

/**
 * The layers of frames from the database; the missing ones are read from the service.
 * @throws DesignFileFailure
 */
export async function loadLayers(
  parts: Parts,
  { key, version, ids }: Wanted,
): Promise<Map<string, StoredLayers | null>> {
  const found = await known(parts, { key, version, ids });
  const missing = ids.filter((id) => !found.has(id));
  for (let at = 0; at < missing.length; at += FRAMES_AT_ONCE)
    await read(parts, { key, version, ids: missing.slice(at, at + FRAMES_AT_ONCE) }, found);
  return found;
}

async function known({ database }: Parts, { key, version, ids }: Wanted) {
  if (ids.length === 0) return new Map<string, StoredLayers | null>();
  const rows = await database.kysely
    .selectFrom('design_file_layers')
    .selectAll()
    .where('file_key', '=', key)
    .where('version', '=', version)
    .where('node_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ node_id, layers, left_out, hash }) => [
      node_id,
      hash === null ? null : { layers: layers as FrameLayers['layers'], leftOut: left_out, hash },
    ]),
  );
}

/**
 * Reads all frames at once and stores them, or in halves when the answer is too large. A single frame that is too large
 * counts as one without layers.
 */
async function read(parts: Parts, { key, version, ids }: Wanted, found: Map<string, StoredLayers | null>) {
  let frames: Awaited<ReturnType<DesignFileClient['frames']>>;
  try {
    frames = await parts.client.frames(key, ids, { version });
  } catch (error) {
    const isLarge = error instanceof DesignFileFailure && error.kind === 'too_large';
    if (!isLarge) throw error;
    if (ids.length > 1) {
      const half = Math.ceil(ids.length / 2);
      await read(parts, { key, version, ids: ids.slice(0, half) }, found);
      return read(parts, { key, version, ids: ids.slice(half) }, found);
    }
    frames = new Map();
  }
  for (const id of ids) {
    const frame = frames.get(id);
    const { layers, beyond } = frame
      ? fitting(() => readFrame(frame.document, frame.styles))
      : { layers: [], beyond: 0 };
    const stored = layers.length > 0 ? { ...firstLayers(layers, beyond), hash: hashOf(layers) } : null;
    found.set(id, stored);
    await keep(parts, { key, version, id }, stored);
  }
}

async function keep(
  { database }: Parts,
  { key, version, id }: { key: string; version: string; id: string },
  stored: StoredLayers | null,
) {
  await database.kysely
    .insertInto('design_file_layers')
    .values({
      file_key: key,
      version,
      node_id: id,
      layers: JSON.stringify(stored?.layers ?? []),
      left_out: stored?.leftOut ?? 0,
      hash: stored?.hash ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The hash ignores ids, so a rebuilt frame that looks the same counts as unchanged. */
function hashOf(layers: FrameLayers['layers']): string {
  const looks = layers.map(({ id: _, ...look }) => look);
  return createHash('sha256').update(JSON.stringify(looks)).digest('hex');
}
