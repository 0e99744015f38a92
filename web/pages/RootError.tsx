import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Trouble } from '#web/lib/page/page.ts';
import { Broken, type BrokenKind } from '#web/ui/feedback/Broken.tsx';
import { LoginNeeded } from '../features/session/LoginNeeded.tsx';
import { Component as NotFound } from './not-found.tsx';

/** Stands in for any page that could not be shown, and says what happened and what to do. */
export function RootError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { kind, requestId, needsReload } = explain(error, typeof navigator === 'undefined' || navigator.onLine);
  if (kind === 'missing') return <NotFound />;
  // The session ended meanwhile; the page comes by itself once the person is back.
  if (kind === 'signed_out') return <LoginNeeded />;
  // Asking again in place keeps the page when it fails again.
  const retry = needsReload ? undefined : () => void revalidate();
  return <Broken kind={kind} requestId={requestId} onRetry={retry} retrying={state === 'loading'} />;
}

interface Explanation {
  kind: BrokenKind | 'missing' | 'signed_out';
  requestId?: string;
  /** A module that could not be imported once stays lost until the document is loaded anew. */
  needsReload?: boolean;
}

/** Sorts whatever a loader, a module or a component threw into what a person can do about it. */
export function explain(error: unknown, isOnline: boolean): Explanation {
  if (isRouteErrorResponse(error)) {
    const { code, requestId } = (error.data ?? {}) as Partial<Trouble>;
    if (error.status === 404) return { kind: 'missing' };
    if (error.status === 401) return { kind: 'signed_out' };
    return { kind: kindOf(code, error.status), requestId };
  }
  if (error instanceof ApiError) return { kind: kindOf(error.code, error.status), requestId: error.requestId };
  if (isLostModule(error)) return { kind: isOnline ? 'incomplete' : 'offline', needsReload: true };
  return { kind: 'internal' };
}

function kindOf(code: string | undefined, status: number): BrokenKind {
  if (code === 'offline') return 'offline';
  if (code === 'network') return 'network';
  return status === 503 ? 'unavailable' : 'internal';
}

/** A part of the program did not come: no connection, or a new version was put up and the old parts are gone. Each browser says so in its own words. */
function isLostModule(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}
