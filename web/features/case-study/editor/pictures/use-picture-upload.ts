import { useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { sentenceOf } from '#web/lib/api/use-call.ts';
import { useLatest } from '#web/lib/page/use-latest.ts';
import { useFileCall } from './use-file-call.ts';

/** Uploads pictures from this device or from an address. An upload ends with its field; `onCutOff` then gets the file. */
export function usePictureUpload(take: (picture: Picture) => void, onCutOff?: (file: File) => void) {
  /** The state of an upload in words. */
  const [words, setWords] = useState('');
  const { send, busy, failure, cancel } = useFileCall(onCutOff);
  const latest = useLatest(take);
  const upload = (file: File | null, start: (signal: AbortSignal) => Promise<Picture>) =>
    send(file, start, (picture) => latest.current(picture));

  return {
    uploading: busy ? words : null,
    cancel,
    error: sentenceOf(failure),
    uploadFile: (file: File) =>
      upload(file, (signal) => {
        setWords('Uploading');
        const onProgress = (part: number) =>
          setWords(part < 1 ? `Uploading, ${Math.floor(part * 100)} %` : 'Checking the picture');
        return uploadPicture(file, { signal, onProgress });
      }),
    uploadAddress: (url: string) =>
      upload(null, (signal) => {
        setWords('Copying the picture');
        return api('POST /api/media/from-address', { body: { url } }, { signal });
      }),
  };
}
