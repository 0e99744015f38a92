// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOnPage } from '#test/part-on-page.tsx';
import { KeepDialog } from './KeepDialog.tsx';

/** A server that stores collections, and can lose the answer to a call. */
async function showDialog() {
  const stored = new Map<string, { title: string; things: string[] }>();
  const server = { losesAnswerTo: '' };
  async function answer(url: string, { method, body }: RequestInit): Promise<Response> {
    const [, , , id, kind, thing] = url.split('/');
    if (method === 'GET')
      return Response.json({
        items: [...stored].map(([id, { title, things }]) => ({ id, title, hasThing: things.length > 0 })),
      });
    if (kind) stored.get(id!)!.things.push(thing!);
    else if (!stored.has(id!)) stored.set(id!, { title: JSON.parse(String(body)).title, things: [] });
    if (server.losesAnswerTo === (kind ?? 'collection')) throw new TypeError('Failed to fetch');
    return Response.json({ revision: 1 });
  }
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
  type('Ideas');
  await create();
  expect(titles()).toEqual(['Ideas', 'Ideas']);
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
