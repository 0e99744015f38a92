import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { onBack } from '#web/lib/session/use-back.ts';
import { createDraftKeeper, type DraftKeeper, type Held, type Keeping, pickUp } from './draft-keeper.ts';
import { deviceShelf } from './shelf.ts';

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

/** The draft of an opened wizard: what it holds, how far it is kept, and ways to change it. One opening for a component's life. */
export function useDraft({ draftId, briefId, userId, onServer, fresh, isCopy }: Opening) {
  const shelf = useMemo(() => deviceShelf(localStorage, userId, briefId, Date.now), [userId, briefId]);
  const [onDevice] = useState(() => shelf.read(draftId));
  const [picked] = useState(() => pickUp(onServer, onDevice));
  const [held, setHeld] = useState<Held>(picked.held ?? fresh);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'saved', at: onServer?.updatedAt ?? null });
  const latest = useRef(held);
  const keeper = useRef<DraftKeeper | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for one opening, whatever is drawn meanwhile.
  useEffect(() => {
    const made = createDraftKeeper({
      draftId,
      revision: picked.revision,
      shelf,
      // A save of the page before this one may still arrive.
      unanswered: onDevice?.sent,
      onChange: setKeeping,
      fetch: () => api('GET /api/submission-drafts/:id', { params: { id: draftId } }),
      send: (revision, { step, content }) =>
        api('PUT /api/submission-drafts/:id', { params: { id: draftId }, body: { briefId, step, revision, content } }),
    });
    keeper.current = made;
    if (picked.isUnsent || isCopy) made.hold(latest.current);
    const sendNow = () => void made.flush();
    const sendWhenHidden = () => document.visibilityState === 'hidden' && sendNow();
    const stopListening = onBack(sendNow);
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      stopListening();
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendNow();
      made.stop();
    };
  }, []);

  const hold = useCallback((next: Held) => {
    latest.current = next;
    setHeld(next);
    keeper.current?.hold(next);
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
    keeping,
    change,
    setStep,
    /** Sends what is waiting; the revision on the server, or null when it could not be sent. */
    flush: () => keeper.current?.flush() ?? Promise.resolve(null),
    /** What it holds at this moment, drawn or not. */
    now: () => latest.current.content,
    /** Nothing is sent while it is handed in. */
    pause: () => keeper.current?.pause(),
    goOn: () => keeper.current?.goOn(),
    /** The draft has become a design: nothing is left to send. */
    settle: (revision: number) => keeper.current?.settle(revision),
  };
}
