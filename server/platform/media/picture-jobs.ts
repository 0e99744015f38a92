import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { ENCODE_JOB, type Pictures, PREVIEW_JOB } from './pictures.ts';

/** One picture is encoded, the next is decoded, and a third is ready while the database stores a result. */
const AT_ONCE = 3;
const SWEEP_EVERY_MS = 15_000;

/**
 * Encodes new pictures and deletes files that nothing uses.
 * @returns a function that stops it and waits a limited time for current work.
 */
export function startPictureJobs({
  pictures,
  jobs,
  log,
}: {
  pictures: Pictures;
  jobs: Jobs;
  log: Log;
}): () => Promise<void> {
  jobs.handle<{ mediaId: string }>(ENCODE_JOB, { atOnce: AT_ONCE }, ({ mediaId }) => pictures.encode(mediaId));
  jobs.handle<{ mediaId: string }>(PREVIEW_JOB, { atOnce: 1 }, ({ mediaId }) => pictures.makePreview(mediaId));
  const timer = setInterval(() => {
    pictures.sweep().catch((error) => log.warn({ err: error }, 'Pictures were not swept; tried again later'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await jobs.stop();
  };
}
