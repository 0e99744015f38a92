import type { CaseStudy } from '#domain/case-study/document.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import type { Journal } from './keeper.ts';

/** A crash of the tab costs at most this much typing. */
export const WRITE_EVERY_MS = 250;

/** A journal, and the document that its edits were made on. */
export interface Left extends Journal {
  base: CaseStudy | null;
}

/**
 * What the windows of one page have not saved yet, on this device. Each window has a name of its own, so two never write over each
 * other; what a window left behind is found by the next one.
 */
export function journals(scope: string) {
  const edits = deviceStore<Journal>('case', scope, asJournal);
  const bases = deviceStore<CaseStudy>('case:base', scope, (found) => found as CaseStudy | null);

  function clear(window: string) {
    edits.clear(window);
    bases.clear(window);
  }

  return {
    /** Names of windows that left something. */
    windows: edits.ids,
    read(window: string): Left | null {
      const left = edits.read(window);
      return left && { ...left, base: bases.read(window) };
    },
    clear,
    /** What one window writes, a few times a second. */
    of(window: string) {
      let latest: { journal: Journal | null; base: CaseStudy } | null = null;
      let writtenBase: CaseStudy | null = null;

      function flush() {
        if (!latest) return;
        const { journal, base } = latest;
        latest = null;
        if (!journal) {
          clear(window);
          writtenBase = null;
          return;
        }
        // Edits without their document go on with the server's; with an older one they would be put in the wrong places.
        if (base !== writtenBase && !bases.write(window, base)) bases.clear(window);
        writtenBase = base;
        edits.write(window, journal);
      }

      return {
        write(journal: Journal | null, base: CaseStudy) {
          if (!latest) setTimeout(flush, WRITE_EVERY_MS);
          latest = { journal, base };
        },
        /** Writes what waits: the page is about to go. */
        flush,
      };
    },
  };
}

function asJournal(found: unknown): Journal | null {
  const { revision, pending } = found as Journal;
  return typeof revision === 'number' && Array.isArray(pending) ? (found as Journal) : null;
}
