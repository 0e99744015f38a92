import type { Transport } from './api-client.ts';
import { networkError } from './api-error.ts';

/** Calls over the network from the browser. What never reached the server, or never came back, is an ApiError of our own. */
export const fetchTransport: Transport = async ({ method, url, body, idempotencyKey, prefer, signal }) => {
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
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
};
