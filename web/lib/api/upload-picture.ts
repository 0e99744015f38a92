import type { Picture } from '#contract/media.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { ApiError, errorFrom } from '#web/lib/api/api-error.ts';
import { sizeText, whyNotUpload } from '#web/lib/format/picture-file.ts';
import { type Sending, sendFile } from './send-file.ts';

/**
 * Uploads one picture, if it can be one by its type, name and size.
 * @throws ApiError; an AbortError when cancelled
 */
export async function uploadPicture(file: File, sending?: Sending): Promise<Picture> {
  const why = whyNotUpload(file);
  if (why) throw new ApiError('not_sent', why);
  const answer = await sendFile('/api/media', file, sending);
  if (answer.status !== 201) throw uploadError(answer, file);
  return JSON.parse(answer.body) as Picture;
}

/** A proxy that takes less than the server answers with a page of its own. */
export function uploadError({ status, body }: { status: number; body: string }, { size }: { size: number }): ApiError {
  const error = errorFrom(status, body);
  if (status !== 413 || error.status === 413) return error;
  return new ApiError('payload_too_large', pictureRefusals.tooLargeForProxy(sizeText(size)), { status });
}
