import type { DraftContent } from '#contract/submission-draft.ts';

/** Unsaved changes to a design, as stored on this device. */
export interface StoredChanges {
  content: DraftContent;
  /** The version that the changes are based on, and its revision. */
  before: DraftContent;
  revision: number;
}

/** The kind of these values in the device's storage. */
export const STORED_CHANGES = 'edit';

export function asStoredChanges(found: unknown): StoredChanges | null {
  const { revision, before, content } = found as StoredChanges;
  return typeof revision === 'number' && before && content ? { revision, before, content } : null;
}
