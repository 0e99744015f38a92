import type { DraftContent } from '#contract/submission-draft.ts';

/** Changes to a design that are not saved yet, as they are kept on this device. */
export interface KeptChanges {
  content: DraftContent;
  /** The design that they build on, and its revision. */
  before: DraftContent;
  revision: number;
}

/** The kind of them on this device. */
export const KEPT_CHANGES = 'edit';

export function asKeptChanges(found: unknown): KeptChanges | null {
  const { revision, before, content } = found as KeptChanges;
  return typeof revision === 'number' && before && content ? { revision, before, content } : null;
}
