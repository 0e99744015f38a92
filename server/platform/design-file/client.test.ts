import { expect, test } from 'vitest';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { createDesignFileClient } from './client.ts';

const clientThatHears = (answer: (url: string) => Response) => {
  const asked: string[] = [];
  const client = createDesignFileClient({
    baseUrl: 'https://api.figma.com',
    token: 'secret',
    clock: () => new Date(),
    fetch: async (url, init) => {
      asked.push(`${url} ${JSON.stringify(init?.headers ?? {})}`);
      return answer(String(url));
    },
  });
  return { client, asked };
};

test.each(['https://figma-alpha-api.s3.us-west-2.amazonaws.com/images/1', 'https://s3-alpha-sig.figma.com/img/1'])(
  'FILE-6 a picture is fetched from %s, and the token stays at home',
  async (url) => {
    const { client, asked } = clientThatHears(() => new Response('picture'));
    expect(String(await client.download(url))).toBe('picture');
    expect(asked).toEqual([`${url} {}`]);
  },
);

test.each([
  'https://evil.example/1.png',
  'https://amazonaws.com.evil.example/1.png',
  'http://figma-alpha-api.s3.us-west-2.amazonaws.com/images/1',
  'http://127.0.0.1:5432/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
])('FILE-6 nothing is fetched from %s', async (url) => {
  const { client, asked } = clientThatHears(() => new Response('picture'));
  await expect(client.download(url)).rejects.toMatchObject({ kind: 'broken' });
  expect(asked).toEqual([]);
});

test('FILE-6 a picture without end is given up', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(8 * 1024 * 1024));
    },
  });
  const { client } = clientThatHears(() => new Response(endless));
  await expect(client.download('https://s3-alpha.figma.com/img/1')).rejects.toMatchObject({ kind: 'broken' });
});

test('FILE-5 only so many ask at once; whoever is called away leaves the line and the others move up', async () => {
  const turn = createSemaphore(1);
  const never = new AbortController().signal;
  const impatient = new AbortController();
  const order: string[] = [];
  let finish = () => {};
  const first = turn(
    never,
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  const second = turn(impatient.signal, async () => void order.push('second'));
  const third = turn(never, async () => void order.push('third'));
  impatient.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
  expect(order).toEqual([]);
  finish();
  await Promise.all([first, third]);
  expect(order).toEqual(['third']);
});

test('FILE-5 an answer that is too large says so at the first try', async () => {
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(8 * 1024 * 1024));
      },
    });
  const { client, asked } = clientThatHears(() => new Response(endless()));
  const frames = client.frames('LargeFile0000000000000', ['1:1', '1:2'], { version: '1' });
  await expect(frames).rejects.toMatchObject({
    kind: 'too_large',
    hint: expect.stringMatching(/too large to be read/),
  });
  expect(asked).toHaveLength(1);
});

test('FILE-5 an answer that would hold everybody up is not parsed', async () => {
  const { client } = clientThatHears(
    () => new Response(`{"document":{"id":"0:0","name":"${'x'.repeat(21_000_000)}"}}`),
  );
  const file = client.file('HeavyFile0000000000000', { depth: 3 });
  await expect(file).rejects.toMatchObject({ kind: 'too_large' });
});

test('FILE-5 half an emoji and NUL are left out of names, and whole ones stay', async () => {
  const name = 'Bread \\ud83e\\udd56 and \\ud83e half\\u0000';
  const { client } = clientThatHears(() => new Response(`{"name":"${name}","document":{"id":"0:0","name":"${name}"}}`));
  const file = await client.file('OddNames00000000000000', { depth: 3 });
  expect([file.name, file.document.name]).toEqual(['Bread 🥖 and \ufffd half', 'Bread 🥖 and \ufffd half']);
});
