import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { DEFAULT_COLORS } from './document.ts';
import { groundOf, matOf, tonesOn } from './look.ts';
import { themeIds } from './themes.ts';

const seeds = ['#b6432a', '#2563eb', '#f2c31b', '#9fe3c4', '#111827', '#ffffff', '#7a7a7a', '#ff00aa'];

test.each(themeIds)('EDIT-14 every text of %s is legible with any primary colour', (theme) => {
  for (const hex of seeds) {
    const colors = DEFAULT_COLORS.map((color) => ({ ...color, hex }));
    const tones = tonesOn(groundOf(theme, colors), hex, hex);
    for (const ground of [tones.ground, tones.raised])
      for (const ink of [tones.ink, tones.ink2, tones.accent])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('EDIT-14 a ground that the author chose keeps legible text, dark or of medium lightness', () => {
  for (const ground of [...seeds, '#10202f', '#8a8f98']) {
    const { ink, ink2, accent } = tonesOn(ground, '#2563eb', '#6b7280');
    for (const text of [ink, ink2, accent]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(themeIds)('EDIT-15 notes on a mat of %s are legible with any colour of the page', (theme) => {
  for (const ground of [groundOf(theme, DEFAULT_COLORS), '#10202f'])
    for (const hex of seeds) {
      const mat = matOf(theme, hex, tonesOn(ground, hex, '#6b7280'));
      expect(contrast(mat.ink, mat.ground)).toBeGreaterThanOrEqual(4.5);
    }
});
