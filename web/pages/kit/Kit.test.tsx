import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Kit } from './Kit.tsx';

test('every part of the kit can be drawn on the server, under an address of its own', () => {
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Kit /> }])} />);
  const linked = [...html.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id).filter((id) => id !== 'main');
  const parts = [...html.matchAll(/<section[^>]* id="([a-z]+)" aria-labelledby="\1-title"/g)].map(([, id]) => id);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.sort()).toEqual(linked.sort());
});
