import type { Page, Request } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, holdScripts, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** All filters, in their dialog. */
async function openFilters(page: Page) {
  await page.getByRole('link', { name: 'Style, colour, technology' }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}
const names = (page: Page) => page.locator('#designs-list article h3').allTextContents();

for (const [width, name] of [
  [1280, 'Style, colour, technology'],
  [390, 'Filters'],
] as const)
  test(`SHOW-12 a press on “${name}” that comes before the scripts opens the filters once they are there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page);
    await page.goto('/showcase?industries=food', { waitUntil: 'commit' });
    await page.getByRole('link', { name }).click();
    release();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: /^Show / }).click();
    await expect(dialog).toHaveCount(0);
  });

test('SHOW-2 a visitor searches, filters, pages, and finds the same list after a reload and Back', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const word = `Quillon${Date.now().toString(36)}`;
  await signIn();
  for (let n = 1; n <= 11; n++) {
    const open = { openToCollaboration: n % 4 === 0, techPreferences: n === 8 ? ['Svelte'] : [] };
    await publishDesign(page.request, baseURL!, { title: `${word} number ${n}`, ...open }, n - 1);
  }
  const inOrder = Array.from({ length: 11 }, (_, n) => `${word} number ${11 - n}`);

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/showcase');
  await expect(guest.getByRole('heading', { name: 'New this week' })).toBeVisible();
  await guest.getByLabel('Search designs').fill(word);
  await guest.getByRole('button', { name: 'Search' }).click();
  await expect(guest).toHaveURL(`/showcase?q=${word}`);
  await expect(cards(guest)).toHaveCount(9);
  expect(await names(guest)).toEqual(inOrder.slice(0, 9));

  // What is chosen while more is on its way stays chosen.
  const [more, chosen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await guest.route(/\/api\/showcase\?/, async (route) => {
    await (route.request().url().includes('cursor=') ? more : chosen).promise;
    await route.continue().catch(() => undefined);
  });
  const asked = guest.waitForRequest(/\/api\/showcase\?.*cursor=/);
  const isMore = (request: Request) => request.url().includes('cursor=');
  const over = Promise.race([
    guest.waitForEvent('requestfinished', isMore),
    guest.waitForEvent('requestfailed', isMore),
  ]);
  await guest.getByRole('link', { name: 'Load more designs' }).click();
  await asked;
  let filters = await openFilters(guest);
  await filters.getByLabel('Open to collaboration').check();
  await guest.keyboard.press('Escape');
  more.resolve();
  await over;
  await guest.evaluate(() => new Promise(requestAnimationFrame));
  chosen.resolve();
  await expect(cards(guest)).toHaveCount(2);
  await expect(guest).toHaveURL(/open=yes/);
  await guest.unrouteAll();
  await guest.goBack();
  await expect(cards(guest)).toHaveCount(9);

  await guest.getByRole('link', { name: 'Load more designs' }).press('Enter');
  await expect(cards(guest)).toHaveCount(11);
  // The link has gone with the last of them: the keyboard is at the first that came.
  await expect(guest.getByRole('link', { name: `${word} number 2`, exact: true })).toBeFocused();
  expect(await names(guest)).toEqual(inOrder);
  await expect(guest.getByRole('link', { name: 'Load more designs' })).toHaveCount(0);
  await expectAccessible(guest);

  await guest.getByRole('link', { name: `${word} number 2`, exact: true }).click();
  await expect(guest.getByRole('heading', { level: 1, name: `${word} number 2` })).toBeVisible();
  await guest.goBack();
  await expect(cards(guest)).toHaveCount(11);
  await expect(guest.getByLabel('Search designs')).toHaveValue(word);

  // What is found is counted beside the filters.
  filters = await openFilters(guest);
  await expect(filters.locator('label', { hasText: 'Open to collaboration' })).toContainText('2');
  await filters.getByLabel('Open to collaboration').check();
  await expect(guest).toHaveURL(/open=yes/);
  await filters.getByLabel('Svelte').check();
  await filters.getByRole('button', { name: 'Show 1 design' }).click();
  await expect(cards(guest)).toHaveCount(1);
  await guest.reload();
  filters = await openFilters(guest);
  await expect(filters.getByLabel('Svelte')).toBeChecked();
  await guest.keyboard.press('Escape');
  expect(await names(guest)).toEqual([`${word} number 8`]);
  await guest.goBack();
  await expect(cards(guest)).toHaveCount(2);
  await guest.getByRole('link', { name: 'Clear' }).click();
  await expect(guest).toHaveURL(`/showcase?q=${word}`);

  await guest.getByLabel('Search designs').fill('xqzwvk');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Nothing for “xqzwvk”' })).toBeVisible();
  await expect(guest.getByText('Be the first to share your design!')).toHaveCount(0);
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Show all designs' }).click();
  await guest.getByText('Why here').click();
  await expect(guest.getByText('By log₁₀(likes) + seconds since 1970 ÷ 45,000')).toBeVisible();
});

test('SHOW-2 Back through searches and filters brings each list and its words again', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const word = `Tarvik${Date.now().toString(36)}`;
  await signIn();
  await publishDesign(page.request, baseURL!, { title: `${word} lamp` });
  await publishDesign(page.request, baseURL!, { title: `${word} roof` }, 1);
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(`/showcase?q=${word}`);
  await expect(cards(guest)).toHaveCount(2);
  const box = guest.getByLabel('Search designs');
  for (const title of ['roof', 'lamp']) {
    await box.fill(`${word} ${title}`);
    await box.press('Enter');
    await expect.poll(() => names(guest)).toEqual([`${word} ${title}`]);
  }
  await guest.goBack();
  await expect.poll(() => names(guest)).toEqual([`${word} roof`]);
  await expect(box).toHaveValue(`${word} roof`);
  await guest.goForward();
  await expect.poll(() => names(guest)).toEqual([`${word} lamp`]);
  await box.fill(word);
  await box.press('Enter');
  await expect(cards(guest)).toHaveCount(2);
  await guest.goBack();
  await expect.poll(() => names(guest)).toEqual([`${word} lamp`]);
  await expect(box).toHaveValue(`${word} lamp`);
});

test('SHOW-2 an address that asks for what is not known says so, and nothing found repeats what was asked', async ({
  page,
}) => {
  await page.goto('/showcase?industries=moon&styles=retro&q=zzyzx');
  await expect(page.getByText('There is no filter “moon”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing for “zzyzx”' })).toBeVisible();
  await expect(page.getByText('in Retro')).toBeVisible();
  // Only what leads to a design can be dropped: without the style there is still nothing.
  await expect(page.getByRole('link', { name: 'Remove Retro' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove “zzyzx”' }).click();
  await expect(page).toHaveURL('/showcase?styles=retro');
  await expect(page.getByText('There is no filter “moon”')).toHaveCount(0);
});

test('SHOW-1 SHOW-2 without script the showcase reads, searches, filters and pages', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const word = `Ferrule${Date.now().toString(36)}`;
  await signIn();
  for (let n = 1; n <= 10; n++) await publishDesign(page.request, baseURL!, { title: `${word} number ${n}` }, n - 1);
  const guest = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await guest.goto('/showcase');
  await guest.getByLabel('Search designs').fill(word);
  await guest.getByRole('button', { name: 'Search' }).click();
  await expect(cards(guest)).toHaveCount(9);
  await guest.getByRole('link', { name: 'Load more designs' }).click();
  await expect(cards(guest)).toHaveCount(1);
  await guest.getByRole('link', { name: 'Go to its beginning' }).click();
  await expect(cards(guest)).toHaveCount(9);
  await guest.getByLabel('Sort').selectOption('trending');
  await guest.getByLabel('Open to collaboration').check();
  await guest.getByRole('button', { name: 'Show these designs' }).click();
  await expect(guest).toHaveURL(/open=yes/);
  await expect(guest).toHaveURL(/sort=trending/);
  await expect(guest.getByRole('heading', { name: `Nothing for “${word}”` })).toBeVisible();
});

test('on a phone the filters are a sheet that says how many designs there are', async ({
  browser,
  baseURL,
  expectAccessible,
}) => {
  const page = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 800 } })).newPage();
  await page.goto('/showcase');
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show \d+ designs?$/ });
  await expect(show, 'in sight whatever the list of filters is long').toBeInViewport({ ratio: 0.99 });
  await sheet.getByLabel('Food').check();
  await expect(page).toHaveURL('/showcase?industries=food');
  await expect(sheet.getByLabel('Food')).toBeChecked();
  await expectAccessible(page);
  await show.click();
  await expect(sheet).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('on a phone each design has a row of its own, also the last three of an odd list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.locator('#designs-list article');
  // The sample designs come one after the other.
  await expect(async () => {
    await page.goto('/showcase');
    expect(await list.count()).toBe(9);
  }).toPass();
  const narrowest = (all: Element[]) => Math.min(...all.map((one) => one.getBoundingClientRect().width));
  expect(await list.evaluateAll(narrowest)).toBeGreaterThan(340);
});
