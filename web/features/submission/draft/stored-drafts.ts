import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import type { Stored, Unsaved } from '#web/lib/unsent/revision-saver.ts';

/** The wizard's content at one moment. */
export interface DraftState {
  step: number;
  content: DraftContent;
}

/** A draft on this device, with the data to send it and to find it by its brief. */
export interface StoredDraft extends Unsaved<DraftState> {
  briefId: string | null;
  /** When it was stored, in ms. */
  at: number;
}

/** A person's drafts on this device that the server does not have in this version. */
export function storedDrafts(userId: string) {
  return deviceStore<StoredDraft>('draft', userId, asStoredDraft);
}

/** The newest draft for a brief that was begun on this device and that the server does not know yet. */
export function newestUnsentDraft(userId: string, briefId: string): string | null {
  const drafts = storedDrafts(userId);
  const unseen = drafts.ids().flatMap((id) => {
    const draft = drafts.read(id);
    return draft?.briefId === briefId && draft.revision === 0 ? [{ id, at: draft.at }] : [];
  });
  return unseen.sort((a, b) => b.at - a.at)[0]?.id ?? null;
}

export function asStored({ step, content, revision, updatedAt }: SubmissionDraft): Stored<DraftState> {
  return { value: { step, content }, revision, updatedAt };
}

function asStoredDraft(found: unknown): StoredDraft | null {
  const { value, revision, sent } = found as StoredDraft;
  return typeof revision === 'number' && value.content && Array.isArray(sent) ? (found as StoredDraft) : null;
}
