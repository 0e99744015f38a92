import type { DraftContent, SubmissionDraft } from '#contract/submission-draft.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import type { Stored, Unsaved } from '#web/lib/unsent/whole.ts';

/** What the wizard holds at one moment. */
export interface Held {
  step: number;
  content: DraftContent;
}

/** A draft on this device: enough to send it, and to find it by its brief. */
export interface KeptDraft extends Unsaved<Held> {
  briefId: string | null;
  /** When it was put there, ms. */
  at: number;
}

/** Drafts of one person that the server does not have as they are. */
export function keptDrafts(userId: string) {
  return deviceStore<KeptDraft>('draft', userId, asKeptDraft);
}

/** The newest draft for a brief that was begun on this device and that the server has never seen. */
export function unseenDraft(userId: string, briefId: string): string | null {
  const drafts = keptDrafts(userId);
  const unseen = drafts.ids().flatMap((id) => {
    const kept = drafts.read(id);
    return kept?.briefId === briefId && kept.revision === 0 ? [{ id, at: kept.at }] : [];
  });
  return unseen.sort((a, b) => b.at - a.at)[0]?.id ?? null;
}

export function asStored({ step, content, revision, updatedAt }: SubmissionDraft): Stored<Held> {
  return { value: { step, content }, revision, updatedAt };
}

function asKeptDraft(found: unknown): KeptDraft | null {
  const { value, revision, sent } = found as KeptDraft;
  return typeof revision === 'number' && value.content && Array.isArray(sent) ? (found as KeptDraft) : null;
}
