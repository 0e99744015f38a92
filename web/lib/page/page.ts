import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { loadAfterChanges } from '#web/lib/api/server-changes.ts';
import { apiContext, sessionContext } from './context.ts';

/**
 * Who may see a page (SIGN-6). `open`: anyone. `inviting`: anyone; guests are asked to log in once a visit.
 * `private`: signed-in people only; guests get the login dialog, and dismissing it goes to the home page.
 */
export type Guard = 'open' | 'inviting' | 'private';

export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the canonical address, without origin. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** Structured data (schema.org). Only on pages that search engines may index. */
  about?: object;
  /** A feed that continues what the page shows. */
  feed?: { path: string; title: string };
  /** Whether other sites can embed the page as a link with a picture (oEmbed). */
  isEmbeddable?: boolean;
  /** The preview picture of a shared link, in px; without it, the product's own picture. */
  image?: { path: string; alt: string; width: number; height: number };
}

/** The handle of every route: its guard and its data for the document's head. */
export interface PageHandle {
  /** Its module is `web/pages/{name}.tsx`. */
  name: string;
  guard: Guard;
  meta?: (data: never, url: URL) => PageMeta;
  /** Which link of the header is the current one. */
  section?: 'generate' | 'showcase' | 'my-projects';
  /** HTTP status of the page where it is not 200, e.g. the page for unknown addresses. */
  status?: number;
  /** Pages that fill the window, such as /auth, have no header and footer links. */
  bare?: boolean;
  /** A page where somebody works: one line instead of the site's footer, or none where the work reaches the lower edge. */
  footer?: 'line' | 'none';
}

export interface PageArgs {
  api: ApiClient;
  session: SessionAnswer;
  params: Record<string, string | undefined>;
  request: Request;
  url: URL;
}

/**
 * Makes a loader or an action from a function that calls the API; for guests, that of a private page does not run. A failed
 * call becomes the route's error with its status, code and message.
 */
export function forPage<T>(guard: Guard, load: (args: PageArgs) => Promise<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      const session = await context.get(sessionContext)();
      if (guard === 'private' && !session.viewer) return null as T;
      const args = { api: context.get(apiContext), session, params, request, url: new URL(request.url) };
      return await (request.method === 'GET' ? loadAfterChanges(() => load(args)) : load(args));
    } catch (error) {
      // A bookmarked or edited address can have a cursor that its list does not know.
      if (import.meta.env.SSR && error instanceof ApiError && error.fields.cursor && GOES_ON.test(request.url))
        throw redirect(withoutCursor(request.url));
      if (error instanceof ApiError) throw data(asPageError(error), { status: error.status || 503 });
      throw error;
    }
  };
}

const GOES_ON = /[?&](cursor|after)=/;

/** The address of a list without its cursor. */
function withoutCursor(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('cursor');
  url.searchParams.delete('after');
  return url.pathname + url.search;
}

/** What an error view needs to know about a failed call. */
export interface PageError {
  code: string;
  message: string;
  /** The log has an entry with this number; absent if the server never answered. */
  requestId?: string;
}

function asPageError({ code, message, requestId }: ApiError): PageError {
  return { code, message, requestId };
}
