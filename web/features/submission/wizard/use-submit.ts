import type { Picture } from '#contract/media.ts';
import type { DraftField } from '#domain/submission/ready.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import type { useSubmissionDraft } from '../draft/use-submission-draft.ts';
import { saveLateChanges } from './save-late-changes.ts';
import { notSavedText, submitFailureText } from './submit-failure.ts';

/** The navigation state that tells the showcase about the new design (SUB-7). */
export interface Submitted {
  id: string;
  title: string;
  isPublic: boolean;
  /** The showcase shows only designs with a brief. */
  hasBrief: boolean;
  cover: Picture | null;
}

interface SubmitOptions {
  draftId: string;
  userId: string;
  draft: Pick<ReturnType<typeof useSubmissionDraft>, 'flush' | 'pause' | 'goOn' | 'now' | 'savingNow' | 'settle'>;
  /** Called with the fields that the server found missing. */
  onIncomplete: (fields: Partial<Record<DraftField, string>>) => void;
  onSubmitted: (id: string) => void;
}

/**
 * Submits the draft as it is on the server. Two presses send one request, and a press after a lost answer repeats it
 * with the same key, which names the draft and its revision (SUB-8).
 */
export function useSubmit({ draftId, userId, draft, onIncomplete, onSubmitted }: SubmitOptions) {
  const { call, busy, failure } = useCall();

  async function submit() {
    const revision = await draft.flush();
    if (revision === null) throw new ApiError('not_sent', notSavedText(draft.savingNow()));
    draft.pause();
    const sent = draft.now();
    const idempotencyKey = `submit ${draftId} ${revision}`;
    const { id } = await api('POST /api/submissions', { body: { draftId, revision } }, { idempotencyKey });
    await saveLateChanges({ id, userId, sent, now: draft.now });
    draft.settle(revision);
    onSubmitted(id);
  }

  async function run() {
    try {
      await submit();
    } catch (error) {
      // What is missing is said at its field, and goes when it is mended.
      if (error instanceof ApiError && error.code === 'draft_incomplete') return onIncomplete(error.fields);
      // A fault of ours has the same words for the person, and is recorded as well.
      if (!(error instanceof ApiError)) reportError(error);
      throw new ApiError('not_sent', submitFailureText(error));
    } finally {
      draft.goOn();
    }
  }
  return { run: () => call(run), isSubmitting: busy, failure: failure?.message ?? null };
}
