import { DesignFileFailure } from '#server/platform/design-file/failure.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { pinnedFrames } from './queries.ts';
import type { InspectionParts } from './service.ts';

export const LAYERS_JOB = 'read-layers';

/** Reads the layers of designs as they are handed in: later their file may be closed. */
export function workOnLayers({ database, designFiles, log, jobs }: InspectionParts & { jobs: Pick<Jobs, 'handle'> }) {
  jobs.handle<{ submissionId: string }>(LAYERS_JOB, { atOnce: 1 }, async ({ submissionId }) => {
    const frames = await pinnedFrames(database.pool, submissionId);
    const [first] = frames;
    if (!first) return;
    try {
      await designFiles.layers(
        first.file_key,
        first.version,
        frames.map(({ id }) => id),
      );
    } catch (error) {
      if (!(error instanceof DesignFileFailure)) throw error;
      // Whoever opens the inspector has them read again, and is told why it does not go.
      log?.warn({ err: error, submissionId }, 'The layers of a design could not be read');
    }
  });
}
