import type { DraftContent } from '#contract/submission-draft.ts';

/** Changes to a design that are not saved yet, as they lie on this device. */
export interface KeptChanges {
  content: DraftContent;
  /** The design that they build on, and its revision. */
  before: DraftContent;
  revision: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where one person's unsaved changes to one design lie. Storage that is full or forbidden keeps nothing, and says so. */
export function keptChanges(store: Store, userId: string, submissionId: string) {
  const key = `bf-edit:${userId}:${submissionId}`;
  return {
    read(): KeptChanges | null {
      try {
        const found = JSON.parse(store.getItem(key) ?? 'null') as KeptChanges | null;
        return found?.before && found.content ? found : null;
      } catch {
        return null;
      }
    },
    /** Answers whether they are kept. */
    write(changes: KeptChanges): boolean {
      try {
        store.setItem(key, JSON.stringify(changes));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        store.removeItem(key);
      } catch {
        // Nothing was kept either.
      }
    },
  };
}
