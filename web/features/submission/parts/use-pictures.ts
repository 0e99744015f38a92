import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import type { Frame } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';

/** The state of a picture; `lost` means that it no longer exists. */
export type Known = Picture | 'lost';

interface Pictures {
  known: ReadonlyMap<string, Known>;
  /**
   * Addresses of local files, or of frames as rendered by the service, shown until the server's own sizes are encoded.
   */
  local: ReadonlyMap<string, string>;
}

export const PicturesContext = createContext<Pictures>({ known: new Map(), local: new Map() });

/** A picture by its id. Renders again when more of its sizes are encoded. */
export function usePicture(mediaId: string): { picture: Known | null; localUrl: string | null } {
  const { known, local } = use(PicturesContext);
  return { picture: known.get(mediaId) ?? null, localUrl: local.get(mediaId) ?? null };
}

/** The picture will never show: it cannot be read, or no longer exists. */
export function isDamaged(picture: Known | null | undefined): picture is 'lost' | (Picture & { state: 'failed' }) {
  return picture === 'lost' || picture?.state === 'failed';
}

/** The chosen frames with a damaged picture. A design cannot be submitted with them. */
export function useDamagedFrames(frames: readonly Frame[]): readonly Frame[] {
  const { known } = use(PicturesContext);
  return frames.filter((frame) => frame.selected && isDamaged(known.get(frame.mediaId)));
}

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 5_000;

/** Asks for the pictures of a draft until each is encoded, failed or lost. */
export function usePictures(mediaIds: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [local, setLocal] = useState<ReadonlyMap<string, string>>(new Map());
  const rounds = useRef(0);
  const wanted = mediaIds.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: new pictures start with a short wait again.
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

  const addPicture = useCallback((picture: Picture, file: Blob) => {
    setKnown((before) => new Map(before).set(picture.mediaId, picture));
    setLocal((before) => new Map(before).set(picture.mediaId, URL.createObjectURL(file)));
  }, []);

  const addPreview = useCallback(
    (mediaId: string, url: string) => setLocal((before) => new Map(before).set(mediaId, url)),
    [],
  );

  const urls = useRef(local);
  urls.current = local;
  useEffect(() => () => urls.current.forEach((url) => void URL.revokeObjectURL(url)), []);

  return { known, local, addPicture, addPreview };
}

function isOpen(known: Known | undefined): boolean {
  return !known || (known !== 'lost' && known.state === 'processing');
}

/** Returns the picture, `lost`, or null if the server did not answer; then another round follows. */
async function ask(id: string, signal: AbortSignal): Promise<Known | null> {
  try {
    return await api('GET /api/media/:id', { params: { id } }, { signal });
  } catch (error) {
    return error instanceof ApiError && error.code === 'media_not_found' ? 'lost' : null;
  }
}
