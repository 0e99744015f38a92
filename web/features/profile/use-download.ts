import { useState } from 'react';
import { errorFrom, networkError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { withRefresh } from '#web/lib/api/with-refresh.ts';
import { saveFile } from '#web/lib/page/save-file.ts';

/** Downloads everything that belongs to the person, with its progress, and lets the browser save it. */
export function useDownload() {
  const { call, busy, failure, cancel } = useCall();
  const [arriving, setArriving] = useState<{ bytes: number; of: number } | null>(null);
  const [savedBytes, setSavedBytes] = useState<number | null>(null);

  const start = () =>
    call(async ({ signal }) => {
      setArriving(null);
      setSavedBytes(null);
      const answer = await ask(signal);
      const of = Number(answer.headers.get('content-length'));
      const pieces: BlobPart[] = [];
      let bytes = 0;
      const reader = answer.body!.getReader();
      for (;;) {
        const { done, value } = await reader.read().catch(lost);
        if (done) break;
        pieces.push(value);
        bytes += value.length;
        setArriving({ bytes, of });
      }
      if (of && bytes !== of) throw networkError();
      saveFile(new Blob(pieces, { type: 'application/zip' }), nameOf(answer));
      setSavedBytes(bytes);
    });

  return { busy, arriving, savedBytes, failure, start, cancel };
}

const load = withRefresh((signal: AbortSignal) => fetch('/api/profile/export', { signal }).catch(lost));

/** @throws ApiError */
async function ask(signal: AbortSignal): Promise<Response> {
  const answer = await load(signal);
  if (!answer.ok) throw errorFrom(answer.status, await answer.text());
  return answer;
}

function lost(error: Error): never {
  throw error.name === 'AbortError' ? error : networkError();
}

function nameOf(answer: Response): string {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'brief-foundry.zip';
}
