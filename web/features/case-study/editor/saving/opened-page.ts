import type { CaseStudyEditorData } from '#contract/case-study.ts';
import type { Picture } from '#contract/media.ts';
import { type CaseStudy, newCaseStudy } from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { followPicture } from '#web/lib/api/follow-picture.ts';
import { createSignal } from '#web/lib/page/signal.ts';
import { createEditorStore, type EditorStore } from '../document/store.ts';
import type { PictureStore } from '../document/use-store.ts';
import type { OperationSaver } from './operation-saver.ts';
import { type Hooks, startSaving } from './saving.ts';

export interface OpenedPage {
  store: EditorStore;
  pictures: PictureStore;
  /** Starts saving, in the browser only. Returns a function that stops it. */
  start(hooks: Hooks): () => void;
  /** Null until saving has started. */
  saver(): OperationSaver | null;
}

/** A case study in the editor: its document, its pictures, and what saves them. */
export function openPage(data: CaseStudyEditorData, userId: string): OpenedPage {
  const onServer = data.caseStudy;
  let saver: OperationSaver | null = null;
  let closing = new AbortController();
  /** Operations done before the saver was ready. */
  const early: Operation[] = [];
  const store = createEditorStore((onServer?.document as CaseStudy | undefined) ?? newCaseStudy(), {
    onOperations: (operations) => (saver ? saver.add(operations) : early.push(...operations)),
  });

  return {
    store,
    pictures: createPictureStore(data, () => closing.signal),
    saver: () => saver,
    start(hooks) {
      let isOver = false;
      closing = new AbortController();
      let stop: () => void = () => undefined;
      // Edits wait until the window has its name.
      const begin = async () => {
        const [designId, fresh] = [data.design.id, newCaseStudy()];
        const setSaver = (now: OperationSaver | null) => {
          saver = now;
        };
        stop = await startSaving({ designId, userId, onServer, fresh, store, early, hooks, setSaver });
        if (isOver) stop();
      };
      void begin();
      return () => {
        isOver = true;
        closing.abort();
        stop();
      };
    },
  };
}

function createPictureStore(data: CaseStudyEditorData, closing: () => AbortSignal): PictureStore {
  let pictures: Record<string, Picture> = { ...data.pictures };
  for (const { picture } of data.design.frames) pictures[picture.mediaId] ??= picture;
  const changed = createSignal();

  function set(picture: Picture) {
    pictures = { ...pictures, [picture.mediaId]: picture };
    changed.send();
  }
  async function follow({ mediaId }: Picture) {
    for await (const now of followPicture(mediaId, { signal: closing(), isKnown: true })) if (now !== 'lost') set(now);
  }
  return {
    get: () => pictures,
    subscribe: changed.subscribe,
    add(picture) {
      set(picture);
      if (picture.state === 'processing') void follow(picture);
    },
  };
}
