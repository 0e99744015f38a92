import type { PartialBriefContent } from '#domain/brief/content.ts';
import { briefSectionIds, sectionHasBegun } from '#domain/brief/sections.ts';

export interface Draft {
  attempt: number;
  content: PartialBriefContent;
}

export interface DraftKeeper {
  /** Takes the newest draft; older ones that were not stored yet are skipped. */
  offer(draft: Draft): void;
  /** Stops, and resolves when the last write is over, so that nothing arrives after the end. */
  close(): Promise<void>;
}

/** What a reader would notice at once: another attempt, the title, a section that begins. */
function landmarks({ attempt, content }: Draft): string {
  const begun = briefSectionIds.filter((id) => sectionHasBegun(content, id));
  return [attempt, Object.keys(content).length > 1, ...begun].join();
}

/**
 * Stores drafts as they arrive: what a reader would notice at once, the rest at most every `everyMs`, never two writes at
 * a time. `save` handles its own errors.
 */
export function createDraftKeeper(save: (draft: Draft) => Promise<void>, everyMs: number): DraftKeeper {
  let waiting: Draft | null = null;
  let saving: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  let seen = '';
  let closed = false;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (closed || saving || !waiting) return;
    const draft = waiting;
    waiting = null;
    lastAt = performance.now();
    seen = landmarks(draft);
    saving = save(draft).finally(() => {
      saving = null;
      plan();
    });
  };

  const plan = (): void => {
    if (closed || saving || !waiting) return;
    if (landmarks(waiting) !== seen) write();
    else timer ??= setTimeout(write, Math.max(0, lastAt + everyMs - performance.now()));
  };

  return {
    offer(draft) {
      waiting = draft;
      plan();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await saving;
    },
  };
}
