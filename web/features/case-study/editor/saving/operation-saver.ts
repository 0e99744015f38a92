import type { CaseStudyDraft } from '#contract/case-study.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { mergeTyping } from '#domain/case-study/history.ts';
import { OPERATIONS_A_SAVE } from '#domain/case-study/limits.ts';
import { apply, applyIfPossible, type Operation } from '#domain/case-study/operations.ts';
import { rebase } from '#domain/case-study/rebase.ts';
import { ApiError, networkError } from '#web/lib/api/api-error.ts';
import { createSaver, isConflict, isRefusal, type Saving } from '#web/lib/unsent/saver.ts';

/** Two windows changed the same thing. Both copies are complete, and a person chooses. */
export interface Conflict {
  /** This window's edits that are not on the server. */
  operations: readonly Operation[];
  theirs: CaseStudy;
  theirOperations: readonly Operation[];
  revision: number;
  updatedAt: string;
}

export interface Sent {
  batch: string;
  operations: readonly Operation[];
}

/** Stored on this device until the server has it. */
export interface Journal {
  /** Null until the server has created the page. */
  id: string | null;
  revision: number;
  sent: Sent | null;
  pending: readonly Operation[];
}

/** The requests that a saver makes. Each rejects with an ApiError. */
export interface Remote {
  create(): Promise<CaseStudyDraft>;
  read(id: string): Promise<CaseStudyDraft>;
  save(
    id: string,
    body: { batch: string; revision: number; operations: readonly Operation[] },
  ): Promise<{ revision: number; savedAt: string }>;
  changes(id: string, since: number): Promise<{ isComplete: boolean; changes: { operations: unknown[] }[] }>;
  setAside(id: string, label: string, document: CaseStudy): Promise<unknown>;
}

/** The copy to continue with, and the copy to store in the history under a label. */
interface Choice {
  document: CaseStudy;
  setAside: CaseStudy | null;
  label: string;
}

interface Parts {
  remote: Remote;
  /** The page on the server; `id` is null where there is none yet. */
  start: { id: string | null; revision: number; document: CaseStudy };
  /** Unsent edits of an earlier page load of this window. */
  leftover: Journal | null;
  journal: { write(journal: Journal | null, base: CaseStudy): void };
  newId: () => string;
  /** The document on screen. */
  current: () => CaseStudy;
  /** The screen shows this document from now on. */
  show(document: CaseStudy): void;
  /** Saves of other windows were merged. */
  onMerged(): void;
  onChange(saving: Saving): void;
  /** A person has to choose; null once they have chosen. */
  onConflict(conflict: Conflict | null): void;
  /** The server has given the page its id. */
  onCreated(id: string): void;
}

/** Maximum number of merges in a row, for windows that keep saving at the same time. */
const REBASES_MAX = 20;

export type OperationSaver = ReturnType<typeof createOperationSaver>;

/** Saves a page as operations: one batch at a time, merged with what other windows saved meanwhile. */
export function createOperationSaver(parts: Parts) {
  let { id, revision, document: base } = parts.start;
  let sent: Sent | null = parts.leftover?.sent ?? null;
  let pending: Operation[] = [...(parts.leftover?.pending ?? [])];
  let rebases = 0;
  /** Edits since a person chose a copy, for example a picture that arrives. */
  let sinceChoice: Operation[] | null = null;

  const unsaved = () => [...(sent?.operations ?? []), ...pending];
  const writeJournal = () =>
    parts.journal.write(sent || pending.length > 0 ? { id, revision, sent, pending } : null, base);

  function wait(operations: readonly Operation[]) {
    for (const one of operations) {
      const last = pending.at(-1);
      const merged = last && mergeTyping(last, one);
      if (merged) pending[pending.length - 1] = merged;
      else pending.push(one);
    }
  }

  const saver = createSaver({
    isWaiting: () => id === null || sent !== null || pending.length > 0,
    send: () => (id ? saveBatch(id) : createPage()),
    onChange: parts.onChange,
  });

  async function createPage(): Promise<null> {
    const made = await parts.remote.create();
    // If another window created the page first, its saves since revision 1 are merged like any others.
    id = made.id;
    revision = 1;
    parts.onCreated(made.id);
    return null;
  }

  async function saveBatch(page: string): Promise<string | null> {
    sent ??= { batch: parts.newId(), operations: pending.splice(0, OPERATIONS_A_SAVE) };
    const { batch, operations } = sent;
    writeJournal();
    try {
      const saved = await parts.remote.save(page, { batch, revision, operations });
      base = operations.reduce(apply, base);
      revision = saved.revision;
      sent = null;
      rebases = 0;
      writeJournal();
      return saved.savedAt;
    } catch (error) {
      if (isRefusal(error)) return tryWhole(error);
      if (!isConflict(error)) throw error;
      rebases += 1;
      if (rebases <= REBASES_MAX) await catchUp(page);
      else {
        rebases = 0;
        throw networkError();
      }
      return null;
    }
  }

  /**
   * Of several edits, one may be refused although the page that results from all is right. That page is then sent.
   * @throws the refusal of a single edit
   */
  function tryWhole(refusal: unknown): null {
    const hasNewer = pending.length > 0;
    const all = unsaved();
    [sent, pending] = [null, []];
    wait(all);
    const isSingle = pending.length === 1;
    if (!isSingle) pending = [{ kind: 'replace', from: base, to: parts.current() }];
    writeJournal();
    if (isSingle && !hasNewer) throw refusal;
    return null;
  }

  /** Applies this window's edits on top of what others saved. @throws where a person has to choose */
  async function catchUp(page: string): Promise<void> {
    const { isComplete, changes } = await parts.remote.changes(page, revision);
    if (isComplete && changes.length === 0) return;
    const theirOperations = changes.flatMap(({ operations }) => operations as Operation[]);
    const mine = unsaved();
    const merged = isComplete ? rebase(base, mine, theirOperations) : null;
    if (merged?.merged) {
      base = theirOperations.reduce(apply, base);
      revision += changes.length;
      sent = null;
      pending = merged.operations;
      writeJournal();
      parts.show(merged.document);
      return parts.onMerged();
    }
    const theirs = await parts.remote.read(page);
    parts.onConflict({
      operations: mine,
      theirs: theirs.document as CaseStudy,
      theirOperations,
      revision: theirs.revision,
      updatedAt: theirs.updatedAt,
    });
    throw new ApiError('moved_on', 'The same place was changed in another window.');
  }

  const flush = async () => ((await saver.flush()) ? { id: id!, revision } : null);

  if (unsaved().length > 0) saver.changed(0);

  return {
    add(operations: readonly Operation[]) {
      sinceChoice?.push(...operations);
      wait(operations);
      writeJournal();
      saver.unblock('refused');
      saver.changed();
    },
    /** Sends the waiting edits, and first creates a new page. Resolves to the page's id and the revision that includes them, or null where that failed. */
    flush,
    /** Sends the waiting edits, if there are any: a page that was only looked at is not created. */
    async sendEdits() {
      if (unsaved().length > 0) await saver.flush();
    },
    /** Merges what other windows have saved meanwhile, if there is anything. */
    async look() {
      const page = id;
      if (page) await saver.look(() => catchUp(page));
    },
    /** Continues with one of the two copies; the other is in the history. */
    async resolve(conflict: Conflict, { document, setAside, label }: Choice) {
      sinceChoice = [];
      if (setAside) await parts.remote.setAside(id!, label, setAside);
      const shown = sinceChoice.reduce(applyIfPossible, document);
      sinceChoice = null;
      revision = conflict.revision;
      base = conflict.theirs;
      sent = null;
      pending = shown === conflict.theirs ? [] : [{ kind: 'replace', from: conflict.theirs, to: shown }];
      writeJournal();
      parts.show(shown);
      // Sending may meet the next conflict.
      parts.onConflict(null);
      saver.unblock('moved_on', conflict.updatedAt);
      await flush();
    },
    stop: saver.stop,
  };
}
