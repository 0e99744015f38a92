import { expect, test } from 'vitest';
import { pageBytes } from './page-bytes.ts';

test('a page is sent in UTF-8, whatever its letters', () => {
  const html = '<p>Plain, “Größe”, 東京, 👩🏽‍🎨</p>';
  expect(pageBytes(html)).toEqual(Buffer.from(html));
  expect(pageBytes('')).toEqual(Buffer.alloc(0));
});

test('a sign that was cut in half does not keep the page from being sent', () => {
  expect(pageBytes(`<p>Cut ${'👩'.slice(0, 1)}</p>`).toString()).toBe('<p>Cut \ufffd</p>');
});
