import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

test('a part is drawn once for each thing that it depends on, and looks as React draws it', async () => {
  vi.resetModules();
  const { drawUnchangingWith, Unchanging } = await import('./Unchanging.tsx');
  const tags = (style: string) => (
    <Unchanging as="div" className="tags" by={style}>
      <b>{style}</b> on {2} cards
    </Unchanging>
  );
  const [bold, retro] = [renderToString(tags('bold')), renderToString(tags('retro'))];
  const draw = vi.fn(renderToString);
  drawUnchangingWith(draw);
  expect([renderToString(tags('bold')), renderToString(tags('retro')), renderToString(tags('bold'))]).toEqual([
    bold,
    retro,
    bold,
  ]);
  expect(draw).toHaveBeenCalledTimes(2);
});
