import { expect, test } from 'vitest';
import { clipAddress, clipIdOf, clipType, prototypeHost } from './clips.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const ID = '0199aaaa-0000-7000-8000-000000000001';

test('EDIT-15 a film is known by its bytes, whatever its name says', () => {
  expect(clipType(bytes('\0\0\0\x18ftypisom....'))).toBe('video/mp4');
  expect(clipType(bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm'))).toBe('video/webm');
  for (const other of ['\0\0\0\x18ftypheic', '\x1aE\xdf\xa3....matroska', '<html>', 'GIF89a', ''])
    expect(clipType(bytes(other))).toBeNull();
  const webm = bytes('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm');
  for (const place of [0, 1, 2, 3]) expect(clipType(webm.with(place, 0)), `byte ${place}`).toBeNull();
});

test('EDIT-15 a page links to prototypes on known hosts only, by https', () => {
  expect(prototypeHost('https://www.figma.com/proto/abc')).toBe('figma.com');
  expect(prototypeHost('https://embed.figma.com/x')).toBe('embed.figma.com');
  for (const other of [
    'http://figma.com/a',
    'https://figma.com.evil.example',
    'https://me@figma.com/',
    'javascript:1',
    '',
  ])
    expect(prototypeHost(other)).toBeNull();
});

test('the address of an uploaded film has its id, and no other address has one', () => {
  expect(clipIdOf(clipAddress(ID))).toBe(ID);
  expect(clipIdOf(`https://elsewhere.example/clips/${ID}`)).toBeNull();
});
