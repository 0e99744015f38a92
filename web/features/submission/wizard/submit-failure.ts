import { ApiError } from '#web/lib/api/api-error.ts';

export const LOGGED_OUT = 'You must be logged in to submit a design';

/** The message of a failed submission: the server's own sentence if it has one (SUB-6). */
export function submitFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.code === 'signed_out') return LOGGED_OUT;
  if (error.code === 'offline' || error.code === 'not_sent') return error.message;
  if (error.code === 'internal' || error.status === 0) return 'An unexpected error occurred. Please try again.';
  return error.message;
}
