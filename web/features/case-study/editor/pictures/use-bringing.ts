import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { whyNotUpload } from '#web/lib/format/picture-file.ts';

/** An upload in progress, with its state in words. */
export interface Bringing {
  words: string;
  cancel(): void;
}

/** Uploads pictures from this device or from an address. The result of a cancelled upload is ignored. */
export function useBringing(take: (picture: Picture) => void) {
  const [bringing, setBringing] = useState<Bringing | null>(null);
  const { call, busy, failure, refuse } = useCall();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  async function bring(words: string, work: (signal: AbortSignal, say: (words: string) => void) => Promise<Picture>) {
    if (busy) return;
    const control = new AbortController();
    const cancel = () => control.abort();
    const say = (now: string) => !control.signal.aborted && setBringing({ words: now, cancel });
    say(words);
    await call(async () => {
      const picture = await work(control.signal, say);
      if (!control.signal.aborted) latest.current(picture);
    });
    setBringing(null);
  }

  return {
    bringing,
    error: sentenceOf(failure),
    bringFile(file: File) {
      const why = whyNotUpload(file);
      if (why) return refuse(why);
      void bring('Uploading', (signal, say) =>
        uploadPicture(file, {
          signal,
          onProgress: (part) => say(part < 1 ? `Uploading, ${Math.floor(part * 100)} %` : 'Checking the picture'),
        }),
      );
    },
    bringAddress: (url: string) =>
      void bring('Copying the picture', (signal) => api('POST /api/media/from-address', { body: { url } }, { signal })),
  };
}
