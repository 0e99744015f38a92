/** A milestone being written, as it stands in its two fields. */
export interface MilestoneDraft {
  title: string;
  percentage: string;
}

/** Reads one that was left half written on this device; null for anything else. One without a title is not worth keeping. */
export function asMilestoneDraft(found: unknown): MilestoneDraft | null {
  const { title, percentage } = found as Partial<MilestoneDraft>;
  return typeof title === 'string' && typeof percentage === 'string' && title.trim() ? { title, percentage } : null;
}
