import { networkError } from './api-error.ts';
import { withRefresh } from './with-refresh.ts';

export interface Sending {
  /** Gets the part that is sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file as a form, with its progress, which fetch cannot report. An expired session is refreshed once.
 * @throws ApiError without an answer; an AbortError when cancelled
 */
export const sendFile = withRefresh(send);

function send(url: string, file: File, { onProgress, signal }: Sending = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file, file.name);
    request.open('POST', url);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
