import type { CaseStudyDraft } from '#contract/case-study.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { mergeTyping } from '#domain/case-study/history.ts';
import { OPERATIONS_A_SAVE } from '#domain/case-study/limits.ts';
import { apply, type Operation } from '#domain/case-study/operations.ts';
import { rebase } from '#domain/case-study/rebase.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export type Keeping =
  | { state: 'saved'; at: string | null }
  | { state: 'saving' }
  /** Kept on this device; sent as soon as the server can be reached. */
  | { state: 'offline' }
  /** The session is over. Kept on this device; sent once the person is back. */
  | { state: 'logged_out' }
  /** Refused for good; `message` says why. Kept on this device. */
  | { state: 'refused'; message: string }
  | { state: 'conflict' };

/** Two windows changed the same thing: both copies are whole, and a person chooses. */
export interface Conflict {
  mine: CaseStudy;
  /** Own edits that are not on the server. */
  operations: readonly Operation[];
  theirs: CaseStudy;
  theirOperations: readonly Operation[];
  revision: number;
}

export interface Sent {
  batch: string;
  operations: readonly Operation[];
}

/** What lies on this device until the server has it. */
export interface Journal {
  /** Null while the server has never heard of the page. */
  id: string | null;
  revision: number;
  sent: Sent | null;
  pending: readonly Operation[];
}

/** The calls that a keeper makes. Each rejects with an ApiError. */
export interface Remote {
  begin(): Promise<CaseStudyDraft>;
  read(id: string): Promise<CaseStudyDraft>;
  save(
    id: string,
    body: { batch: string; revision: number; operations: readonly Operation[] },
  ): Promise<{ revision: number; savedAt: string }>;
  changes(id: string, since: number): Promise<{ isComplete: boolean; changes: { operations: unknown[] }[] }>;
  setAside(id: string, label: string, document: CaseStudy): Promise<unknown>;
}

interface Parts {
  remote: Remote;
  /** The page as the server has it; `id` null where it has none yet. */
  start: { id: string | null; revision: number; document: CaseStudy };
  /** What an earlier life of this window left unsent. */
  left: Journal | null;
  journal: { write(journal: Journal | null, base: CaseStudy): void };
  newId: () => string;
  /** The document as it is on screen. */
  current: () => CaseStudy;
  /** What other windows saved was put in: the screen shows this from now on. */
  onMerged(document: CaseStudy): void;
  onChange(keeping: Keeping): void;
  onConflict(conflict: Conflict): void;
  /** The server has given the page its id. */
  onBegun(id: string): void;
  setTimeout?: (run: () => void, ms: number) => unknown;
  clearTimeout?: (timer: never) => void;
}

const TYPING_PAUSE_MS = 600;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;
/** Windows that keep saving at the same time give way to each other in the end. */
const REBASES_MAX = 20;

export interface Keeper {
  add(operations: readonly Operation[]): void;
  /** Sends what waits now; answers the revision with everything in it, or null where that failed. */
  flush(): Promise<number | null>;
  /** Puts in what other windows saved meanwhile, where anything was. A server that is away is asked another time. */
  look(): Promise<void>;
  /** Goes on with one of the two copies; the other is in the history. */
  resolve(
    conflict: Conflict,
    choice: { document: CaseStudy; setAside: CaseStudy | null; label: string },
  ): Promise<void>;
  revision(): number;
  id(): string | null;
  stop(): void;
}

/** Sends edits to the server while somebody works: one batch at a time, merged with what other windows saved meanwhile. */
export function createKeeper(parts: Parts): Keeper {
  const later = parts.setTimeout ?? setTimeout;
  const cancel = parts.clearTimeout ?? clearTimeout;
  let { id, revision, document: base } = parts.start;
  let sent: Sent | null = parts.left?.sent ?? null;
  let pending: Operation[] = [...(parts.left?.pending ?? [])];
  let running: Promise<number | null> | null = null;
  let timer: unknown;
  let retryMs = FIRST_RETRY_MS;
  let isBlocked = false;
  let isLoggedOut = false;
  let isStopped = false;

  const unsaved = () => [...(sent?.operations ?? []), ...pending];
  const note = () => parts.journal.write(sent || pending.length > 0 ? { id, revision, sent, pending } : null, base);

  function plan(ms: number) {
    cancel(timer as never);
    if (!isStopped && !isBlocked && !isLoggedOut) timer = later(() => void flush(), ms);
  }

  async function run(): Promise<number | null> {
    parts.onChange({ state: 'saving' });
    let savedAt: string | null = null;
    try {
      if (!id) await begin();
      for (let rebases = 0; sent || pending.length > 0; ) {
        sent ??= { batch: parts.newId(), operations: take() };
        note();
        try {
          const answer = await parts.remote.save(id!, {
            batch: sent.batch,
            revision,
            operations: sent.operations,
          });
          base = sent.operations.reduce(apply, base);
          ({ revision, savedAt } = answer);
          sent = null;
          retryMs = FIRST_RETRY_MS;
          note();
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'moved_on') throw error;
          rebases += 1;
          if (rebases > REBASES_MAX || !(await catchUp())) return null;
        }
      }
      parts.onChange({ state: 'saved', at: savedAt });
      return revision;
    } catch (error) {
      return give(error);
    }
  }

  function take(): Operation[] {
    return pending.splice(0, OPERATIONS_A_SAVE);
  }

  async function begin() {
    const made = await parts.remote.begin();
    // Where another window was first, what it saved since the beginning is merged like anything else.
    id = made.id;
    revision = 1;
    parts.onBegun(made.id);
  }

  /** Puts own edits on top of what others saved; false where a person has to choose. */
  async function catchUp(): Promise<boolean> {
    const { isComplete, changes } = await parts.remote.changes(id!, revision);
    if (isComplete && changes.length === 0) return true;
    const theirOperations = changes.flatMap(({ operations }) => operations as Operation[]);
    const mine = unsaved();
    if (isComplete) {
      const merged = rebase(base, mine, theirOperations);
      if (merged.merged) {
        base = theirOperations.reduce(apply, base);
        revision += changes.length;
        sent = null;
        pending = merged.operations;
        note();
        parts.onMerged(merged.document);
        return true;
      }
    }
    const theirs = await parts.remote.read(id!);
    isBlocked = true;
    parts.onChange({ state: 'conflict' });
    parts.onConflict({
      mine: parts.current(),
      operations: mine,
      theirs: theirs.document as CaseStudy,
      theirOperations,
      revision: theirs.revision,
    });
    return false;
  }

  function give(error: unknown): null {
    if (!(error instanceof ApiError)) throw error;
    const isFinal = error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
    if (error.status === 401) {
      // Asked again, the server would only have the page ask for the login again, over the hands.
      isLoggedOut = true;
      parts.onChange({ state: 'logged_out' });
    } else if (isFinal) {
      isBlocked = true;
      parts.onChange({ state: 'refused', message: error.message });
    } else {
      parts.onChange({ state: 'offline' });
      plan(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
    return null;
  }

  function flush(): Promise<number | null> {
    cancel(timer as never);
    isLoggedOut = false;
    if (isBlocked) return Promise.resolve(null);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  if (unsaved().length > 0) plan(0);

  return {
    add(operations) {
      for (const one of operations) {
        const last = pending.at(-1);
        const merged = last && mergeTyping(last, one);
        if (merged) pending[pending.length - 1] = merged;
        else pending.push(one);
      }
      note();
      if (!running && !isBlocked && !isLoggedOut) {
        parts.onChange({ state: 'saving' });
        plan(TYPING_PAUSE_MS);
      }
    },
    async flush() {
      const done = await flush();
      return done !== null && pending.length > 0 ? flush() : done;
    },
    async look() {
      if (!id || isBlocked || isLoggedOut || isStopped || running) return;
      running = catchUp()
        .catch((error) => {
          if (!(error instanceof ApiError)) throw error;
        })
        .then(() => revision)
        .finally(() => {
          running = null;
          if (unsaved().length > 0) plan(0);
        });
      await running;
    },
    async resolve(conflict, { document, setAside, label }) {
      if (setAside) await parts.remote.setAside(id!, label, setAside);
      revision = conflict.revision;
      base = conflict.theirs;
      sent = null;
      pending = document === conflict.theirs ? [] : [{ kind: 'replace', from: conflict.theirs, to: document }];
      isBlocked = false;
      note();
      parts.onMerged(document);
      await flush();
    },
    revision: () => revision,
    id: () => id,
    stop() {
      isStopped = true;
      cancel(timer as never);
    },
  };
}
