import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoverPicture } from './CoverPicture.tsx';

const sources = [{ type: 'image/webp', width: 390, url: '/media/m/390.webp' }];
const shown = (width: number, height: number) =>
  renderToStaticMarkup(
    <CoverPicture
      {...{ sources, width, height, colors: ['#0c7a5b', '#ffffff'], alt: '' }}
      sizes="(min-width: 1080px) 400px, 92vw"
    />,
  );

test('SHOW-4 a phone’s screen stands on a ground of its own colour, and no wider file is fetched than it needs', () => {
  const phone = shown(390, 844);
  expect(phone).toMatch(/<svg class="[^"]+" color="#0c7a5b" aria-hidden="true">/);
  expect(phone).toContain('sizes="(min-width: 1080px) 200px, 46vw"');
  expect(phone).not.toContain('style=');
  expect(shown(768, 1024)).toContain('color="#0c7a5b"');
});

test('a desktop’s screen is shown whole as well, as wide as its box', () => {
  expect(shown(1440, 900)).toContain('color="#0c7a5b"');
  expect(shown(1440, 900)).toContain('sizes="(min-width: 1080px) 400px, 92vw"');
});

test('what is small stands as large as it is on a ground that is none of its colours, whatever its form', () => {
  for (const [width, height] of [
    [24, 24],
    [120, 90],
    [300, 30],
  ] as const) {
    expect(shown(width, height)).toMatch(/<svg class="[^"]+" aria-hidden="true">/);
    expect(shown(width, height)).toContain(`sizes="${width}px"`);
  }
});

test('what has about the form of its box fills it', () => {
  for (const [width, height] of [
    [1600, 1200],
    [900, 680],
    [800, 800],
    [0, 0],
  ] as const)
    expect(shown(width, height)).not.toContain('<svg');
});
