import type { CaseStudy } from '#domain/case-study/document.ts';
import { migrate, migrateOperation } from '#domain/case-study/migrate.ts';
import { deviceStore } from '#web/lib/unsent/device.ts';
import type { Journal } from './operation-saver.ts';

/** A crash of the tab loses at most this much typing. */
export const WRITE_EVERY_MS = 250;

/** A journal, and the document on which its edits were made. */
export interface Leftover extends Journal {
  base: CaseStudy | null;
}

/**
 * The edits on this device that are not on the server yet. Each window has its own name, so two windows never overwrite
 * each other; the next window finds what a closed one left.
 */
export function journals(scope: string) {
  const edits = deviceStore<Journal>('case', scope, asJournal);
  const bases = deviceStore<CaseStudy>('case:base', scope, (found) => (found ? migrate(found) : null));

  function clear(window: string) {
    edits.clear(window);
    bases.clear(window);
  }

  return {
    /** Names of windows with unsaved edits. */
    windows: edits.ids,
    read(window: string): Leftover | null {
      const left = edits.read(window);
      return left && { ...left, base: bases.read(window) };
    },
    /** The journal of one window, written a few times a second. */
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
        // A base that cannot be saved is removed: then the edits are applied to the server's page. With an older base
        // they would be applied in the wrong places.
        if (base !== writtenBase && !bases.write(window, base)) bases.clear(window);
        writtenBase = base;
        edits.write(window, journal);
      }

      return {
        write(journal: Journal | null, base: CaseStudy) {
          if (!latest) setTimeout(flush, WRITE_EVERY_MS);
          latest = { journal, base };
        },
        /** Writes at once, for example before the page is closed. */
        flush,
      };
    },
  };
}

function asJournal(found: unknown): Journal | null {
  const { revision, pending } = found as Journal;
  if (typeof revision !== 'number' || !Array.isArray(pending)) return null;
  return { ...(found as Journal), pending: pending.map(migrateOperation) };
}
