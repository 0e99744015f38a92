import { expect, test, vi } from 'vitest';
import { sendFile } from './send-file.ts';

/** A request that the test answers. */
class HeldRequest {
  static last: HeldRequest;
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  address = '';
  sent?: FormData;
  constructor() {
    HeldRequest.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  send(body: FormData) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

const film = new File(['film'], 'order.mp4', { type: 'video/mp4' });

function begin(options?: Parameters<typeof sendFile>[2]) {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  const sending = sendFile('/api/case-studies/c/clips', film, options);
  return { sending, request: HeldRequest.last };
}

test('a file is sent as a form, with its progress, and the answer is handed on', async () => {
  const parts: number[] = [];
  const { sending, request } = begin({ onProgress: (part) => parts.push(part) });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  Object.assign(request, { status: 201, responseText: '{}' }).onload?.();
  expect(await sending).toEqual({ status: 201, body: '{}' });
  expect([request.address, (request.sent!.get('file') as File).name, parts]).toEqual([
    '/api/case-studies/c/clips',
    'order.mp4',
    [0.25],
  ]);
});

test('a file whose connection is lost says so in words', async () => {
  const { sending, request } = begin();
  request.onerror?.();
  await expect(sending).rejects.toMatchObject({
    code: 'network',
    message: 'Network error. Nothing was lost; try again.',
  });
});

test('a file that is cancelled ends as cancelled, also before it is sent', async () => {
  const control = new AbortController();
  const { sending } = begin({ signal: control.signal });
  control.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect(sendFile('/api/media', film, { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
