import type { NextStep } from '#contract/sign-in.ts';
import { sessionStore } from './browser-session.ts';

/** Ends a sign-in on this page: tells all tabs, and goes where the server says. */
export async function goOn({ to, event }: NextStep): Promise<void> {
  if (event) await sessionStore().arrive(event);
  location.assign(to);
}
