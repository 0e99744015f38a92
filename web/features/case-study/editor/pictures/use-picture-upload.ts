import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { whyNotUpload } from '#web/lib/format/picture-file.ts';

/** An upload in progress, with its state in words. */
export interface PictureUpload {
  words: string;
  cancel(): void;
}

/** Uploads pictures from this device or from an address. The result of a cancelled upload is ignored. */
export function usePictureUpload(take: (picture: Picture) => void) {
  const [uploading, setUploading] = useState<PictureUpload | null>(null);
  const { call, busy, failure, refuse } = useCall();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  async function upload(
    words: string,
    start: (signal: AbortSignal, report: (words: string) => void) => Promise<Picture>,
  ) {
    if (busy) return;
    const control = new AbortController();
    const cancel = () => control.abort();
    const report = (now: string) => !control.signal.aborted && setUploading({ words: now, cancel });
    report(words);
    await call(async () => {
      const picture = await start(control.signal, report);
      if (!control.signal.aborted) latest.current(picture);
    });
    setUploading(null);
  }

  return {
    uploading,
    error: sentenceOf(failure),
    uploadFile(file: File) {
      const why = whyNotUpload(file);
      if (why) return refuse(why);
      void upload('Uploading', (signal, report) =>
        uploadPicture(file, {
          signal,
          onProgress: (part) => report(part < 1 ? `Uploading, ${Math.floor(part * 100)} %` : 'Checking the picture'),
        }),
      );
    },
    uploadAddress: (url: string) =>
      void upload('Copying the picture', (signal) =>
        api('POST /api/media/from-address', { body: { url } }, { signal }),
      ),
  };
}
