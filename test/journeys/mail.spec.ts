import type { Locator, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Chooses as the page is open, and waits until it is kept. */
async function choose(page: Page, box: Locator) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/notification-choices/'),
  );
  await box.focus();
  await page.keyboard.press('Space');
  expect((await kept).status()).toBe(200);
}

/** The e-mail about the design, once it has come. */
async function emailAbout(page: Page, title: string, words: string): Promise<Locator> {
  const email = page.getByRole('article', { name: `${words} “${title}”` });
  await expect(async () => {
    await page.goto('/dev-mail');
    await expect(email).toBeVisible({ timeout: 500 });
  }).toPass();
  return email;
}

test('WORK-11 somebody chooses e-mail by keyboard, an e-mail comes, and its link ends the e-mails without a sign-in', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau', returnTo: '/settings' });
  await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: '/settings' });
  const asked = choice(page, 'Somebody asks to build a design of mine, by e-mail');
  await choose(page, asked);
  await page.reload();
  await expect(asked).toBeChecked();
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible();
  }

  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const id = await publishDesign(page.request, baseURL!, { title, openToCollaboration: true });
  const sent = await other.request.post(`/api/submissions/${id}/collaboration-requests`, {
    headers: { origin: baseURL! },
    data: { message: 'Two evenings a week.', role: 'front_end', technologies: ['Svelte'] },
  });
  expect(sent.status()).toBe(201);

  // A browser that has never signed in.
  const guest = await (await browser.newContext({ baseURL })).newPage();
  const email = await emailAbout(guest, title, 'Jonas Oyelaran asks to build');
  await expect(email.getByText('at most once an hour')).toBeVisible();
  await expect(email.getByText('Two evenings a week.')).toHaveCount(0);
  await expectAccessible(guest);
  await email.getByRole('link', { name: /\/unsubscribe\// }).click();
  await expect(guest.getByRole('heading', { name: 'Stop all e-mails to Ines Marau?' })).toBeVisible();
  await expectAccessible(guest);
  await page.reload();
  await expect(asked).toBeChecked();
  await guest.getByRole('button', { name: 'Stop all e-mails' }).press('Enter');
  await expect(guest.getByRole('heading', { name: 'No more e-mails' })).toBeVisible();
  await expectAccessible(guest);
  await page.reload();
  await expect(asked).not.toBeChecked();
  await expect(choice(page, 'Somebody asks to build a design of mine, in Brief Foundry')).toBeChecked();

  // What a mail program does with one click, for the other one.
  const answered = choice(other, 'A request of mine is answered, by e-mail');
  await choose(other, answered);
  const declined = await page.request.put(`/api/collaboration-requests/${(await sent.json()).id}`, {
    headers: { origin: baseURL! },
    data: { answer: 'decline', reason: 'Somebody builds it already.' },
  });
  expect(declined.status()).toBe(200);
  const second = await emailAbout(guest, title, 'Ines Marau declined your request to build');
  await second.getByRole('button', { name: 'Unsubscribe, as a mail program does' }).click();
  await expect(guest.getByText('No more e-mails will come.')).toBeVisible();
  await other.reload();
  await expect(answered).not.toBeChecked();
});

test('WORK-11 a link that was cut off ends nothing, and says where the same choice is', async ({ page, expected }) => {
  expected.allow(404, /^\/(api\/)?unsubscribe\//);
  await page.goto('/unsubscribe/AaIBOWNid0q9J6M_ZdPBUg.cut');
  await expect(page.getByRole('heading', { name: 'This link does not stop any e-mails' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the settings' })).toHaveAttribute('href', '/settings#notify');
});
