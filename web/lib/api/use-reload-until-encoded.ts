import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { Picture } from '#contract/media.ts';
import { followPicture } from './follow-picture.ts';

/**
 * Loads the page again when more sizes of its pictures are encoded, one picture after the other. Right after an upload the page
 * opens before they are ready.
 */
export function useReloadUntilEncoded(pictures: readonly Picture[]): void {
  const { revalidate } = useRevalidator();
  const next = pictures.find(({ state }) => state === 'processing');
  const id = next?.mediaId;

  const follow = useEffectEvent(async (id: string, signal: AbortSignal) => {
    let shown = next!.sources.length;
    for await (const now of followPicture(id, { signal, isKnown: true })) {
      if (now === 'lost') return;
      if (now.state === 'processing' && now.sources.length === shown) continue;
      shown = now.sources.length;
      await revalidate();
    }
  });
  useEffect(() => {
    if (!id) return;
    const control = new AbortController();
    void follow(id, control.signal);
    return () => control.abort();
  }, [id]);
}
