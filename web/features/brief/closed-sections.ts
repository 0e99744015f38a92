const KEY = 'bf-closed-sections';
/** Briefs whose closed sections are remembered on this device; the longest untouched is forgotten first. */
const BRIEFS_KEPT = 40;

type Closed = [briefId: string, sections: string[]][];

/** The sections of a brief that this device's reader has closed. */
export function closedSections(briefId: string): string[] {
  return read().find(([id]) => id === briefId)?.[1] ?? [];
}

export function rememberSection(briefId: string, section: string, open: boolean): void {
  const others = closedSections(briefId).filter((id) => id !== section);
  const now = open ? others : [...others, section];
  const rest = read().filter(([id]) => id !== briefId);
  const kept: Closed = now.length > 0 ? [...rest, [briefId, now]] : rest;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-BRIEFS_KEPT)));
  } catch {
    // Storage is full or forbidden: the sections then open again next time, which harms nobody.
  }
}

function read(): Closed {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
