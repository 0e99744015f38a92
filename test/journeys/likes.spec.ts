import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

test('SHOW-4 a like shows at once, survives a reload, and is taken back; one that fails goes away again', async ({
  page,
  baseURL,
  signIn,
  expected,
}) => {
  const title = `Nightlines ${Date.now().toString(36)}`;
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title });
  await page.goto('/showcase');
  // The newest design may stand among the featured ones as well.
  const heart = page.getByRole('button', { name: `Like ${title}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveText('1');
  await expect
    .poll(async () => (await (await page.request.get(`/api/submissions/${id}`)).json()).liked, {
      message: 'the like has arrived',
    })
    .toBe(true);

  await page.goto(`/showcase/${id}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveText('');

  expected.allow(503, /\/like$/);
  const body = JSON.stringify({ error: { code: 'unavailable', message: 'Brief Foundry rests.', requestId: 'r' } });
  await page.route('**/like', (route) => route.fulfill({ status: 503, contentType: 'application/json', body }));
  await heart.click();
  await expect(page.getByText('Your like was not saved. Brief Foundry rests.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveText('');
});

test('SHOW-4 a guest who likes is asked to log in, and the like is there when they are back', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const title = `Field Notes ${Date.now().toString(36)}`;
  await signIn();
  await publishDesign(page.request, baseURL!, { title });

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/showcase');
  const heart = guest.getByRole('button', { name: `Like ${title}` }).first();
  await heart.click();
  const dialog = guest.getByRole('dialog', { name: 'Log in to Brief Foundry' });
  await expect(dialog).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('link', { name: /^Continue with/ }).click();
  await guest.getByLabel('Name').fill('Tomás Rey');
  await guest.getByLabel('E-mail').fill(`tomas-${Date.now().toString(36)}@people.example`);
  await guest.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(guest).toHaveURL(`${baseURL}/showcase`);
  await expect(guest.getByText(`You like “${title}”.`)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveText('1');
});

test('SHOW-4 a visitor who opens a design is a view, however often they open it, before any control is touched', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Maison Orle' });
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const guest = await (await browser.newContext({ baseURL, userAgent })).newPage();
  for (let n = 0; n < 3; n++) {
    const told = guest.waitForResponse((response) => response.url().endsWith('/views'));
    await guest.goto(`/showcase/${id}`);
    expect((await told).status()).toBe(204);
  }
  const views = async () => (await (await page.request.get(`/api/submissions/${id}`)).json()).viewCount;
  await expect.poll(views).toBe(1);
  // A visitor's page may be a moment older than the count.
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('1 view', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});
