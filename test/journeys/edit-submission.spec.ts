import type { Page } from '@playwright/test';
import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const part = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const isSaved = (page: Page) => expect(page.getByText('Your changes are saved.')).toBeVisible();

test('SUB-9 the designer changes every part of a design, and the page shows it once it is saved', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const figmaLink = 'https://www.figma.com/design/zMcbm8ujSMldgS1VB70IMP';
  const id = await publishDesign(page.request, baseURL!, { title: 'Bake board', figmaLink });
  await page.goto(`/showcase/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit “Bake board”' })).toBeVisible();
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('button', { name: 'Move Basket earlier' }).click();
  await page.getByRole('radio', { name: 'Make Basket the featured frame' }).check({ force: true });
  await page
    .getByLabel('Pictures of your frames')
    .setInputFiles({ name: 'Plan.png', mimeType: 'image/png', buffer: await picture('png', { width: 500 }) });
  await expect(page.getByText('3 of 3 frames selected')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the link' }).click();
  await part(page, 'Annotations');
  await page.getByRole('button', { name: /^Bake board/ }).click();
  await page.getByRole('button', { name: 'Edit pin 1' }).click();
  await page.getByLabel('Note for pin 1').fill('The promise, shorter');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expectAccessible();
  await part(page, 'Reflection');
  await page.getByLabel('Approach').fill('I asked the baker first.');
  await expectAccessible();
  await part(page, 'Tags and Metadata');
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Assets link').fill('https://files.example/kit.zip');
  await page.getByLabel('Private notes').fill('Ask Sana again.');
  await expectAccessible();
  await part(page, 'Collaboration');
  await page.getByRole('switch', { name: 'Open to collaboration' }).check();
  await expectAccessible();

  // What is missing is asked for where it is written.
  await save(page);
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByText('Give the design a title')).toBeVisible();
  await page.keyboard.type('Bake board, second bake');

  // Nothing is public yet, and nothing is lost by a reload.
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(`/showcase/${id}`);
  await expect(guest.getByText('I spent a morning in a bakery first.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  await part(page, 'Reflection');
  await expect(page.getByLabel('Approach')).toHaveValue('I asked the baker first.');
  await save(page);
  await isSaved(page);
  await expect(page).toHaveURL(`/showcase/${id}`);

  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'Bake board, second bake' })).toBeVisible();
  await expect(guest.getByText('I asked the baker first.')).toBeVisible();
  await expect(guest.getByRole('region', { name: 'Frames' }).getByRole('status')).toContainText('1 of 3');
  await expect(guest.getByRole('img', { name: 'Basket' }).first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Open in Figma' })).toHaveCount(0);
  await expect(guest.getByText('Open to collaboration')).toBeVisible();
  await expect(guest.getByText('Ask Sana')).toHaveCount(0);

  await page.goto('/my-projects?tab=submissions');
  await page.getByRole('link', { name: 'Edit Bake board, second bake' }).click();
  await part(page, 'Tags and Metadata');
  await expect(page.getByLabel('Private notes')).toHaveValue('Ask Sana again.');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible();
  await expectNoSidewaysScroll(page);
});

test('SUB-9 of two windows the second is told; it goes on with its own changes on top, or takes the newer design', async ({
  page,
  context,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allow(409, /\/api\/submissions\//);
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  await page.goto(`/showcase/${id}/edit`);
  const other = await context.newPage();
  await other.goto(`/showcase/${id}`);
  await part(page, 'Reflection');
  await page.getByLabel('Approach').fill('From the first window');
  await other.getByRole('button', { name: 'Your design' }).click();
  await other.getByRole('menuitem', { name: 'Make private' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Make private' }).click();
  await expect(other.getByText('Private now: for you, your developer, and people with the link.')).toBeVisible();

  await save(page);
  await expect(page.getByText('This design was changed in another window.')).toBeVisible();
  await expect(page.getByLabel('Approach')).toHaveValue('From the first window');
  await page.getByRole('button', { name: 'Go on with mine' }).click();
  await save(page);
  await isSaved(page);
  // The other window's change stands as well.
  await expect(page.getByText('From the first window')).toBeVisible();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();

  await page.goto(`/showcase/${id}/edit`);
  await part(page, 'Reflection');
  await page.getByLabel('Approach').fill('Never to be');
  const owner = { headers: { origin: baseURL! }, data: { approach: 'From elsewhere' } };
  expect((await context.request.patch(`/api/submissions/${id}`, owner)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('This design was changed in another window.')).toBeVisible();
  await part(page, 'Reflection');
  await page.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(page.getByLabel('Approach')).toHaveValue('From elsewhere');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Approach')).toHaveValue('Never to be');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Nothing changed')).toBeVisible();
});

test('SUB-9 a save that does not arrive keeps what was typed, and one whose answer was lost counts as saved', async ({
  page,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allow(409, /\/api\/submissions\//);
  expected.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/);
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  await page.goto(`/showcase/${id}/edit`);
  await part(page, 'Reflection');
  await page.getByLabel('Challenges').fill('Two loaves from two bakes is two visits.');
  await page.route('**/api/submissions/**', (route) => route.abort('internetdisconnected'), { times: 1 });
  await save(page);
  await expect(page.getByText('Nothing was changed on the page. What you typed is kept on this device.')).toBeVisible();
  await page.route(
    '**/api/submissions/**',
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  await save(page);
  await expect(page.getByText('Nothing was changed on the page. What you typed is kept on this device.')).toBeVisible();
  await save(page);
  await isSaved(page);
  await expect(page.getByText('Two loaves from two bakes is two visits.')).toBeVisible();
});

test('SUB-9 nobody else edits a design: a public one leads to its page, a private one is not there', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allow(404, /\/showcase\//);
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: stranger });
  await stranger.goto(`/showcase/${id}/edit`);
  await expect(stranger).toHaveURL(`/showcase/${id}`);
  const owner = { headers: { origin: baseURL! }, data: { isPublic: false } };
  expect((await page.request.patch(`/api/submissions/${id}`, owner)).status()).toBe(200);
  await stranger.goto(`/showcase/${id}/edit`);
  await expect(stranger.getByRole('heading', { name: 'Submission not found' })).toBeVisible();
});

test('SUB-9 what is typed while a change is on its way is not lost with it', async ({ page, baseURL, signIn }) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Bake board' });
  await page.goto(`/showcase/${id}/edit`);
  await part(page, 'Reflection');
  const approach = page.getByLabel('Approach');
  await approach.fill('I asked the baker first.');
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(`**/api/submissions/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await save(page);
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
  await approach.fill('I asked the baker first, then the queue.');
  release();
  await expect(page.getByText('Your changes are saved. What you typed last is not saved yet.')).toBeVisible();
  await expect(approach).toHaveValue('I asked the baker first, then the queue.');
  await page.reload();
  await part(page, 'Reflection');
  await expect(approach).toHaveValue('I asked the baker first, then the queue.');
  await save(page);
  await isSaved(page);
  await expect(page.getByText('I asked the baker first, then the queue.')).toBeVisible();
});
