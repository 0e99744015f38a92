import type { ErrorAnswer } from '#contract/error.ts';

/**
 * A failed call. Four codes are made in the browser. `offline`: it has no connection. `network`: no answer came, or none of
 * the API. `timeout`: the answer took too long. `not_sent`: the page itself refused.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly suggestion: number | undefined;
  readonly alternatives: readonly string[];
  readonly requestId: string | undefined;

  constructor(
    code: string,
    message: string,
    rest: {
      status?: number;
      fields?: Record<string, string>;
      suggestion?: number;
      alternatives?: string[];
      requestId?: string;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.status = rest.status ?? 0;
    this.fields = rest.fields ?? {};
    this.suggestion = rest.suggestion;
    this.alternatives = rest.alternatives ?? [];
    this.requestId = rest.requestId;
  }

  /** Whether the same call may succeed later: no answer came, or the server has too much to do. */
  get mayRetry(): boolean {
    if (this.status === 0) return this.code !== 'not_sent';
    return this.status >= 500 || this.status === 408 || this.status === 429;
  }
}

/** Reads the API's error shape. Any other answer (for example a proxy's page) counts as `network`. */
export function errorFrom(status: number, body: string): ApiError {
  try {
    const { error } = JSON.parse(body) as ErrorAnswer;
    return new ApiError(error.code, error.message, {
      status,
      fields: error.fields,
      suggestion: error.suggestion,
      alternatives: error.alternatives,
      requestId: error.requestId,
    });
  } catch {
    return networkError();
  }
}

export function networkError(): ApiError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return offline
    ? new ApiError('offline', 'You are offline. Nothing was lost; try again when the connection is back.')
    : new ApiError('network', 'Network error. Nothing was lost; try again.');
}
