import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import type { Frame } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';

/** What is known of a picture; `lost` is one that is no longer there. */
export type Known = Picture | 'lost';

interface Pictures {
  known: ReadonlyMap<string, Known>;
  /** Addresses of files from this device, or of a frame as it was drawn, shown until the server's own sizes are made. */
  local: ReadonlyMap<string, string>;
}

export const PicturesContext = createContext<Pictures>({ known: new Map(), local: new Map() });

/** A picture by its id, drawn again as more sizes of it are made. */
export function usePicture(mediaId: string): { picture: Known | null; localUrl: string | null } {
  const { known, local } = use(PicturesContext);
  return { picture: known.get(mediaId) ?? null, localUrl: local.get(mediaId) ?? null };
}

/** It will never be shown: it cannot be read, or is no longer there. */
export function isDamaged(picture: Known | null | undefined): picture is 'lost' | (Picture & { state: 'failed' }) {
  return picture === 'lost' || picture?.state === 'failed';
}

/** The chosen frames with a damaged picture: a design cannot be submitted with them. */
export function useDamagedFrames(frames: readonly Frame[]): readonly Frame[] {
  const { known } = use(PicturesContext);
  return frames.filter((frame) => frame.selected && isDamaged(known.get(frame.mediaId)));
}

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 5_000;

/** Keeps asking for the pictures of a draft until each is encoded, failed or gone. */
export function usePictures(mediaIds: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [local, setLocal] = useState<ReadonlyMap<string, string>>(new Map());
  const rounds = useRef(0);
  const wanted = mediaIds.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures are worth asking for soon again.
  useEffect(() => {
    rounds.current = 0;
  }, [wanted]);

  useEffect(() => {
    const ids = wanted ? [...new Set(wanted.split(' '))] : [];
    const open = ids.filter((id) => isOpen(known.get(id)));
    if (open.length === 0) return;
    const isFirst = open.some((id) => !known.has(id)) && rounds.current === 0;
    const wait = isFirst ? 0 : Math.min(FIRST_WAIT_MS * 1.5 ** rounds.current, LONGEST_WAIT_MS);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      rounds.current += 1;
      const answers = await Promise.all(open.map((id) => ask(id, controller.signal)));
      if (controller.signal.aborted) return;
      setKnown((before) => {
        const after = new Map(before);
        for (const [n, answer] of answers.entries()) if (answer) after.set(open[n]!, answer);
        return after;
      });
    }, wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, known]);

  const learn = useCallback((picture: Picture, file: Blob) => {
    setKnown((before) => new Map(before).set(picture.mediaId, picture));
    setLocal((before) => new Map(before).set(picture.mediaId, URL.createObjectURL(file)));
  }, []);

  const standIn = useCallback(
    (mediaId: string, url: string) => setLocal((before) => new Map(before).set(mediaId, url)),
    [],
  );

  const urls = useRef(local);
  urls.current = local;
  useEffect(() => () => urls.current.forEach((url) => void URL.revokeObjectURL(url)), []);

  return { known, local, learn, standIn };
}

function isOpen(known: Known | undefined): boolean {
  return !known || (known !== 'lost' && known.state === 'processing');
}

/** The picture, `lost`, or null when the server could not be asked: another round follows. */
async function ask(id: string, signal: AbortSignal): Promise<Known | null> {
  try {
    return await api('GET /api/media/:id', { params: { id } }, { signal });
  } catch (error) {
    return error instanceof ApiError && error.code === 'media_not_found' ? 'lost' : null;
  }
}
