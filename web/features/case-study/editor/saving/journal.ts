import type { CaseStudy } from '#domain/case-study/document.ts';
import type { Journal } from './keeper.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A crash of the tab costs at most this much typing. */
export const WRITE_EVERY_MS = 250;

/** A journal, and the document that its edits were made on. */
export interface Left extends Journal {
  base: CaseStudy | null;
}

/**
 * What one window has not saved yet, on this device. Each window has a name of its own, so two never write over each other;
 * what a window left behind is found by the next one. Storage that is full or forbidden holds nothing.
 */
export function createJournal(
  store: Store,
  scope: string,
  window: string,
  later: (run: () => void, ms: number) => unknown,
) {
  const key = `bf-case:${scope}:${window}`;
  let latest: { journal: Journal | null; base: CaseStudy } | null = null;
  let isPlanned = false;
  let writtenBase: CaseStudy | null = null;

  function flush() {
    isPlanned = false;
    if (!latest) return;
    const { journal, base } = latest;
    latest = null;
    if (!journal) {
      attempt(() => store.removeItem(key));
      attempt(() => store.removeItem(`${key}:base`));
      writtenBase = null;
      return;
    }
    if (base !== writtenBase) {
      attempt(() => store.setItem(`${key}:base`, JSON.stringify(base)));
      writtenBase = base;
    }
    attempt(() => store.setItem(key, JSON.stringify({ ...journal, basedOn: journal.revision })));
  }

  return {
    write(journal: Journal | null, base: CaseStudy) {
      latest = { journal, base };
      if (isPlanned) return;
      isPlanned = true;
      later(flush, WRITE_EVERY_MS);
    },
    /** Writes what waits: the page is about to go. */
    flush,
  };
}

/** Names of windows that left something for this page. */
export function windowsThatLeft(store: Store, scope: string): string[] {
  const prefix = `bf-case:${scope}:`;
  const keys = Array.from({ length: attempt(() => store.length) ?? 0 }, (_, n) => attempt(() => store.key(n)));
  return keys
    .filter((key) => key !== null)
    .filter((key) => key.startsWith(prefix) && !key.endsWith(':base'))
    .map((key) => key.slice(prefix.length));
}

export function readLeft(store: Store, scope: string, window: string): Left | null {
  const key = `bf-case:${scope}:${window}`;
  const journal = parse<Journal>(attempt(() => store.getItem(key)));
  if (!journal || !Array.isArray(journal.pending)) return null;
  return { ...journal, base: parse<CaseStudy>(attempt(() => store.getItem(`${key}:base`))) };
}

export function clearLeft(store: Store, scope: string, window: string) {
  for (const end of ['', ':base']) attempt(() => store.removeItem(`bf-case:${scope}:${window}${end}`));
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse<T>(text: string | null): T | null {
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
