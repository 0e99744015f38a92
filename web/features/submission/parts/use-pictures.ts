import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import type { Frame } from '#contract/submission-draft.ts';
import { followPicture } from '#web/lib/api/follow-picture.ts';

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

/** Asks for the pictures of a draft until each is encoded, failed or lost. */
export function usePictures(mediaIds: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [local, setLocal] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = mediaIds.join(' ');

  const follow = useEffectEvent(async (id: string, signal: AbortSignal) => {
    if (!isOpen(known.get(id))) return;
    for await (const now of followPicture(id, { signal, isKnown: known.has(id) }))
      setKnown((before) => new Map(before).set(id, now));
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const id of new Set(wanted.split(' '))) if (id) void follow(id, controller.signal);
    return () => controller.abort();
  }, [wanted]);

  const addPicture = useCallback((picture: Picture, file: Blob) => {
    setKnown((before) => new Map(before).set(picture.mediaId, picture));
    setLocal((before) => new Map(before).set(picture.mediaId, URL.createObjectURL(file)));
  }, []);

  const addPreview = useCallback(
    (mediaId: string, url: string) => setLocal((before) => new Map(before).set(mediaId, url)),
    [],
  );

  const release = useEffectEvent(() => local.forEach((url) => void URL.revokeObjectURL(url)));
  useEffect(() => () => release(), []);

  return { known, local, addPicture, addPreview };
}

function isOpen(known: Known | undefined): boolean {
  return !known || (known !== 'lost' && known.state === 'processing');
}
