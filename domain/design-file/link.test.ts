import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figmaAddress, parseDesignFileLink } from './link.ts';

const KEY = 'zMcbm8ujSMldgS1VB70IMP';

test.each([
  [`https://www.figma.com/file/${KEY}/A-title?node-id=1%3A2`, '1:2'],
  [`https://www.figma.com/design/${KEY}/x?node-id=I8086-488%3B8067-1392`, 'I8086:488;8067:1392'],
  [`figma.com/proto/${KEY}`, null],
  [`  HTTPS://WWW.FIGMA.COM/design/${KEY}/My File Name \n`, null],
  [
    `https://www.figma.com/embed?embed_host=share&url=${encodeURIComponent(`https://www.figma.com/file/${KEY}/x`)}`,
    null,
  ],
  [`https://www.figma.com/design/aaaaaaaaaaaaaaaaaaaaaa/branch/${KEY}/UI-Kit`, null],
  [`https://www.figma.com/design/${KEY}/x?node-id=not-a-node`, null],
])('FILE-2 %s leads to its file', (text, nodeId) => {
  expect(parseDesignFileLink(text)).toEqual({
    ok: true,
    link: { fileKey: KEY, nodeId, canonical: `https://www.figma.com/design/${KEY}` },
  });
});

test.each([
  ['', null],
  ['hello', null],
  [`https://notfigma.com/design/${KEY}`, null],
  [`https://www.figma.com.evil.example/design/${KEY}`, null],
  [`https://www.figma.com:8443/design/${KEY}`, null],
  [`https://someone@www.figma.com/design/${KEY}`, null],
  [`ftp://www.figma.com/design/${KEY}`, null],
  [`https://https://www.figma.com/design/${KEY}`, null],
  ['https://www.figma.com/design/tooShort', null],
  [`https://www.figma.com/design/${KEY.slice(0, 21)}-`, null],
  ['https://www.figma.com/files/recent', null],
  [`https://www.figma.com/board/${KEY}/Notes`, 'FigJam boards are not supported: paste a Figma Design link.'],
  [
    'https://www.figma.com/de/community/file/1035203688168086460',
    'Community pages cannot be read: choose Open in Figma, then paste the link of your own copy.',
  ],
])('FILE-2 %s is no link to a design file', (text, hint) => {
  expect(parseDesignFileLink(text)).toEqual({ ok: false, hint });
});

test('FILE-2 whatever is pasted, the stored form is a plain https link with a key in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((tail) => `https://www.figma.com/design/${tail}`),
      ),
      (text) => {
        const parsed = parseDesignFileLink(text);
        if (parsed.ok)
          expect(parsed.link.canonical).toMatch(/^https:\/\/www\.figma\.com\/design\/[0-9A-Za-z]{22,128}$/);
      },
    ),
    { numRuns: 40 },
  );
});

// Links collected from public places, each with its verdict; they stand beside the project, not in it.
const collected = new URL('../../../shared/figma/urls.json', import.meta.url);
test.skipIf(!existsSync(collected))('FILE-2 every collected link gets its verdict', () => {
  const links = JSON.parse(readFileSync(collected, 'utf8')) as {
    url: string;
    valid: boolean;
    key?: string | null;
    nodeId?: string | null;
    hint?: string;
  }[];
  const wrong = links.filter(({ url, valid, key, nodeId, hint }) => {
    const parsed = parseDesignFileLink(url);
    if (!parsed.ok) return valid || (hint !== undefined && parsed.hint !== hint);
    return !valid || parsed.link.fileKey !== key || parsed.link.nodeId !== (nodeId ?? null);
  });
  expect(wrong).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
});

test.each([
  [null, null],
  ['', null],
  ['https://www.figma.com.evil.example/design/x', null],
  ['https://evil.example/www.figma.com', null],
  ['https://www.figma.com@evil.example/', null],
  ['https://www.figma.com:8443/design/x', null],
  ['javascript:alert(1)//www.figma.com', null],
  ['http://www.figma.com/design/x', 'https://www.figma.com/design/x'],
  ['figma.com/file/x?node-id=1', 'https://figma.com/file/x?node-id=1'],
])('SUB-10 of %j the address that opens in Figma is %j', (link, address) => {
  expect(figmaAddress(link)).toBe(address);
});
