/** SIGN-6: the dialog opens by itself on the third page of a visit at the earliest, and once in 30 days on a device. */
const PAGES_BEFORE = 3;
const AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

const PAGES = 'bf-pages';
const BAR = 'bf-invite-bar';
const INVITED_AT = 'bf-invited-at';

/** The storage of the visit (this tab) and of the device. */
export interface Memory {
  session: Storage;
  local: Storage;
}

/**
 * Counts a page of this visit.
 * @returns the number of pages so far, including this one
 */
export function countPage({ session }: Memory): number {
  const pages = Number(session.getItem(PAGES) ?? 0) + 1;
  session.setItem(PAGES, String(pages));
  return pages;
}

/** Whether the dialog may open by itself now. If so, the device remembers it. */
export function takeInvitation({ local }: Memory, pages: number, nowMs: number): boolean {
  const invitedAt = Number(local.getItem(INVITED_AT) ?? Number.NEGATIVE_INFINITY);
  if (pages < PAGES_BEFORE || nowMs - invitedAt < AGAIN_AFTER_MS) return false;
  local.setItem(INVITED_AT, String(nowMs));
  return true;
}

/** The bar belongs to the first inviting page of a visit, until it is closed. */
export function showsBar({ session }: Memory, path: string): boolean {
  const on = session.getItem(BAR) ?? path;
  session.setItem(BAR, on);
  return on === path;
}

export function closeBar({ session }: Memory): void {
  session.setItem(BAR, '');
}
