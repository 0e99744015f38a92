/** An unfinished milestone with the texts of its fields; `dueOn` is empty without a day. */
export interface MilestoneDraft {
  title: string;
  percentage: string;
  dueOn: string;
}

/**
 * Reads an unfinished milestone that was saved on this device; null for anything else, also for one without a title.
 */
export function asMilestoneDraft(found: unknown): MilestoneDraft | null {
  const { title, percentage, dueOn } = found as Partial<MilestoneDraft>;
  if (typeof title !== 'string' || typeof percentage !== 'string' || !title.trim()) return null;
  return { title, percentage, dueOn: typeof dueOn === 'string' ? dueOn : '' };
}
