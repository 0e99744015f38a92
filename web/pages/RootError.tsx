import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { PageError } from '#web/lib/page/page.ts';
import { type ErrorKind, ErrorPage } from '#web/ui/feedback/ErrorPage.tsx';
import { LoginNeeded } from '../features/session/LoginNeeded.tsx';
import { Component as NotFound } from './not-found.tsx';

/** Replaces a page that could not be shown, and says what happened and what to do. */
export function RootError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { kind, requestId, needsReload } = explain(error, typeof navigator === 'undefined' || navigator.onLine);
  if (kind === 'missing') return <NotFound />;
  // The session ended in the meantime; the page loads by itself once the person is back.
  if (kind === 'signed_out') return <LoginNeeded />;
  // Loading the data again in place keeps the page if the attempt fails.
  const retry = needsReload ? undefined : () => void revalidate();
  return <ErrorPage kind={kind} requestId={requestId} onRetry={retry} retrying={state === 'loading'} />;
}

interface Explanation {
  kind: ErrorKind | 'missing' | 'signed_out';
  requestId?: string;
  /** A module that failed to import stays missing until the document is reloaded. */
  needsReload?: boolean;
}

/** Maps any error of a loader, a module or a component to what the person can do about it. */
export function explain(error: unknown, isOnline: boolean): Explanation {
  if (isRouteErrorResponse(error)) {
    const { code, requestId } = (error.data ?? {}) as Partial<PageError>;
    if (error.status === 404) return { kind: 'missing' };
    if (error.status === 401) return { kind: 'signed_out' };
    return { kind: kindOf(code, error.status), requestId };
  }
  if (error instanceof ApiError) return { kind: kindOf(error.code, error.status), requestId: error.requestId };
  if (isLostModule(error)) return { kind: isOnline ? 'incomplete' : 'offline', needsReload: true };
  return { kind: 'internal' };
}

function kindOf(code: string | undefined, status: number): ErrorKind {
  if (code === 'offline') return 'offline';
  if (code === 'network') return 'network';
  return status === 503 ? 'unavailable' : 'internal';
}

/**
 * A module did not load: there is no connection, or a new version was deployed and the old modules are gone. Each
 * browser has its own message for it.
 */
function isLostModule(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}
