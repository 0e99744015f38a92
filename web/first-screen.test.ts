import { expect, test } from 'vitest';
import { firstScreenOf } from './first-screen.ts';

const picture = '<img src="/a.webp" loading="eager" fetchPriority="high"/>';
const later = '<section data-later=""><h2>Comments</h2></section>';

test('a first screen is what stands before the first later part, where a picture is waited for in it', () => {
  expect(firstScreenOf(`<main>${picture}${later}${later}</main>`)).toBe(`<main>${picture}<section`);
  expect(firstScreenOf(`<main><h1>Terms</h1>${later}</main>`)).toBeNull();
  expect(firstScreenOf(`<main>${later}${picture}</main>`)).toBeNull();
});

test('a page none of whose main waits has no first screen of its own', () => {
  expect(firstScreenOf(`<main>${picture}</main>`)).toBeNull();
  expect(firstScreenOf(`<main>${picture}</main><footer data-later=""></footer>`)).toBeNull();
});
