import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { onChanceToSend } from '#web/lib/unsent/chance-to-send.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import { pickUp, saveWhole, type WholeSaver } from '#web/lib/unsent/whole.ts';
import { asStored, type Held, keptDrafts } from './kept-drafts.ts';

/** A draft as the wizard opens it. */
export interface Opening {
  draftId: string;
  briefId: string | null;
  userId: string;
  /** What the server has; `null` for a draft it has never seen. */
  onServer: SubmissionDraft | null;
  /** What a draft that neither the server nor this device knows begins with. */
  fresh: Held;
  /** Begun from a copy: sent at once, before anything is typed. */
  isCopy?: boolean;
}

export type ChangeDraft = (part: Partial<DraftContent> | ((content: DraftContent) => DraftContent)) => void;

/** The draft of an opened wizard: what it holds, how far it is saved, and ways to change it. One opening for a component's life. */
export function useSubmissionDraft({ draftId, briefId, userId, onServer, fresh, isCopy }: Opening) {
  const [onDevice] = useState(() => keptDrafts(userId).read(draftId));
  const [picked] = useState(() => pickUp(onServer && asStored(onServer), onDevice));
  const [held, setHeld] = useState<Held>(picked.value ?? fresh);
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: onServer?.updatedAt ?? null });
  const latest = useRef(held);
  const saver = useRef<WholeSaver<Held> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for one opening, whatever is rendered meanwhile.
  useEffect(() => {
    const drafts = keptDrafts(userId);
    const params = { id: draftId };
    const made = saveWhole<Held>({
      revision: picked.revision,
      // A save of the page before this one may still arrive.
      sent: onDevice?.sent,
      device: {
        write: (unsaved) => drafts.write(draftId, { ...unsaved, briefId, at: Date.now() }),
        clear: () => drafts.clear(draftId),
      },
      put: async (revision, held) =>
        asStored(await api('PUT /api/submission-drafts/:id', { params, body: { briefId, revision, ...held } })),
      fetch: async () => asStored(await api('GET /api/submission-drafts/:id', { params })),
      onChange: setSaving,
    });
    saver.current = made;
    if (picked.isUnsaved || isCopy) made.hold(latest.current);
    const sendNow = () => void made.flush();
    const stopListening = onChanceToSend(sendNow);
    return () => {
      stopListening();
      sendNow();
      made.stop();
    };
  }, []);

  const hold = useCallback((next: Held) => {
    latest.current = next;
    setHeld(next);
    saver.current?.hold(next);
  }, []);

  const change: ChangeDraft = useCallback(
    (part) => {
      const { step, content } = latest.current;
      hold({ step, content: typeof part === 'function' ? part(content) : { ...content, ...part } });
    },
    [hold],
  );

  const setStep = useCallback((step: number) => hold({ ...latest.current, step }), [hold]);

  return {
    ...held,
    saving,
    change,
    setStep,
    /** Sends what is waiting; the revision on the server, or null when it could not be sent. */
    flush: () => saver.current?.flush() ?? Promise.resolve(null),
    /** What it holds at this moment, rendered or not. */
    now: () => latest.current.content,
    /** Nothing is sent while it is handed in. */
    pause: () => saver.current?.pause(),
    goOn: () => saver.current?.goOn(),
    /** The draft has become a design: nothing is left to send. */
    settle: (revision: number) => saver.current?.settle(revision),
  };
}
