import type { Transport } from './api-client.ts';
import { networkError } from './api-error.ts';

/** Browsers limit keepalive requests to 64 KiB in total. A larger request would fail only for that reason. */
const KEPT_ALIVE_MAX = 16_000;

/**
 * Sends calls over the network from the browser. A request without an answer becomes an ApiError with a code of our
 * own.
 */
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
      // A request that was sent just before the page is left still arrives.
      keepalive: method !== 'GET' && (text?.length ?? 0) < KEPT_ALIVE_MAX,
      signal,
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
};
