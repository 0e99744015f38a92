import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, RetryError, StreamProviderError, streamText } from 'ai';
import type { Log } from '#server/platform/log.ts';
import { WriterError } from '../writer.ts';
import { limitName } from './vendors.ts';

export interface ModelAddress {
  baseUrl: string;
  apiKey: string | undefined;
  name: string;
}

export interface ModelTiming {
  /** The longest wait for the first word, because a model may think first. */
  firstChunkMs: number;
  /** The longest silence in the middle of an answer. */
  chunkMs: number;
  /** The longest Retry-After that is waited for. A longer one is a failure. */
  maxWaitMs: number;
}

export const usualModelTiming: ModelTiming = { firstChunkMs: 25_000, chunkMs: 12_000, maxWaitMs: 15_000 };

/** A brief is about 12 kB of JSON, so a longer answer is not a brief. */
const ANSWER_MAX_CHARS = 64_000;
/** The limit of the whole stream: an event for each token is a few hundred bytes. */
const BODY_MAX_BYTES = 8_000_000;
const OUTPUT_MAX_TOKENS = 8_000;

/**
 * The words of one streamed answer, from exactly one request.
 * @throws WriterError
 */
export type CallModel = (request: { system: string; prompt: string; signal: AbortSignal }) => AsyncGenerator<string>;

export function createModelCaller(address: ModelAddress, timing: ModelTiming, log: Log): CallModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: address.baseUrl,
    apiKey: address.apiKey,
    fetch: cappedFetch,
    transformRequestBody: (body) => ({ ...body, [limitName(address.baseUrl)]: OUTPUT_MAX_TOKENS }),
  });
  const model: LanguageModel = provider(address.name);

  return async function* call({ system, prompt, signal }) {
    // When the reader stops early, this ends the request. Otherwise the model would continue to write.
    const over = new AbortController();
    const { stream } = streamText({
      model,
      system,
      prompt,
      abortSignal: AbortSignal.any([signal, over.signal]),
      maxRetries: 0,
      timeout: { firstChunkMs: timing.firstChunkMs, chunkMs: timing.chunkMs },
      onError: () => {}, // the stream also reports the error
    });
    let length = 0;
    try {
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort')
          throw new WriterError('timed_out', 'The model went silent.', { again: length ? {} : null });
        if (part.type !== 'text-delta') continue;
        length += part.text.length;
        if (length > ANSWER_MAX_CHARS)
          throw new WriterError('failed', 'The model does not stop writing.', { again: {} });
        yield part.text;
      }
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof WriterError ? error : worded(error, timing, log);
    } finally {
      over.abort();
    }
  };
}

/** Translates a failed call into an error for the brief, and logs it for the operator. */
function worded(thrown: unknown, { maxWaitMs }: ModelTiming, log: Log): WriterError {
  const cause = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  const status = APICallError.isInstance(cause) || StreamProviderError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === 401 || status === 403) {
    log.error({ status, says: saidBy(cause) }, 'The model refuses MODEL_API_KEY: set one that MODEL_BASE_URL accepts');
    return new WriterError('key_refused', `The model refuses the key (${status}).`, { cause });
  }
  if (status === 429 || status === 503 || status === 529) {
    const waitMs = retryAfterMs(cause);
    const again = waitMs <= maxWaitMs ? { waitMs } : null;
    return new WriterError('busy', `The model is busy (${status}); it asks for ${waitMs} ms.`, { again, cause });
  }
  if (status !== undefined && status >= 400 && status < 500) {
    log.error({ status, says: saidBy(cause) }, 'The model refuses the request: look at MODEL_BASE_URL and MODEL_NAME');
    return new WriterError('failed', `The model refuses the request (${status}).`, { cause });
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new WriterError('timed_out', 'The model went silent.', { cause });
  }
  return new WriterError('failed', 'The model’s answer broke off.', { again: { waitMs: 500 }, cause });
}

const DEFAULT_WAIT_MS = 2_000;

function retryAfterMs(cause: unknown): number {
  const given = APICallError.isInstance(cause) ? cause.responseHeaders?.['retry-after'] : undefined;
  if (!given) return DEFAULT_WAIT_MS;
  const seconds = Number(given);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : DEFAULT_WAIT_MS;
}

/** The server's own sentence. The prompt and the key stay out of the log. */
const saidBy = (cause: unknown): string => (cause instanceof Error ? cause.message.slice(0, 500) : '');

/** Does not follow redirects, because the request contains the key, and limits the size of the answer. */
const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > BODY_MAX_BYTES) controller.error(new Error('The model’s answer is too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
};
