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

test('what an answer is drawn to is kept while nothing can change it, in a few forms', async () => {
  vi.resetModules();
  const { drawUnchangingWith, Unchanging } = await import('./Unchanging.tsx');
  const draw = vi.fn(renderToString);
  drawUnchangingWith(draw);
  const list = (of: string[], by = '') => (
    <Unchanging as="ul" className="list" of={of} by={by} aria-label="Designs">
      {of.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </Unchanging>
  );
  const html = '<ul class="list" aria-label="Designs"><li>Nightlines</li></ul>';
  const shared = Object.freeze(['Nightlines']) as string[];
  expect([renderToString(list(shared)), renderToString(list(shared))]).toEqual([html, html]);
  expect(draw).toHaveBeenCalledTimes(1);

  const own = ['Nightlines'];
  expect(renderToString(list(own))).toBe(html);
  own[0] = 'Daylines';
  expect(renderToString(list(own))).toContain('Daylines');
  expect(renderToString(list(Object.freeze(['Daylines']) as string[]))).toContain('Daylines');
  expect(draw).toHaveBeenCalledTimes(2);

  for (let n = 0; n < 100; n++) expect(renderToString(list(shared, `form ${n}`))).toBe(html);
  expect(draw.mock.calls.length).toBeLessThan(40);
});
