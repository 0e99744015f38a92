import type { Api, CallName } from '#contract/api.ts';
import type { CallAnswer, CallInput } from '#contract/call.ts';
import { errorFrom, networkError } from './api-error.ts';

export type Transport = (request: {
  /** The call's name in the contract. */
  name: string;
  params: Record<string, string>;
  method: string;
  url: string;
  body: unknown;
  idempotencyKey: string | null;
  /** The value of the Prefer header. */
  prefer: string | null;
  signal: AbortSignal | null;
}) => Promise<{
  status: number;
  body: string;
}>;

type Input<Name extends CallName> = CallInput<Api[Name]>;
export type Answer<Name extends CallName> = CallAnswer<Api[Name]>;

interface Extras {
  /** Asks the server to answer at once and to go on working, for example while it writes a brief. */
  respondAsync?: boolean;
  signal?: AbortSignal;
}

interface Keyed {
  /** Repeating the call with the same key has only one effect. */
  idempotencyKey?: string;
}

type ExtrasOf<Name extends CallName> = Extras &
  (Api[Name] extends { idempotent: true } ? Keyed : { idempotencyKey?: never });

/**
 * Makes a call of the contract by its name.
 * @throws ApiError
 */
export type ApiClient = <Name extends CallName>(
  name: Name,
  ...args: object extends Input<Name>
    ? [input?: Input<Name>, extras?: ExtrasOf<Name>]
    : [input: Input<Name>, extras?: ExtrasOf<Name>]
) => Promise<Answer<Name>>;

export function createApiClient(transport: Transport): ApiClient {
  return async (
    name: string,
    input: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown } = {},
    extras: Extras & Keyed = {},
  ) => {
    const [method, path] = name.split(' ') as [string, string];
    const params = input.params ?? {};
    const answer = await transport({
      name,
      params,
      method,
      url: fillPath(path, params) + queryString(input.query ?? {}),
      body: input.body,
      idempotencyKey: extras.idempotencyKey ?? null,
      prefer: extras.respondAsync ? 'respond-async' : null,
      signal: extras.signal ?? null,
    });
    if (answer.status >= 400) throw errorFrom(answer.status, answer.body);
    return (answer.body ? parsed(answer.body) : undefined) as never;
  };
}

/** A network that asks for a log-in of its own answers with a page. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw networkError();
  }
}

export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(key, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}
