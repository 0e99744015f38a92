import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { ENCODE_JOB } from './add-picture.ts';
import { type Pictures, PREVIEW_JOB } from './pictures.ts';

/** One picture is encoded, the next is decoded, and a third is ready while the database stores a result. */
const AT_ONCE = 3;

/** Encodes new pictures and makes link previews. */
export function startPictureJobs({ pictures, jobs }: { pictures: Pictures; jobs: Pick<Jobs, 'handle'> }): void {
  jobs.handle<{ mediaId: string }>(ENCODE_JOB, { atOnce: AT_ONCE }, ({ mediaId }) => pictures.encode(mediaId));
  jobs.handle<{ mediaId: string }>(PREVIEW_JOB, { atOnce: 1 }, ({ mediaId }) => pictures.makePreview(mediaId));
}
