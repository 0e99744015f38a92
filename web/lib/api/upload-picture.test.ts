import { expect, test } from 'vitest';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { uploadError, uploadPicture } from './upload-picture.ts';

const file = { size: 9.4 * 1024 * 1024 };

test('FILE-7 a proxy that takes no file of this size is told as such, with the size', () => {
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>';
  expect(uploadError({ status: 413, body: page }, file)).toMatchObject({
    code: 'payload_too_large',
    message:
      'This picture of 9.4 MB is too large for this server’s proxy. Export it smaller, or ask the operator to allow more.',
  });
});

test('FILE-7 the server’s own refusals and a proxy’s other pages are told as before', () => {
  const error = { code: 'payload_too_large', message: 'A picture may have 15 MB. Export it smaller.', requestId: '1' };
  expect(uploadError({ status: 413, body: JSON.stringify({ error }) }, file).message).toBe(error.message);
  expect(uploadError({ status: 502, body: '<html></html>' }, file).code).toMatch(/network|offline/);
});

test('FILE-7 a file that can be no picture is refused before it is sent', async () => {
  const text = new File(['no picture'], 'me.txt', { type: 'text/plain' });
  await expect(uploadPicture(text)).rejects.toMatchObject({ code: 'not_sent', message: pictureRefusals.otherType });
});
