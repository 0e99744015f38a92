import type { PartialBriefContent } from '#domain/brief/content.ts';
import { briefSectionIds, sectionHasBegun } from '#domain/brief/sections.ts';

export interface Draft {
  attempt: number;
  content: PartialBriefContent;
}

export interface DraftThrottle {
  /** Accepts the newest draft. Older drafts that are not stored yet are skipped. */
  offer(draft: Draft): void;
  /** Stops, and resolves after the last write, so that no draft is stored after the generation has ended. */
  close(): Promise<void>;
}

/** The changes that a reader notices at once: a new attempt, the title, the start of a section. */
function landmarks({ attempt, content }: Draft): string {
  const begun = briefSectionIds.filter((id) => sectionHasBegun(content, id));
  return [attempt, Object.keys(content).length > 1, ...begun].join();
}

/**
 * Throttles the storing of drafts, one write at a time: changes that a reader notices are stored at once, others at most every
 * `everyMs`. `save` handles its own errors.
 */
export function createDraftThrottle(save: (draft: Draft) => Promise<void>, everyMs: number): DraftThrottle {
  let pending: Draft | null = null;
  let saving: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  let seen = '';
  let closed = false;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (closed || saving || !pending) return;
    const draft = pending;
    pending = null;
    lastAt = performance.now();
    seen = landmarks(draft);
    saving = save(draft).finally(() => {
      saving = null;
      plan();
    });
  };

  const plan = (): void => {
    if (closed || saving || !pending) return;
    if (landmarks(pending) !== seen) write();
    else timer ??= setTimeout(write, Math.max(0, lastAt + everyMs - performance.now()));
  };

  return {
    offer(draft) {
      pending = draft;
      plan();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await saving;
    },
  };
}
