import type { DraftContent } from '#contract/submission-draft.ts';

/** Unsaved changes to a design, as stored on this device. */
export interface KeptChanges {
  content: DraftContent;
  /** The version that the changes are based on, and its revision. */
  before: DraftContent;
  revision: number;
}

/** The kind of these values in the device's storage. */
export const KEPT_CHANGES = 'edit';

export function asKeptChanges(found: unknown): KeptChanges | null {
  const { revision, before, content } = found as KeptChanges;
  return typeof revision === 'number' && before && content ? { revision, before, content } : null;
}
