import { ApiError } from '#web/lib/api/api-error.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';

const LOGGED_OUT = 'You must be logged in to submit a design';

/** Why a draft was not submitted that could not be saved before. */
export function notSavedText(saving: Saving): string {
  if (saving.state === 'logged_out') return LOGGED_OUT;
  if (saving.state === 'moved_on') return 'This draft was changed in another window. Choose above which version stays.';
  if (saving.state === 'refused') return `The draft could not be saved, so it was not submitted. ${saving.message}`;
  return 'The draft could not be saved, so it was not submitted. Check your connection and try again.';
}

/** The message of a failed submission: the server's own sentence if it has one (SUB-6). */
export function submitFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.code === 'signed_out') return LOGGED_OUT;
  if (error.code === 'offline' || error.code === 'not_sent') return error.message;
  if (error.code === 'internal' || error.status === 0) return 'An unexpected error occurred. Please try again.';
  return error.message;
}
