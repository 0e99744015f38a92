/** An unfinished milestone with the texts of its two fields. */
export interface MilestoneDraft {
  title: string;
  percentage: string;
}

/**
 * Reads an unfinished milestone that was saved on this device; null for anything else, also for one without a title.
 */
export function asMilestoneDraft(found: unknown): MilestoneDraft | null {
  const { title, percentage } = found as Partial<MilestoneDraft>;
  return typeof title === 'string' && typeof percentage === 'string' && title.trim() ? { title, percentage } : null;
}
