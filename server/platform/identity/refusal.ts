import type { SignInRefusal } from '#domain/person/sign-in-refusal.ts';
import { AccountClosed } from '#server/platform/session/sessions.ts';
import { SignInRefused } from './admission.ts';

/** What the person is told. */
export function refusalOf(error: unknown): SignInRefusal {
  if (error instanceof SignInRefused) return error.refusal;
  return error instanceof AccountClosed ? 'closed' : 'failed';
}

/** The part of an error that may be logged. The library's errors contain personal data in their causes. */
export function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  return { name: error.name, message: error.message, code, error: oauthError };
}
