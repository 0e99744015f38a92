import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { loadAfterChanges } from '#web/lib/api/changes.ts';
import { apiContext, sessionContext } from './context.ts';

/**
 * Who may see a page (SIGN-6). `open`: anyone. `inviting`: anyone, and guests are asked to log in once a visit.
 * `private`: only people; guests get the login modal, and dismissing it goes home.
 */
export type Guard = 'open' | 'inviting' | 'private';

export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the canonical address, without origin. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** What the page is about, for machines: schema.org. Only on pages that search engines may have. */
  about?: object;
  /** A feed that goes on where the page is now. */
  feed?: { path: string; title: string };
  /** What a shared link shows, in px; the product's own picture where a page has none. */
  image?: { path: string; alt: string; width: number; height: number };
}

/** Kept on every route: the guard, and what goes into the document's head. */
export interface PageHandle {
  guard: Guard;
  meta?: (data: never, url: URL) => PageMeta;
  /** Which of the header's links is the current one. */
  section?: 'generate' | 'showcase' | 'my-projects';
  /** HTTP status of the page where it is not 200, e.g. the page for unknown addresses. */
  status?: number;
  /** Pages that fill the window, such as /auth, go without header and footer links. */
  bare?: boolean;
  /** A bench with a head of its own and work to the lower edge: no footer either. Goes with `bare`. */
  fillsWindow?: boolean;
}

export interface PageArgs {
  api: ApiClient;
  session: SessionAnswer;
  params: Record<string, string | undefined>;
  request: Request;
  url: URL;
}

/**
 * Makes a loader or an action of a function that just asks the API. A failed call becomes the route's error with its own
 * status, so that the page's error view has the code and the words. A private page's loader does not run for guests.
 */
export function forPage<T>(guard: Guard, load: (args: PageArgs) => Promise<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      const session = await context.get(sessionContext)();
      if (guard === 'private' && !session.viewer) return null as T;
      const args = { api: context.get(apiContext), session, params, request, url: new URL(request.url) };
      return await (request.method === 'GET' ? loadAfterChanges(() => load(args)) : load(args));
    } catch (error) {
      // Only an address that somebody has kept, or changed by hand, names a place that is in no list.
      if (import.meta.env.SSR && error instanceof ApiError && error.fields.cursor && GOES_ON.test(request.url))
        throw redirect(fromTheTop(request.url));
      if (error instanceof ApiError) throw data(trouble(error), { status: error.status || 503 });
      throw error;
    }
  };
}

const GOES_ON = /[?&](cursor|after)=/;

/** The address of a list without the place to go on from. */
function fromTheTop(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('cursor');
  url.searchParams.delete('after');
  return url.pathname + url.search;
}

/** What an error view needs to know of a failed call. */
export interface Trouble {
  code: string;
  message: string;
  /** Leads to the entry in the server's log; absent where the server never answered. */
  requestId?: string;
}

function trouble({ code, message, requestId }: ApiError): Trouble {
  return { code, message, requestId };
}

/** A route whose module is loaded when somebody goes there. `file` is the module's path, which the build's manifest knows. */
export function page(path: string, file: string, lazy: () => Promise<object>, handle: PageHandle): RouteObject {
  return { id: `${file}#${path}`, path, handle, lazy: lazy as NonNullable<RouteObject['lazy']> } as RouteObject;
}
