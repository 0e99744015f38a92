import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { ENCODE_JOB, type Pictures, PREVIEW_JOB } from './pictures.ts';

/** One is made, the next is opened meanwhile, and a third is at hand for the moment in which one is told to the database. */
const AT_ONCE = 3;
const SWEEP_EVERY_MS = 15_000;

/** Makes variants as pictures come in, and removes bytes that nobody shows any more. Answers how to stop: what is being made now is finished, for a while. */
export function workOnPictures({
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
