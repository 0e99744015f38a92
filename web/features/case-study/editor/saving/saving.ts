import { v4 as newId } from 'uuid';
import type { CaseStudyDraft } from '#contract/case-study.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { applyIfPossible, type Operation, withoutBefore } from '#domain/case-study/operations.ts';
import { reuseUnchanged } from '#domain/case-study/reuse-unchanged.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { onChanceToSend } from '#web/lib/unsent/chance-to-send.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import type { EditorStore } from '../document/store.ts';
import { journals } from './journal.ts';
import {
  type Conflict,
  createOperationSaver,
  type Journal,
  type OperationSaver,
  type Remote,
} from './operation-saver.ts';
import { claimWindow } from './window-name.ts';

export interface Hooks {
  onSaving(saving: Saving): void;
  onConflict(conflict: Conflict | null): void;
  onCreated(id: string): void;
  onMerged(): void;
}

interface Parts {
  designId: string;
  userId: string;
  onServer: CaseStudyDraft | null;
  /** The page before the server has one. */
  fresh: CaseStudy;
  store: EditorStore;
  /** Operations that were done before saving started. */
  early: Operation[];
  hooks: Hooks;
  setSaver(keeper: OperationSaver | null): void;
}

/** Starts to save the store's operations. Returns a function that stops it. */
export async function startSaving({ designId, userId, onServer, fresh, store, early, hooks, setSaver }: Parts) {
  const windowJournals = journals(`${userId}:${designId}`);
  const { name, left, release } = await claimWindow(windowJournals);
  const journal = windowJournals.of(name);
  const otherWindows = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`bf-case:${designId}`) : null;
  const start = startFrom(onServer, fresh, left);
  const firstOperations = early.splice(0);
  if (start.unsaved.length > 0) {
    const shown = [...start.unsaved, ...firstOperations].reduce(applyIfPossible, start.document);
    store.replace(shown, true);
  }
  const saver = createOperationSaver({
    remote: remoteFor(designId),
    start,
    leftover: start.left,
    journal,
    newId: () => newId(),
    current: store.document,
    show: (document) => store.replace(document, true),
    onMerged: hooks.onMerged,
    onChange(saving) {
      if (saving.state === 'saved') otherWindows?.postMessage('saved');
      hooks.onSaving(saving);
    },
    onConflict: hooks.onConflict,
    onCreated: hooks.onCreated,
  });
  setSaver(saver);
  if (firstOperations.length > 0) saver.add(firstOperations);
  const checkForSaves = () => void saver.look();
  // Windows of one browser notify each other at once. Saves from other browsers are loaded when this window gets the
  // focus.
  if (otherWindows) otherWindows.onmessage = checkForSaves;
  const onLeave = () => {
    journal.flush();
    if (document.visibilityState !== 'hidden') checkForSaves();
  };
  const stopListening = onChanceToSend(() => void saver.sendEdits());
  addEventListener('focus', checkForSaves);
  addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onLeave);
  return () => {
    stopListening();
    removeEventListener('focus', checkForSaves);
    removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onLeave);
    if (otherWindows) otherWindows.onmessage = null;
    // The channel stays open until the last save, so that other windows are notified of it.
    void saver.sendEdits().finally(() => otherWindows?.close());
    journal.flush();
    saver.stop();
    setSaver(null);
    release();
  };
}

type UnsavedEdits = (Journal & { base: CaseStudy | null }) | null;

/** The base for saving: the server's page, or the document on which the unsaved edits were made. */
function startFrom(onServer: CaseStudyDraft | null, fresh: CaseStudy, left: UnsavedEdits) {
  const unsaved = [...(left?.sent?.operations ?? []), ...(left?.pending ?? [])];
  const known = {
    id: onServer?.id ?? null,
    revision: onServer?.revision ?? 0,
    document: (onServer?.document as CaseStudy | undefined) ?? fresh,
  };
  if (!left || unsaved.length === 0) return { ...known, left: null, unsaved: [] };
  // The edits have their base document, so what others saved since then is merged as usual.
  if (left.base && left.revision <= known.revision) {
    // Edits from before the page was created on the server start at revision 1.
    const revision = Math.max(left.revision, known.id ? 1 : 0);
    return { id: known.id, revision, document: reuseUnchanged(known.document, left.base), left, unsaved };
  }
  return {
    ...known,
    left: { ...left, sent: null, pending: unsaved.filter((one) => canApply(known.document, one)) },
    unsaved,
  };
}

function canApply(document: CaseStudy, operation: Operation): boolean {
  return applyIfPossible(document, operation) !== document;
}

function remoteFor(submissionId: string): Remote {
  return {
    create: () => api('POST /api/case-studies', { body: { submissionId } }),
    read: (id) => api('GET /api/case-studies/:id', { params: { id } }),
    save: (id, { batch, revision, operations }) =>
      api('POST /api/case-studies/:id/changes', {
        params: { id },
        body: { batch, revision, operations: operations.map(withoutBefore) as never },
      }),
    changes: (id, since) => api('GET /api/case-studies/:id/changes', { params: { id }, query: { since } }),
    setAside: (id, label, document) =>
      api('POST /api/case-studies/:id/versions', { params: { id }, body: { label, document: document as never } }),
  };
}
