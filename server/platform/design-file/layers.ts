import { createHash } from 'node:crypto';
import type { FrameLayers } from '#domain/inspection/layer.ts';
import { firstLayers, readLayers } from '#domain/inspection/read-layers.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { DesignFileClient } from './client.ts';
import { DesignFileFailure } from './failure.ts';

/** What is in a frame, of one version. Equal hashes mean that nothing in it has changed that the inspector could show. */
export interface KeptLayers extends FrameLayers {
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

/** So many whole frames in one answer; some are large. */
const FRAMES_AT_ONCE = 10;

/** The layers of frames out of the database, and what is not in there from the service. @throws DesignFileFailure */
export async function keptLayers(parts: Parts, { key, version, ids }: Wanted): Promise<Map<string, KeptLayers | null>> {
  const found = await known(parts, { key, version, ids });
  const missing = ids.filter((id) => !found.has(id));
  for (let at = 0; at < missing.length; at += FRAMES_AT_ONCE) {
    const few = missing.slice(at, at + FRAMES_AT_ONCE);
    const frames = await read(parts, { key, version, ids: few });
    for (const id of few) {
      const frame = frames.get(id);
      const layers = frame ? readLayers(frame.document, frame.styles) : [];
      const kept = layers.length > 0 ? { ...firstLayers(layers), hash: hashOf(layers) } : null;
      found.set(id, kept);
      await parts.database.kysely
        .insertInto('design_file_layers')
        .values({
          file_key: key,
          version,
          node_id: id,
          layers: JSON.stringify(kept?.layers ?? []),
          left_out: kept?.leftOut ?? 0,
          hash: kept?.hash ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  return found;
}

async function known({ database }: Parts, { key, version, ids }: Wanted) {
  if (ids.length === 0) return new Map<string, KeptLayers | null>();
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

/** Asks for all at once; when that is too large for the service, for halves. */
async function read(parts: Parts, { key, version, ids }: Wanted): ReturnType<DesignFileClient['frames']> {
  try {
    return await parts.client.frames(key, ids, { version });
  } catch (error) {
    const isLarge = error instanceof DesignFileFailure && error.kind === 'too_large';
    if (!isLarge || ids.length === 1) throw error;
    const half = Math.ceil(ids.length / 2);
    const first = await read(parts, { key, version, ids: ids.slice(0, half) });
    return new Map([...first, ...(await read(parts, { key, version, ids: ids.slice(half) }))]);
  }
}

/** Ids are left out: a frame that was put together anew and looks the same has not changed. */
function hashOf(layers: FrameLayers['layers']): string {
  const looks = layers.map(({ id: _, ...look }) => look);
  return createHash('sha256').update(JSON.stringify(looks)).digest('hex');
}
