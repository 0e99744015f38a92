import { DesignFileFailure } from '#server/platform/design-file/failure.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { pinnedFrames } from './queries.ts';
import type { InspectionParts } from './service.ts';

export const LAYERS_JOB = 'read-layers';

/** Reads the layers of a design when it is submitted, because the file may be closed later. */
export function startLayerJobs({ database, designFiles, log, jobs }: InspectionParts & { jobs: Pick<Jobs, 'handle'> }) {
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
      // Opening the inspector tries again and shows the reason of a failure.
      log?.warn({ err: error, submissionId }, 'The layers of a design could not be read');
    }
  });
}
