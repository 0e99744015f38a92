import { createContext, use } from 'react';
import type { SessionAnswer, Viewer } from '#contract/session.ts';

/** Given by Root: the session as it is now. */
export const SessionContext = createContext<SessionAnswer | null>(null);

/** Who is signed in, known from the first answer on (SIGN-5). Drawn again whenever that changes. */
export function useSession(): SessionAnswer {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession works inside Root only');
  return session;
}

/** The signed-in person, or `null` for a guest. */
export function useViewer(): Viewer | null {
  return useSession().viewer;
}
