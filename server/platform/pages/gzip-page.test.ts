import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipOnce, gzipPieces, gzipWith } from './gzip-page.ts';

test('a kept page reads the same after gzip, whatever stands around its nonces', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { minLength: 1, maxLength: 6 }), (texts) => {
      const bytes = Buffer.from(texts.join('AAAAAAAA'));
      const nonceAt: number[] = [];
      for (const text of texts.slice(0, -1)) {
        const last = nonceAt.at(-1);
        nonceAt.push((last === undefined ? 0 : last + 8) + Buffer.byteLength(text));
      }
      const pieces = gzipPieces(bytes, nonceAt, 8);
      for (const nonce of ['BBBBBBBB', 'c-c_c-c_'])
        expect(gunzipSync(gzipWith(pieces, nonce)).toString()).toBe(texts.join(nonce));
    }),
  );
});

test('a long kept page gets much smaller', () => {
  const bytes = Buffer.from(`<script nonce="AAAA">${'<li class="card">A design</li>'.repeat(2_000)}`);
  const sent = gzipWith(gzipPieces(bytes, [15], 4), 'BBBB');
  expect(sent.length).toBeLessThan(bytes.length / 20);
});

test('what stands before a nonce is repeated after it, and no nonce is', () => {
  const part = `<li>${Array.from({ length: 300 }, (_, n) => (n * 7919).toString(36)).join(' ')}</li>`;
  const [whole, one] = ['AAAA', ''].map((nonce) =>
    gzipWith(gzipPieces(Buffer.from(nonce ? part + nonce + part : part), nonce ? [part.length] : [], 4), 'BBBB'),
  );
  expect(whole!.length - one!.length).toBeLessThan(60);
  const nonces = Buffer.from('AAAA and AAAA and AAAA');
  expect(gunzipSync(gzipWith(gzipPieces(nonces, [0, 9], 4), 'BBBB')).toString()).toBe('BBBB and BBBB and AAAA');
});

test('a page that is sent once is squeezed where that gains something', async () => {
  const page = Buffer.from('<p>Twenty loaves, no two alike.</p>'.repeat(100));
  expect(gunzipSync((await gzipOnce(page, 'once'))!).equals(page)).toBe(true);
  expect(await gzipOnce(Buffer.from('<p>short</p>'), 'once')).toBeNull();
});
