import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const loginDialog = (page: Page) => page.getByRole('dialog', { name: /^Log in/ });
const header = (page: Page) => page.getByRole('banner');
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** A device that makes passkeys and confirms them at once. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function askForLink(page: Page, email: string) {
  const form = page.getByLabel('Log in by e-mail');
  await form.fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
}

/** The address of the newest link to this person, as the development mailbox shows it. */
async function linkTo(page: Page, email: string): Promise<string> {
  const html = await (await page.request.get('/dev-mail')).text();
  const letter = html.split('<article').find((one) => one.includes(email))!;
  return /href="([^"]+\/api\/auth\/email[^"]+)"/.exec(letter)![1]!.replaceAll('&amp;', '&');
}

async function logOut(page: Page) {
  await header(page).getByRole('button', { name: 'Log out' }).click();
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
}

test('OPS-5 a person opens an account by a link, adds a passkey and an app, and logs in by each of them', async ({
  page,
  expected,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await withAuthenticator(page);
  const email = `ways-${Date.now()}@people.example`;
  await page.goto('/pricing');
  await header(page).getByRole('link', { name: 'Log in' }).click();
  await expect(loginDialog(page).getByRole('link', { name: 'Continue with Development sign-in' })).toBeVisible();
  await expectAccessible();
  await askForLink(page, `mistyped-${Date.now()}@people.example`);
  await page.getByRole('button', { name: 'Use another address' }).press('Enter');
  await expect(page.getByLabel('Log in by e-mail')).toBeFocused();
  await askForLink(page, email);
  await page.goto(await linkTo(page, email));
  await expect(page.getByRole('heading', { name: 'Open an account?' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page).toHaveURL('/pricing');

  await page.goto('/settings');
  const ways = region(page, 'Ways to log in');
  await expect(ways.getByRole('listitem')).toHaveCount(1);
  await expect(ways.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await ways.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('You can now log in with this device.')).toBeVisible();
  await expect(ways.getByRole('listitem')).toHaveCount(2);

  await region(page, 'Second step').getByRole('button', { name: 'Connect an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect an app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expectAccessible();
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  expected.allow(422, /^\/api\/me\/second-step\/app$/);
  await dialog.getByLabel('The code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText('This code is not right')).toBeVisible();
  await dialog.getByLabel('The code that the app shows').fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(region(page, 'Second step').getByText('10 recovery codes are left')).toBeVisible();
  await expectAccessible();

  // The passkey asked who it is, so it passes alone.
  await logOut(page);
  await header(page).getByRole('link', { name: 'Log in' }).click();
  await loginDialog(page).getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(header(page).getByRole('button', { name: /^Your account/ })).toBeVisible();

  await logOut(page);
  await page.goto('/auth?returnTo=/generate');
  await askForLink(page, email);
  await page.goto(await linkTo(page, email));
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expectAccessible();
  // A code is good once, so this is the next one. An old code would be too late on a machine that stalls for a moment.
  const epoch = Math.floor(Date.now() / 1000) + 30;
  await page.getByLabel('Code from your app, or a recovery code').fill(await generate({ secret, epoch }));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL('/generate');

  await page.goto('/settings');
  await region(page, 'Ways to log in')
    .getByRole('button', { name: /^Remove.*device|Remove .*(Chrome|Linux)/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(region(page, 'Ways to log in').getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('OPS-5 a link that is opened elsewhere asks first, and recovers the account of a provider', async ({
  page,
  browser,
  baseURL,
  signInByHand,
  expectAccessible,
}) => {
  await signInByHand({ name: 'Ines Elsewhere' });
  await page.goto('/settings');
  const email = (await region(page, 'Ways to log in')
    .getByText(/@people\.example/)
    .textContent())!.split(' ')[0]!;
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await desk.goto('/auth?returnTo=/generate');
  await askForLink(desk, email);
  const link = await linkTo(desk, email);
  const phone = await (await browser.newContext({ baseURL })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `Log in as ${email}?` })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Log in here' }).click();
  await expect(phone.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Log in as Ines Elsewhere' }).click();
  await expect(phone).toHaveURL('/generate');

  // It was used, so on the desk it logs nobody in.
  await desk.goto(link);
  await expect(desk.getByRole('heading', { level: 1, name: 'Log in to Brief Foundry' })).toBeVisible();
  await expect(desk.getByText('This link was used already or has expired.')).toBeVisible();
});

test('OPS-5 who logs in again with a passkey beside their work keeps the page', async ({
  page,
  context,
  signIn,
  expected,
}) => {
  expected.allow(401, /^\/api\//);
  await withAuthenticator(page);
  await signIn({ returnTo: '/settings' });
  await region(page, 'Ways to log in').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(region(page, 'Ways to log in').getByRole('listitem')).toHaveCount(2);
  await page.getByLabel(/^Bio/).fill('Draws timetables.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again to go on' });
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('You are logged in again.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^Bio/)).toHaveValue('Draws timetables.');
});

test('OPS-5 WORK-11 whoever logs in again beside their work gets live events again at once', async ({
  page,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allow(401, /^\/api\//);
  await withAuthenticator(page);
  await signIn({ returnTo: '/settings' });
  await region(page, 'Ways to log in').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(region(page, 'Ways to log in').getByRole('listitem')).toHaveCount(2);
  // Without the page's knowledge, as from another device.
  await page.request.post('/api/session/sign-out', { headers: { origin: baseURL! }, data: { everywhere: true } });
  const dialog = page.getByRole('dialog', { name: 'Log in again to go on' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  const isOpen = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.ok());
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click();
  await isOpen;
});

test('OPS-5 who logged in a while ago logs in again before they change how they log in', async ({
  page,
  browser,
  baseURL,
  signIn,
  database,
  expectAccessible,
}) => {
  await withAuthenticator(page);
  const name = await signIn();
  const { viewer } = await (await page.request.get('/api/session')).json();
  const ages = `update session_families set created_at = now() - interval '1 hour' where user_id = $1`;
  await database.pool.query(ages, [viewer.id]);
  await page.goto('/settings');
  const ways = region(page, 'Ways to log in');
  await expect(ways.getByText('To change how you log in, log in again first.')).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await ways.getByRole('link', { name: 'Log in again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in again' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Continue with Development sign-in' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(viewer.email);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL('/settings#ways');
  await expect(ways.getByRole('button', { name: 'Add a passkey' })).toBeVisible();

  // Who takes a way away may sign out whoever is signed in by it elsewhere.
  const phone = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name, email: viewer.email, page: phone });
  await ways.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ways.getByRole('listitem')).toHaveCount(2);
  await ways.getByRole('button', { name: /^Remove Development/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('One other device is still logged in.')).toBeVisible();
  await page.getByRole('button', { name: 'Log it out' }).click();
  await expect(page.getByText('You are now logged in only here.')).toBeVisible();
  expect((await (await phone.request.get('/api/session')).json()).viewer).toBeNull();
  await expect(region(page, 'Logged-in devices').getByRole('listitem')).toHaveCount(1);
});
