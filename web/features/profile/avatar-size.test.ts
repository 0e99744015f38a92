import { expect, test, vi } from 'vitest';
import { whyTooSmall } from './avatar-size.ts';

const file = new Blob(['a picture']);

test.each([
  [256, 256, null],
  [255, 600, 'This picture is 255 × 600 px. Upload one of at least 256 px'],
  [600, 200, 'This picture is 600 × 200 px. Upload one of at least 256 px'],
])('a picture of %i × %i px is judged before it is uploaded', async (width, height, why) => {
  const close = vi.fn();
  expect(await whyTooSmall(file, async () => ({ width, height, close }))).toBe(why);
  expect(close).toHaveBeenCalledOnce();
});

test('a file that the browser cannot read is left to the server', async () => {
  expect(await whyTooSmall(file, () => Promise.reject(new Error('Not readable')))).toBeNull();
});
