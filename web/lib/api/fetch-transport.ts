import type { Transport } from './api-client.ts';
import { networkError } from './api-error.ts';

/** Browsers carry at most 64 KiB of requests beyond the end of a page; a larger one would fail for that alone. */
const KEPT_ALIVE_MAX = 16_000;

/** Calls over the network from the browser. What never reached the server, or never came back, is an ApiError of our own. */
export const fetchTransport: Transport = async ({ method, url, body, idempotencyKey, prefer, signal }) => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(prefer && { prefer }),
      },
      body: text,
      // What was pressed just before leaving still arrives.
      keepalive: method !== 'GET' && (text?.length ?? 0) < KEPT_ALIVE_MAX,
      signal,
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
};
