import { expect, test } from 'vitest';
import { takesEncoding } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', true, true],
  ['br;q=1.0, gzip;q=0.8', true, true],
  ['GZIP ; q=0.5', true, false],
  ['x-gzip', true, false],
  ['identity', false, false],
  ['gzip;q=0', false, false],
  ['br, gzip;q=0.000', false, true],
  ['xgzip, brotli', false, false],
  [undefined, false, false],
])('Accept-Encoding %j takes gzip: %s, Brotli: %s', (header, gzip, br) => {
  expect([takesEncoding(header, 'gzip'), takesEncoding(header, 'br')]).toEqual([gzip, br]);
});
