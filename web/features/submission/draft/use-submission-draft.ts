import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { onChanceToSend } from '#web/lib/unsent/chance-to-send.ts';
import { createRevisionSaver, type RevisionSaver, resume } from '#web/lib/unsent/revision-saver.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import { asStored, type DraftState, storedDrafts } from './stored-drafts.ts';

/** A draft as the wizard opens it. */
export interface OpenedDraft {
  draftId: string;
  briefId: string | null;
  userId: string;
  /** The server's version; `null` for a draft that the server does not know. */
  onServer: SubmissionDraft | null;
  /** The first content of a new draft. */
  fresh: DraftState;
  /** A new draft made from a copy; it is sent at once, before anything is typed. */
  isCopy?: boolean;
}

export type ChangeDraft = (part: Partial<DraftContent> | ((content: DraftContent) => DraftContent)) => void;

/**
 * The draft of an open wizard: its content, how far it is saved, and functions to change it. Each component opens one
 * draft for its whole life.
 */
export function useSubmissionDraft({ draftId, briefId, userId, onServer, fresh, isCopy }: OpenedDraft) {
  const [onDevice] = useState(() => storedDrafts(userId).read(draftId));
  const [picked] = useState(() => resume(onServer && asStored(onServer), onDevice));
  const [state, setState] = useState<DraftState>(picked.value ?? fresh);
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: onServer?.updatedAt ?? null });
  const latest = useRef(state);
  const latestSaving = useRef(saving);
  const saver = useRef<RevisionSaver<DraftState> | null>(null);

  const startSaving = useEffectEvent(() => {
    const drafts = storedDrafts(userId);
    const params = { id: draftId };
    const made = createRevisionSaver<DraftState>({
      revision: picked.revision,
      // A save sent before a reload may still arrive.
      sent: onDevice?.sent,
      device: {
        write: (unsaved) => drafts.write(draftId, { ...unsaved, briefId, at: Date.now() }),
        clear: () => drafts.clear(draftId),
      },
      put: async (revision, held) =>
        asStored(await api('PUT /api/submission-drafts/:id', { params, body: { briefId, revision, ...held } })),
      fetch: async () => asStored(await api('GET /api/submission-drafts/:id', { params })),
      onChange(now) {
        latestSaving.current = now;
        setSaving(now);
      },
    });
    saver.current = made;
    if (picked.isUnsaved || isCopy) made.store(latest.current);
    const sendNow = () => void made.flush();
    const stopListening = onChanceToSend(sendNow);
    return () => {
      stopListening();
      sendNow();
      made.stop();
    };
  });
  // One saver for each opened draft, independent of renders.
  useEffect(() => startSaving(), []);

  const hold = useCallback((next: DraftState) => {
    latest.current = next;
    setState(next);
    saver.current?.store(next);
  }, []);

  const change: ChangeDraft = useCallback(
    (part) => {
      const { step, content } = latest.current;
      hold({ step, content: typeof part === 'function' ? part(content) : { ...content, ...part } });
    },
    [hold],
  );

  const storeStep = useCallback(
    (step: number) => {
      if (step !== latest.current.step) hold({ ...latest.current, step });
    },
    [hold],
  );

  return {
    ...state,
    saving,
    change,
    storeStep,
    /**
     * Sends what waits now.
     * @returns the revision on the server, or null if it could not be sent
     */
    flush: () => saver.current?.flush() ?? Promise.resolve(null),
    /** The current content, even before it is rendered. */
    now: () => latest.current.content,
    /** How far it is saved, even before it is rendered. */
    savingNow: () => latestSaving.current,
    /** Nothing is sent while the draft is being submitted. */
    pause: () => saver.current?.pause(),
    goOn: () => saver.current?.goOn(),
    /** The draft has become a design, so nothing is left to send. */
    settle: (revision: number) => saver.current?.settle(revision),
  };
}
