import type { CaseStudyDesk, CaseStudyDraft } from '#contract/case-study.ts';
import type { Picture } from '#contract/media.ts';
import { type CaseStudy, newCaseStudy } from '#domain/case-study/document.ts';
import { apply, CannotApply, type Operation } from '#domain/case-study/operations.ts';
import { api } from '#web/lib/browser-api.ts';
import type { Conflict, Journal, Keeper, Keeping, Remote } from './keeper.ts';
import { createEditorStore, type EditorStore } from './store.ts';
import type { PictureShelf } from './use-store.ts';
import type { Claimed } from './window-name.ts';

/** What the page is like before the server has it: the same two sections that the server begins with. */
export function freshDocument(): CaseStudy {
  const names = ['challenge', 'solution'];
  return newCaseStudy(() => names.shift()!);
}

export interface Session {
  store: EditorStore;
  pictures: PictureShelf;
  /** Begins to save; answers how to stop. Browser only. */
  start(hooks: {
    onKeeping(keeping: Keeping): void;
    onConflict(conflict: Conflict): void;
    onBegun(id: string): void;
    onMerged(): void;
  }): () => void;
  /** Null until it has started. */
  keeper(): Keeper | null;
}

/** One opened editor: its document, its pictures, and what saves them. */
export function createSession(desk: CaseStudyDesk, userId: string): Session {
  const onServer = desk.caseStudy;
  let keeper: Keeper | null = null;
  /** Done before the keeper was there. */
  const early: Operation[] = [];
  const store = createEditorStore((onServer?.document as CaseStudy | undefined) ?? freshDocument(), {
    onOperations: (operations) => (keeper ? keeper.add(operations) : early.push(...operations)),
  });

  return {
    store,
    pictures: createShelf(desk),
    keeper: () => keeper,
    start(hooks) {
      let isOver = false;
      let stop = () => {
        isOver = true;
      };
      void prepare(`${userId}:${desk.design.id}`).then(({ name, left, release, createJournal, createKeeper }) => {
        if (isOver) return release();
        const journal = createJournal(localStorage, `${userId}:${desk.design.id}`, name, setTimeout);
        const neighbours = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`bf-case:${desk.design.id}`) : null;
        const start = startFrom(onServer, left);
        const begun = early.splice(0);
        if (start.unsaved.length > 0) {
          const shown = [...start.unsaved, ...begun].reduce(applyWhatFits, start.document);
          store.replace(shown, true);
        }
        keeper = createKeeper({
          remote: remoteFor(desk.design.id),
          start,
          left: start.left,
          journal,
          newId: () => crypto.randomUUID(),
          current: store.document,
          onMerged(document) {
            store.replace(document, true);
            hooks.onMerged();
          },
          onChange(keeping) {
            if (keeping.state === 'saved') neighbours?.postMessage('saved');
            hooks.onKeeping(keeping);
          },
          onConflict: hooks.onConflict,
          onBegun: hooks.onBegun,
        });
        if (begun.length > 0) keeper.add(begun);
        const sendNow = () => void keeper?.flush();
        const look = () => void keeper?.look();
        // Windows of this browser tell each other at once; those elsewhere are asked about when somebody comes back.
        if (neighbours) neighbours.onmessage = look;
        const onLeave = () => {
          journal.flush();
          if (document.visibilityState === 'hidden') sendNow();
          else look();
        };
        addEventListener('online', sendNow);
        addEventListener('focus', look);
        addEventListener('pagehide', onLeave);
        document.addEventListener('visibilitychange', onLeave);
        stop = () => {
          isOver = true;
          neighbours?.close();
          removeEventListener('online', sendNow);
          removeEventListener('focus', look);
          removeEventListener('pagehide', onLeave);
          document.removeEventListener('visibilitychange', onLeave);
          sendNow();
          journal.flush();
          keeper?.stop();
          keeper = null;
          release();
        };
      });
      return () => stop();
    },
  };
}

/** What saves arrives while the page can be written on already; until then edits wait. */
async function prepare(scope: string): Promise<Claimed & Saving> {
  const [{ claimWindow }, { createJournal }, { createKeeper }] = await Promise.all([
    import('./window-name.ts'),
    import('./journal.ts'),
    import('./keeper.ts'),
  ]);
  return { ...(await claimWindow(localStorage, scope)), createJournal, createKeeper };
}

interface Saving {
  createJournal: typeof import('./journal.ts').createJournal;
  createKeeper: typeof import('./keeper.ts').createKeeper;
}

type LeftBehind = (Journal & { base: CaseStudy | null }) | null;

/** Where saving goes on: from the server's page, or from the one that unsaved edits were made on. */
function startFrom(onServer: CaseStudyDraft | null, left: LeftBehind) {
  const unsaved = [...(left?.sent?.operations ?? []), ...(left?.pending ?? [])];
  const known = {
    id: onServer?.id ?? null,
    revision: onServer?.revision ?? 0,
    document: (onServer?.document as CaseStudy | undefined) ?? freshDocument(),
  };
  if (!left || unsaved.length === 0) return { ...known, left: null, unsaved: [] };
  // Of an older page, and that page is here: what others saved since is merged, as if this window had never slept.
  if (left.base && left.revision <= known.revision) {
    // Written before the server had the page: it begins at revision 1.
    const revision = Math.max(left.revision, known.id ? 1 : 0);
    return { id: known.id, revision, document: left.base, left, unsaved };
  }
  return {
    ...known,
    left: { ...left, sent: null, pending: unsaved.filter((one) => fits(known.document, one)) },
    unsaved,
  };
}

function fits(document: CaseStudy, operation: Operation): boolean {
  return applyWhatFits(document, operation) !== document;
}

function applyWhatFits(document: CaseStudy, operation: Operation): CaseStudy {
  try {
    return apply(document, operation);
  } catch (error) {
    if (error instanceof CannotApply) return document;
    throw error;
  }
}

function remoteFor(submissionId: string): Remote {
  return {
    begin: () => api('POST /api/case-studies', { body: { submissionId } }),
    read: (id) => api('GET /api/case-studies/:id', { params: { id } }),
    save: (id, { batch, base, operations }) =>
      api('POST /api/case-studies/:id/changes', {
        params: { id },
        body: { batch, base, operations: operations.map(withoutBefore) as never },
      }),
    changes: (id, since) => api('GET /api/case-studies/:id/changes', { params: { id }, query: { since } }),
    setAside: (id, label, document) =>
      api('POST /api/case-studies/:id/versions', { params: { id }, body: { label, document: document as never } }),
  };
}

/** What a value was before is the server's to know. */
function withoutBefore(operation: Operation): unknown {
  return 'from' in operation ? { ...operation, from: undefined } : operation;
}

const ASK_AGAIN_MS = 800;

function createShelf(desk: CaseStudyDesk): PictureShelf {
  let pictures: Record<string, Picture> = { ...desk.pictures };
  for (const { picture } of desk.design.frames) pictures[picture.mediaId] ??= picture;
  const listeners = new Set<() => void>();

  function set(picture: Picture) {
    pictures = { ...pictures, [picture.mediaId]: picture };
    for (const listener of listeners) listener();
    if (picture.state !== 'processing') return;
    setTimeout(() => {
      api('GET /api/media/:id', { params: { id: picture.mediaId } }).then(set, () => set(picture));
    }, ASK_AGAIN_MS);
  }
  return {
    get: () => pictures,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: set,
  };
}
