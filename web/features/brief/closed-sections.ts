import { deviceStore } from '#web/lib/unsent/device.ts';

/** Briefs whose closed sections are remembered on this device; the longest untouched is forgotten first. */
const BRIEFS_KEPT = 40;

type Closed = [briefId: string, sections: string[]][];

/** Of everybody who reads on this device. */
const store = deviceStore<Closed>('closed-sections', '', (found) => (Array.isArray(found) ? found : null));
const ALL = 'all';

/** The sections of a brief that this device's reader has closed. */
export function closedSections(briefId: string): string[] {
  return read().find(([id]) => id === briefId)?.[1] ?? [];
}

export function rememberSection(briefId: string, section: string, open: boolean): void {
  const others = closedSections(briefId).filter((id) => id !== section);
  const now = open ? others : [...others, section];
  const rest = read().filter(([id]) => id !== briefId);
  const kept: Closed = now.length > 0 ? [...rest, [briefId, now]] : rest;
  store.write(ALL, kept.slice(-BRIEFS_KEPT));
}

function read(): Closed {
  return store.read(ALL) ?? [];
}
