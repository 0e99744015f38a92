import type { Picture } from '#contract/media.ts';
import { pictureRefusals } from '#domain/submission/picture-refusals.ts';
import { ApiError, errorFrom, networkError } from '#web/lib/api/api-error.ts';
import { sizeText } from '#web/lib/format/picture-file.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';

/**
 * Uploads one picture, refreshing an expired session once. `onProgress` gets the part that is sent, 0 to 1, which fetch
 * cannot report.
 * @throws ApiError; an AbortError when cancelled.
 */
export async function uploadPicture(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Picture> {
  let answer = await send(file, onProgress, signal);
  if (answer.status === 401 && (await sessionStore().refresh()) === 'refreshed')
    answer = await send(file, onProgress, signal);
  if (answer.status !== 201) throw uploadError(answer, file);
  return JSON.parse(answer.body) as Picture;
}

/** A proxy that takes less than the server answers with a page of its own. */
export function uploadError({ status, body }: { status: number; body: string }, { size }: { size: number }): ApiError {
  const error = errorFrom(status, body);
  if (status !== 413 || error.status === 413) return error;
  return new ApiError('payload_too_large', pictureRefusals.tooLargeForProxy(sizeText(size)), { status });
}

function send(file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file, file.name);
    request.open('POST', '/api/media');
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
