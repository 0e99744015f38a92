import { publishDesign } from './designs.ts';
import { expect, test } from './seed.ts';

test('DET-2 SHOW-11 a comment and a collection that are sent by a double click are there once', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Pressed twice' });
  await page.goto(`/showcase/${id}`);
  const talk = page.getByRole('region', { name: 'Comments' });
  await talk.getByLabel('Comment', { exact: true }).fill('Said once');
  await talk.getByRole('button', { name: 'Comment', exact: true }).dblclick();
  await expect(talk.getByText('Said once')).toBeVisible();
  await page.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  await dialog.getByLabel('New collection').fill('Begun once');
  await dialog.getByRole('button', { name: 'Create and add' }).dblclick();
  await expect(dialog.getByRole('checkbox', { name: 'Begun once' })).toBeChecked();

  const url = `/api/submissions/${id}/comments`;
  const said = async () => (await (await page.request.get(url)).json()).items.length;
  const { items } = await (await page.request.get('/api/me/collections')).json();
  expect([await said(), items.length]).toEqual([1, 1]);
  // Two wishes, each with its own key, are two.
  for (const key of ['a-first-wish', 'a-second-wish']) {
    const headers = { origin: baseURL!, 'idempotency-key': key };
    expect((await page.request.post(url, { headers, data: { body: 'Said twice' } })).status()).toBe(201);
  }
  expect(await said()).toBe(3);
});

test('TIME-3 a milestone that is planted by holding Enter down is there once', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('button', { name: 'Timeline. Press to add a milestone' }).click();
  const form = page.getByRole('dialog', { name: 'Add milestone' });
  await form.getByLabel('Title').fill('Sketches');
  for (let press = 0; press < 5; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const planted = async () => (await (await page.request.get(`/api/briefs/${id}/milestones`)).json()).items.length;
  await expect.poll(planted).toBe(1);
  await page.reload();
  await expect(timeline.getByRole('list', { name: 'Milestones' }).getByRole('listitem')).toHaveCount(1);
});
