import { expect, test } from 'vitest';
import { withItsSigns } from './signs.ts';
import { spriteHref } from './ui/sprite.ts';

test('a page brings each sign that it uses once, and refers to nothing that it does not bring', () => {
  const heart = `<svg><use href="${spriteHref('i-heart')}"></use></svg>`;
  const { body, signs } = withItsSigns(`${heart}<p>Liked</p>${heart}<use href="${spriteHref('logo')}"></use>`);
  expect(body).toBe(
    '<svg><use href="#i-heart"></use></svg><p>Liked</p><svg><use href="#i-heart"></use></svg><use href="#logo"></use>',
  );
  expect(signs.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="i-heart"', '<symbol id="logo"']);
  expect(signs).toMatch(/^<svg hidden data-file="[^"#]+"><symbol .*<path .*<\/symbol><\/svg>$/s);
});

test('what somebody wrote is left as it is, and a page without signs brings none', () => {
  const written = `<p>&lt;use href=&quot;${spriteHref('logo')}&quot;&gt;</p>`;
  expect(withItsSigns(written)).toEqual({ body: written, signs: '' });
});
