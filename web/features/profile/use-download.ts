import { useRef, useState } from 'react';
import { ApiError, errorFrom, networkError } from '#web/lib/api/api-error.ts';
import { withRefresh } from '#web/lib/api/with-refresh.ts';
import { saveFile } from '#web/lib/page/save-file.ts';

const ADDRESS = '/api/profile/export';

export type Download =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'arriving'; bytes: number; of: number }
  | { kind: 'done'; bytes: number }
  | { kind: 'failed'; message: string };

/** Downloads everything that belongs to the person, with its progress, and lets the browser save it. */
export function useDownload() {
  const [state, setState] = useState<Download>({ kind: 'idle' });
  const cancelling = useRef<AbortController>(null);

  async function start() {
    const controller = new AbortController();
    cancelling.current = controller;
    setState({ kind: 'preparing' });
    try {
      const answer = await ask(controller.signal);
      const of = Number(answer.headers.get('content-length'));
      const pieces: BlobPart[] = [];
      let bytes = 0;
      const reader = answer.body!.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        pieces.push(value);
        bytes += value.length;
        setState({ kind: 'arriving', bytes, of });
      }
      if (of && bytes !== of) throw networkError();
      saveFile(new Blob(pieces, { type: 'application/zip' }), nameOf(answer));
      setState({ kind: 'done', bytes });
    } catch (error) {
      if (controller.signal.aborted) return setState({ kind: 'idle' });
      setState({ kind: 'failed', message: error instanceof ApiError ? error.message : networkError().message });
    }
  }

  return { state, start, cancel: () => cancelling.current?.abort() };
}

const load = withRefresh((signal: AbortSignal) => fetch(ADDRESS, { signal }));

/** @throws ApiError */
async function ask(signal: AbortSignal): Promise<Response> {
  const answer = await load(signal);
  if (!answer.ok) throw errorFrom(answer.status, await answer.text());
  return answer;
}

function nameOf(answer: Response): string {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'brief-foundry.zip';
}
