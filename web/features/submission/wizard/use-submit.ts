import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import type { Picture } from '#contract/media.ts';
import type { DraftField } from '#domain/submission/ready.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { useOnSignIn } from '#web/lib/session/use-on-sign-in.ts';
import type { useSubmissionDraft } from '../draft/use-submission-draft.ts';
import { saveLateChanges } from './save-late-changes.ts';
import { LOGGED_OUT, submitFailureText } from './submit-failure.ts';

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
  draft: Pick<ReturnType<typeof useSubmissionDraft>, 'flush' | 'pause' | 'goOn' | 'now' | 'settle'>;
  /** Called with the fields that the server found missing. */
  onIncomplete: (fields: Partial<Record<DraftField, string>>) => void;
  onSubmitted: (id: string) => void;
}

const NOT_SENT = 'The draft could not be saved, so it was not submitted. Check your connection and try again.';

/**
 * Submits the draft as it is on the server. Two presses send one request, and a press after a lost answer repeats it
 * with the same key (SUB-8).
 */
export function useSubmit({ draftId, userId, draft, onIncomplete, onSubmitted }: SubmitOptions) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  useOnSignIn(() => setFailure((now) => (now === LOGGED_OUT ? null : now)));
  /** Each revision of the draft has one idempotency key. */
  const request = useRef({ revision: 0, key: '' });

  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSubmitting(true);
    setFailure(null);
    try {
      const revision = await draft.flush();
      if (revision === null) {
        setFailure(sessionStore().snapshot().state === 'expired' ? LOGGED_OUT : NOT_SENT);
        return;
      }
      draft.pause();
      const sent = draft.now();
      if (request.current.revision !== revision) request.current = { revision, key: newKey() };
      const { id } = await api(
        'POST /api/submissions',
        { body: { draftId, revision } },
        { idempotencyKey: request.current.key },
      );
      await saveLateChanges({ id, userId, sent, now: draft.now });
      draft.settle(revision);
      onSubmitted(id);
    } catch (error) {
      setFailure(submitFailureText(error));
      if (error instanceof ApiError && error.code === 'draft_incomplete') onIncomplete(error.fields);
    } finally {
      draft.goOn();
      isRunning.current = false;
      setIsSubmitting(false);
    }
  }
  return { run, isSubmitting, failure };
}
