// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { CollectionView } from '#contract/collection.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { EditCollection } from './EditCollection.tsx';

const collection = { id: 'c', title: 'Ideas', about: '', isPublic: false, revision: 1 } as CollectionView;
const conflict = { error: { code: 'moved_on', message: 'This collection was changed in another window.' } };

async function meetConflict() {
  const bodies: { title: string; revision: number }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return bodies.length === 1 ? Response.json(conflict, { status: 409 }) : Response.json({ revision: 3 });
  });
  let load: (newer: CollectionView) => void = () => {};
  function Page() {
    const [loaded, setLoaded] = useState(collection);
    load = setLoaded;
    return <EditCollection collection={loaded} />;
  }
  partOnPage(<Page />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const title = () => screen.getByLabelText<HTMLInputElement>('Title');
  const save = () => act(async () => void fireEvent.submit(title().form!));
  await press('Edit');
  fireEvent.change(title(), { target: { value: 'Ferries at night' } });
  await save();
  // The page has loaded again.
  act(() => load({ ...collection, title: 'Ships', revision: 2 }));
  return { bodies, press, title, save };
}

test('SHOW-11 a collection that was changed elsewhere is overwritten only if the owner asks for it', async () => {
  const { bodies, press, title, save } = await meetConflict();
  expect(title().value).toBe('Ferries at night');
  await press('Go on with mine');
  await save();
  expect(bodies[1]).toMatchObject({ title: 'Ferries at night', revision: 2 });
});

test('SHOW-11 the newer version of a collection can be loaded in its place', async () => {
  const { bodies, press, title } = await meetConflict();
  await press('Load the newer one');
  expect([title().value, bodies.length]).toEqual(['Ships', 1]);
});
