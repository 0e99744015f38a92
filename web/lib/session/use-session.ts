import { createContext, use } from 'react';
import type { SessionAnswer, Viewer } from '#contract/session.ts';
import type { SessionSnapshot } from './session-store.ts';

/** The current session, provided by Root. */
export const SessionContext = createContext<SessionSnapshot | null>(null);

/** The session and whether it is certain. Renders again at every change. */
export function useSessionSnapshot(): SessionSnapshot {
  const snapshot = use(SessionContext);
  if (!snapshot) throw new Error('The session is known inside Root only');
  return snapshot;
}

/** Who is signed in, known from the first rendering (SIGN-5). */
export function useSession(): SessionAnswer {
  return useSessionSnapshot().session;
}

/** The signed-in person, or `null` for a guest. */
export function useViewer(): Viewer | null {
  return useSession().viewer;
}
