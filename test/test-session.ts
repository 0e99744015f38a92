import { onTestFinished, vi } from 'vitest';
import type { SessionAnswer, Viewer } from '#contract/session.ts';
import { startSession } from '#web/lib/session/browser-session.ts';

/** The session of this person, or of a guest. */
export function sessionOf(id: string | null): SessionAnswer {
  const viewer = id === null ? null : ({ id } as Viewer);
  return { viewer, expiresAt: null, ways: { providers: [], email: 'no', passkey: 'no' } };
}

/** Starts the session of a page until the end of the test, without its clock. */
export function startTestSession(session = sessionOf('ines')): SessionAnswer {
  vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  startSession(session);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return session;
}
