import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { signsHtml, signsIn } from './signs.ts';
import { drawWithSigns, spriteHref } from './ui/brand/sprite.ts';

const sign = (id: 'i-heart' | 'logo') => `<use href="${spriteHref(id)}"></use>`;

test('a page brings each sign that it uses once, and refers to nothing that it does not bring', () => {
  const { html, signs } = drawWithSigns(() => sign('i-heart') + sign('logo') + sign('i-heart'));
  expect(html).toBe('<use href="#i-heart"></use><use href="#logo"></use><use href="#i-heart"></use>');
  const brought = signsHtml(signs);
  expect(brought.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="i-heart"', '<symbol id="logo"']);
  expect(brought).toMatch(/^<svg hidden data-file="[^"#]+"><symbol .*<path .*<\/symbol><\/svg>$/s);
});

test('a page that brings no signs refers to the file of all, also after one that could not be drawn', () => {
  expect(signsHtml(drawWithSigns(() => '').signs)).toBe('');
  expect(() =>
    drawWithSigns(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(sign('logo')).not.toContain('"#logo"');
});

test('a part that was drawn before brings its signs to each page, and refers to the file where the page brings none', async () => {
  vi.resetModules();
  const { drawUnchangingWith, Unchanging } = await import('./ui/Unchanging.tsx');
  const again = await import('./ui/brand/sprite.ts');
  drawUnchangingWith(renderToString);
  const Part = () => <use href={again.spriteHref('logo')} />;
  const page = (
    <Unchanging as="div" className="part">
      <Part />
    </Unchanging>
  );
  for (let nth = 0; nth < 2; nth++) {
    const { html, signs } = again.drawWithSigns(() => renderToString(page));
    expect(html).toContain('href="#logo"');
    expect([...signs]).toEqual(['logo']);
    expect(renderToString(page)).not.toContain('"#logo"');
  }
});

test('a page whose first screen comes first brings the signs of that, not what somebody wrote', () => {
  const { html } = drawWithSigns(() => `${sign('i-heart')}<p>&lt;use href=&quot;#logo&quot;&gt;</p>`);
  expect([...signsIn(html)]).toEqual(['i-heart']);
});
