import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SessionContext } from '#web/lib/session/use-session.ts';
import { type AskedDesign, RequestDialog } from './RequestDialog.tsx';

test('a request shows the featured frame of the design, like its card', () => {
  const frame = (address: string, featured: boolean) => ({
    featured,
    picture: { width: 390, height: 844, sources: [{ type: 'image/webp', width: 390, url: address }] },
  });
  const frames = [frame('/media/desk', false), frame('/media/phone', true)];
  const design = { id: 'd', title: 'Slip', designer: { displayName: 'Nadia' }, techPreferences: [], frames };
  const asked = { design: design as unknown as AskedDesign, hasLayers: false, open: true };
  const dialog = <RequestDialog {...asked} onClose={() => {}} onSent={() => {}} />;
  const html = renderToStaticMarkup(
    <SessionContext value={{ session: { viewer: null } } as never}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: dialog }])} />
    </SessionContext>,
  );
  expect(html).toContain('/media/phone');
  expect(html).not.toContain('/media/desk');
});
