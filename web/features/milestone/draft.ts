/** A milestone being written, as it stands in its two fields. */
export interface MilestoneDraft {
  title: string;
  percentage: string;
}

const keyOf = (owner: string) => `bf-milestone:${owner}`;

/**
 * The milestone that somebody was writing when the page went away, kept on this device; `owner` names the brief and the person.
 * @returns null where nothing was left, or nothing can be kept.
 */
export function readLeft(owner: string): MilestoneDraft | null {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null');
    if (typeof left !== 'object' || left === null) return null;
    const { title, percentage } = left as Partial<MilestoneDraft>;
    return typeof title === 'string' && typeof percentage === 'string' && title.trim() ? { title, percentage } : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written, or forgets it: `null`, and a draft without a title, leave nothing behind. */
export function keepLeft(owner: string, draft: MilestoneDraft | null): void {
  try {
    if (draft?.title.trim()) localStorage.setItem(keyOf(owner), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(owner));
  } catch {
    // Storage is full or forbidden: the draft lives as long as the page does.
  }
}
