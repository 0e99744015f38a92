import type { CaseStudyEditorData } from '#contract/case-study.ts';
import type { Picture } from '#contract/media.ts';
import { type CaseStudy, newCaseStudy } from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { createEditorStore, type EditorStore } from '../document/store.ts';
import type { PictureStore } from '../document/use-store.ts';
import type { OperationSaver } from './operation-saver.ts';
import { type Hooks, startSaving } from './saving.ts';

/** The page before the server has it: the same two sections with which the server creates a page. */
export function initialDocument(): CaseStudy {
  const names = ['challenge', 'solution'];
  return newCaseStudy(() => names.shift()!);
}

export interface Session {
  store: EditorStore;
  pictures: PictureStore;
  /** Starts saving, in the browser only. Returns a function that stops it. */
  start(hooks: Hooks): () => void;
  /** Null until saving has started. */
  saver(): OperationSaver | null;
}

/** One opened editor: its document, its pictures, and what saves them. */
export function createSession(desk: CaseStudyEditorData, userId: string): Session {
  const onServer = desk.caseStudy;
  let saver: OperationSaver | null = null;
  /** Operations done before the saver was ready. */
  const early: Operation[] = [];
  const store = createEditorStore((onServer?.document as CaseStudy | undefined) ?? initialDocument(), {
    onOperations: (operations) => (saver ? saver.add(operations) : early.push(...operations)),
  });

  return {
    store,
    pictures: createPictureStore(desk),
    saver: () => saver,
    start(hooks) {
      let isOver = false;
      let stop: () => void = () => undefined;
      // Edits wait until the window has its name.
      const begin = async () => {
        const [designId, fresh] = [desk.design.id, initialDocument()];
        const setSaver = (now: OperationSaver | null) => {
          saver = now;
        };
        stop = await startSaving({ designId, userId, onServer, fresh, store, early, hooks, setSaver: setSaver });
        if (isOver) stop();
      };
      void begin();
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}

const POLL_MS = 800;

function createPictureStore(desk: CaseStudyEditorData): PictureStore {
  let pictures: Record<string, Picture> = { ...desk.pictures };
  for (const { picture } of desk.design.frames) pictures[picture.mediaId] ??= picture;
  const listeners = new Set<() => void>();

  function set(picture: Picture) {
    pictures = { ...pictures, [picture.mediaId]: picture };
    for (const listener of listeners) listener();
    if (picture.state !== 'processing') return;
    setTimeout(() => {
      api('GET /api/media/:id', { params: { id: picture.mediaId } }).then(set, () => set(picture));
    }, POLL_MS);
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
