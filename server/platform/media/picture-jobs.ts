import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { ENCODE_JOB } from './add-picture.ts';
import { type Pictures, PREVIEW_JOB } from './pictures.ts';

/** One picture is encoded, the next is decoded, and a third is ready while the database stores a result. */
const AT_ONCE = 3;
const SWEEP_EVERY_MS = 15_000;
const ASK_EVERY_MS = 60_000;
const ASK_FOR_PREVIEWS_EVERY_MS = 3_600_000;

const NOT_ASKED = 'Pictures that are not made were not asked for; tried again later';

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
  const regularly = (act: () => Promise<unknown>, everyMs: number, failed: string) =>
    setInterval(() => void act().catch((error) => log.warn({ err: error }, failed)), everyMs).unref();
  const timers = [
    regularly(pictures.sweep, SWEEP_EVERY_MS, 'Pictures were not swept; tried again later'),
    regularly(pictures.askForUnmade, ASK_EVERY_MS, NOT_ASKED),
    regularly(pictures.askForMissingPreviews, ASK_FOR_PREVIEWS_EVERY_MS, NOT_ASKED),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await jobs.stop();
  };
}
