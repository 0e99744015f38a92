// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOnPage } from '#test/part-on-page.tsx';
import { KeepDialog } from './KeepDialog.tsx';

/** A server that stores collections, and can lose the answer to a call. */
async function showDialog(...has: string[]) {
  const stored = new Map<string, { title: string; things: string[] }>();
  const server = { losesAnswerTo: '' };
  async function answer(url: string, { method, body }: RequestInit): Promise<Response> {
    const [, , , id, kind, thing] = url.split('/');
    if (method === 'GET')
      return Response.json({
        items: [...stored].map(([id, { title, things }]) => ({ id, title, hasThing: things.length > 0 })),
      });
    if (!kind && [...stored].some(([other, { title }]) => other !== id && title === JSON.parse(String(body)).title))
      return Response.json(
        {
          error: {
            code: 'validation_failed',
            message: 'No.',
            fields: { title: 'You have a collection with this name' },
          },
        },
        { status: 400 },
      );
    if (kind) stored.get(id!)!.things.push(thing!);
    else if (!stored.has(id!)) stored.set(id!, { title: JSON.parse(String(body)).title, things: [] });
    if (server.losesAnswerTo === (kind ?? 'collection')) throw new TypeError('Failed to fetch');
    return Response.json({ revision: 1 });
  }
  for (const title of has) stored.set(title, { title, things: [] });
  vi.stubGlobal('fetch', answer);
  partOnPage(<KeepDialog thing={{ kind: 'design', thingId: 'd' }} onClose={() => {}} />);
  const title = await screen.findByLabelText<HTMLInputElement>('New collection');
  return {
    server,
    title,
    titles: () => [...stored.values()].map((one) => one.title),
    type: (text: string) => fireEvent.change(title, { target: { value: text } }),
    create: () => act(async () => void fireEvent.submit(title.form!)),
  };
}

test('SHOW-11 a collection whose answer was lost is not begun a second time', async () => {
  const { server, title, titles, type, create } = await showDialog();
  type('Ideas');
  server.losesAnswerTo = 'collection';
  await create();
  expect(title.value).toBe('Ideas');
  server.losesAnswerTo = '';
  await create();
  expect([titles(), title.value]).toEqual([['Ideas'], '']);
  // Another one is another collection.
  type('Ferries');
  await create();
  expect(titles()).toEqual(['Ideas', 'Ferries']);
});

test('SHOW-11 a new collection that could not take the design is in the list, so that nobody begins it again', async () => {
  const { server, title, titles, type, create } = await showDialog();
  type('Ideas');
  server.losesAnswerTo = 'design';
  await create();
  expect([titles(), title.value]).toEqual([['Ideas'], '']);
  expect(screen.getByLabelText('Ideas')).toBeTruthy();
  expect(screen.getByText('Network error. Nothing was lost; try again.')).toBeTruthy();
});

test('SHOW-11 a second collection of one name is refused beside the field', async () => {
  const { title, titles, type, create } = await showDialog('Ideas');
  type('Ideas');
  await create();
  expect([titles(), title.value]).toEqual([['Ideas'], 'Ideas']);
  expect(document.getElementById(title.getAttribute('aria-describedby')!)?.textContent).toBe(
    'You have a collection with this name',
  );
});

test('SHOW-11 the focus begins at the first collection, or at the new name where there is none', async () => {
  const { title } = await showDialog();
  await waitFor(() => expect(document.activeElement).toBe(title));
  cleanup();
  await showDialog('Ideas', 'Ferries');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ideas')));
});

test('SHOW-11 the last button says that a typed name is created', async () => {
  const { type } = await showDialog();
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  type('Ideas');
  expect(screen.getByRole('button', { name: 'Create, add and close' })).toBeTruthy();
});
