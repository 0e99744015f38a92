import type { Locator } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('SHOW-11 a person keeps designs in a collection, puts them in order, writes a note and shows it to everybody', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  const stamp = Date.now().toString(36);
  const [first, second] = [`First ${stamp}`, `Second ${stamp}`];
  const name = `Calm ones ${stamp}`;
  await signIn();
  const [one, two] = [
    await publishDesign(page.request, baseURL!, { title: first }),
    await publishDesign(page.request, baseURL!, { title: second }, 1),
  ];
  await page.goto(`/showcase/${one}`);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  await dialog.getByLabel('New collection').fill(name);
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await expectAccessible();
  await page.goto(`/showcase/${two}`);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('link', { name: `Open ${name}, Private` }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  expect(await titles()).toEqual([first, second]);
  await page.getByRole('button', { name: 'Move later' }).first().click();
  await expect.poll(titles).toEqual([second, first]);
  await page.getByRole('button', { name: 'Write a note' }).first().click();
  await expect(page.getByLabel('Note')).toBeFocused();
  await page.getByLabel('Note').fill('The switch is under the thumb.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The switch is under the thumb.')).toBeVisible();

  // Private: for nobody else.
  const address = page.url();
  const guest = await (await browser.newContext({ baseURL })).newPage();
  expected.allow(404, /collections/);
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Collection not found' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Public: everybody can open this page').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('The switch is under the thumb.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expectAccessible(guest);
  await guest.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(guest);
  await guest.goto('/collections');
  await expect(guest.getByRole('link', { name })).toBeVisible();

  // The note goes with the thing, and comes back with it.
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect.poll(titles).toEqual([first]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual([second, first]);
  await expect(page.getByText('The switch is under the thumb.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect.poll(titles).toEqual([first]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
  await expect(page).toHaveURL('/collections');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('SHOW-11 a collection whose only design is private now says so, and not that it is empty', async ({
  page,
  visited,
}) => {
  const { id, visitor } = await visited('Kept, then private', 'Kei Brandt');
  await visitor.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Add to a collection' });
  await dialog.getByLabel('New collection').fill('One that leaves');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await dialog.getByRole('link', { name: 'Open One that leaves, Private' }).click();
  await expect(visitor.getByRole('article')).toHaveCount(1);
  await page.goto(`/showcase/${id}`);
  await page.getByRole('button', { name: 'Your design' }).click();
  await page.getByRole('menuitem', { name: 'Make private' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make private' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('One item is no longer public')).toBeVisible();
  await expect(visitor.getByText('This collection is empty')).toHaveCount(0);
});

test('SHOW-11 a new collection is begun by the last button as well, once a title is typed', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Kept by Done' });
  await page.goto('/collections');
  await expect(page.getByText('Press “Add to collection” on the page of a design')).toBeVisible();
  await page.goto(`/showcase/${id}`);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  const middle = async (control: Locator) => {
    const { y, height } = (await control.boundingBox())!;
    return y + height / 2;
  };
  const field = dialog.getByLabel('New collection');
  const beside = await middle(dialog.getByRole('button', { name: 'Create and add' }));
  expect(Math.abs(beside - (await middle(field)))).toBeLessThan(2);
  await field.fill('Ferries at night');
  await dialog.getByRole('button', { name: 'Create, add and close' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Collections' }).click();
  await expect(page.getByRole('link', { name: 'Ferries at night' })).toBeVisible();
  await expect(page.getByText('Press “Add to collection” on the page of a design')).toHaveCount(0);
});

test('SHOW-10 the brief of the week stands on the showcase, and its archive says how it is chosen', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/showcase');
  const week = page.getByRole('region').filter({ hasText: 'Brief of the week' }).last();
  await expect(week.getByRole('link', { name: 'Start Brief' })).toBeVisible();
  await week.getByRole('link', { name: 'Earlier weeks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brief of the week' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it is chosen' })).toBeVisible();
  await expectAccessible();
  const feed = await page.request.get('/briefs/weekly/feed.xml');
  expect(await feed.text()).toContain('<title>Brief of the week</title>');
});
