import type { InspectionView } from '#contract/inspection.ts';
import { demoInspection, demoLayers } from '#domain/inspection/demo.ts';
import { createTokenCount, extractTokens } from '#domain/inspection/tokens/extract.ts';
import { type TokenFormat, tokenFiles } from '#domain/inspection/tokens/files.ts';
import type { TokenSet } from '#domain/inspection/tokens/token-set.ts';
import { DEMO_ID } from '#domain/workspace/workspace.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import type { DesignFiles } from '#server/platform/design-file/store.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log.ts';
import {
  designFor,
  frameLayersFor,
  framesFor,
  lastCheck,
  mayInspectDesign,
  pinnedFramesFor,
  readFramesFor,
} from './queries.ts';
import { viewDesign, viewFrame } from './view.ts';

export interface InspectionParts {
  database: Database;
  designFiles: DesignFiles;
  log?: Log;
}

/** `paceTokens` counts that a person has tokens read. @throws too_many_requests */
export type TokenParts = InspectionParts & { paceTokens: (userId: string) => void };

export interface Place {
  /** Or 'demo', which every signed-in person may inspect. */
  designId: string;
  userId: string;
}

/** @throws workspace_not_found, both for an unknown design and for one that the person may not inspect. */
export async function readInspection(parts: TokenParts, { designId, userId }: Place): Promise<InspectionView> {
  if (designId === DEMO_ID) return { ...demoInspection, tokens: await tokensOf(parts, { designId, userId }) };
  const { database } = parts;
  const [design] = await designFor(database.pool, userId, designId);
  if (!design) throw inspectionNotFound();
  const frames = await framesFor(database.pool, userId, designId);
  const check = await lastCheck(database, designId);
  return {
    ...viewDesign(designId, design, check),
    frames: frames.map(viewFrame),
    tokens: await tokensOf(parts, { designId, userId }),
  };
}

/** @throws workspace_not_found */
export async function readFrameLayers({ database }: InspectionParts, { designId, userId }: Place, frameId: string) {
  if (designId === DEMO_ID)
    return { layers: Object.hasOwn(demoLayers, frameId) ? demoLayers[frameId]! : [], leftOut: 0 };
  const [row] = await frameLayersFor(database.pool, userId, designId, frameId);
  if (!row) throw inspectionNotFound();
  return row;
}

const oneDesign = createSemaphore(1);
const NEVER = new AbortController().signal;

/** Null until a frame is read. */
async function tokensOf({ database, paceTokens }: TokenParts, { designId, userId }: Place): Promise<TokenSet | null> {
  if (designId === DEMO_ID) return extractTokens(Object.values(demoLayers));
  const { pool } = database;
  const frames = await readFramesFor(pool, userId, designId);
  if (frames.length === 0) return null;
  paceTokens(userId);
  // One frame after the other: all of them at once keep everybody else waiting.
  return oneDesign(NEVER, async () => {
    const count = createTokenCount();
    for (const { id } of frames)
      for (const { layers } of await frameLayersFor(pool, userId, designId, id)) count.add(layers);
    return count.tokens();
  });
}

/** @throws workspace_not_found, not_found for a design without tokens */
export async function tokenFile(parts: TokenParts, place: Place, format: TokenFormat) {
  await expectInspectable(parts.database.pool, place);
  const tokens = await tokensOf(parts, place);
  if (!tokens) throw new AppError('not_found', 'This design has no layers to read tokens from.');
  const { name, type, write } = tokenFiles[format];
  return { name, type, text: write(tokens) };
}

/** @throws workspace_not_found */
export async function expectInspectable(db: Database['pool'] | Tx, { designId, userId }: Place): Promise<void> {
  if (designId === DEMO_ID) return;
  const [row] = await mayInspectDesign(db, userId, designId);
  if (!row) throw inspectionNotFound();
}

/** Reads the layers of the frames from the submitted version of the file. @throws workspace_not_found, DesignFileFailure */
export async function readLayers(parts: InspectionParts, place: Place): Promise<void> {
  await expectInspectable(parts.database.pool, place);
  if (place.designId === DEMO_ID) return;
  const frames = await pinnedFramesFor(parts.database.pool, place.userId, place.designId);
  const [first] = frames;
  if (first)
    await parts.designFiles.layers(
      first.file_key,
      first.version,
      frames.map(({ id }) => id),
    );
}

export function inspectionNotFound() {
  return new AppError('workspace_not_found', 'There is no design to inspect here, or it is not yours.');
}
