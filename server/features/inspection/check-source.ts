import type { SourceCheck } from '#contract/inspection.ts';
import { demoInspection } from '#domain/inspection/demo.ts';
import { DEMO_ID } from '#domain/workspace/workspace.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type PinnedFrame, pinnedFramesFor } from './queries.ts';
import { expectInspectable, type InspectionParts, type Place } from './service.ts';

/**
 * Finds the frames that have changed in the file since it was submitted, and stores the result for both people. The current
 * frames are read only to compare them and are never shown.
 * @throws workspace_not_found, DesignFileFailure
 */
export async function checkSource(parts: InspectionParts, place: Place): Promise<SourceCheck | null> {
  await expectInspectable(parts.database.pool, place);
  if (place.designId === DEMO_ID) return demoInspection.source.check;
  const frames = await pinnedFramesFor(parts.database.pool, place.userId, place.designId);
  const [first] = frames;
  if (!first) return null;
  const { file_key: key, version: pinned } = first;
  const { version, lastModified } = await parts.designFiles.meta(key, { isFresh: true });
  const changes = version === pinned ? [] : await changesBetween(parts, key, pinned, version, frames);
  const row = { version, last_modified: lastModified, changes: JSON.stringify(changes), checked_at: new Date() };
  // The calls take time, so the design may be deleted by now.
  await transaction(parts.database.kysely, async (tx) => {
    await expectInspectable(tx, place);
    await tx
      .insertInto('design_source_checks')
      .values({ submission_id: place.designId, ...row })
      .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(row))
      .execute();
  });
  return { isChanged: version !== pinned, lastModified, checkedAt: row.checked_at.toISOString(), changes };
}

async function changesBetween(
  { designFiles }: InspectionParts,
  key: string,
  pinned: string,
  version: string,
  frames: readonly PinnedFrame[],
): Promise<SourceCheck['changes']> {
  const ids = frames.map(({ id }) => id);
  const before = await designFiles.layers(key, pinned, ids);
  const now = await designFiles.layers(key, version, ids);
  return frames.flatMap(({ id, name }): SourceCheck['changes'] => {
    const hash = now.get(id)?.hash;
    if (!hash) return [{ id, name, what: 'gone' }];
    return hash === before.get(id)?.hash ? [] : [{ id, name, what: 'changed' }];
  });
}
