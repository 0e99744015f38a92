import { deviceStore } from '#web/lib/unsent/device.ts';

/**
 * Maximum number of briefs whose closed sections this device remembers. The one unchanged for longest is removed first.
 */
const BRIEFS_MAX = 40;

type Closed = [briefId: string, sections: string[]][];

/** One entry for all people who use this device. */
const store = deviceStore<Closed>('closed-sections', '', (found) => (Array.isArray(found) ? found : null));
const ALL = 'all';

/** The sections of a brief that were closed on this device. */
export function closedSections(briefId: string): string[] {
  return read().find(([id]) => id === briefId)?.[1] ?? [];
}

export function rememberSection(briefId: string, section: string, open: boolean): void {
  const others = closedSections(briefId).filter((id) => id !== section);
  const now = open ? others : [...others, section];
  const rest = read().filter(([id]) => id !== briefId);
  const sections: Closed = now.length > 0 ? [...rest, [briefId, now]] : rest;
  store.write(ALL, sections.slice(-BRIEFS_MAX));
}

function read(): Closed {
  return store.read(ALL) ?? [];
}
