import { expect, test } from './fixtures.ts';

test('SIGN-1 SIGN-4 signing in goes through the provider, code and PKCE included, and comes back to the page', async ({
  page,
  signInByHand,
  expectAccessible,
}) => {
  const addresses: URL[] = [];
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(new URL(request.url())));
  await page.goto('/api/auth/sign-in?returnTo=/');
  await expect(page.getByRole('heading', { name: 'Who do you want to be?' })).toBeVisible();
  await expectAccessible();

  const name = await signInByHand({ returnTo: '/?from=sign-in' });

  const asked = addresses.find((address) => address.pathname === '/dev-idp/auth' && address.searchParams.has('state'))!;
  expect(asked.searchParams.get('response_type')).toBe('code');
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
  const answered = addresses.findLast((address) => address.pathname === '/api/auth/callback')!;
  expect([...answered.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
  expect(new URL(page.url()).search).toBe('?from=sign-in');

  const session = await page.evaluate(async () => (await fetch('/api/session')).json());
  expect(session.viewer).toMatchObject({ displayName: name, briefsGenerated: 0, briefsLimit: 3 });
  expect(session.ways.providers[0].name).toBe('Development sign-in');
});

test('SIGN-7 no script of a page can read the tokens', async ({ page, signInByHand, context }) => {
  await signInByHand();
  const cookies = await context.cookies();
  const names = cookies.filter((cookie) => cookie.httpOnly && cookie.sameSite === 'Lax').map((cookie) => cookie.name);
  expect(names).toEqual(expect.arrayContaining(['bf-access', 'bf-refresh']));
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/bf-(access|refresh)/);
});

test('SIGN-5 who comes back after the access token ran out is signed in with the first answer', async ({
  page,
  signInByHand,
  context,
}) => {
  const name = await signInByHand();
  await context.clearCookies({ name: 'bf-access' });
  const answer = await page.request.get('/settings-that-nobody-drew');
  const drawn = await answer.text();
  expect(drawn).toContain(name);
  expect((await context.cookies()).map((cookie) => cookie.name)).toContain('bf-access');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
});

test('SIGN-3 a sign-in that fails leaves the person where they were', async ({ page }) => {
  await page.goto('/api/auth/sign-in?returnTo=/my-projects&from=/%3Fquestion%3D1');
  await page.getByRole('button', { name: 'Go back without signing in' }).click();
  await expect(page.getByText('Sign-in failed. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/?question=1');
  const session = await page.evaluate(async () => (await fetch('/api/session')).json());
  expect(session.viewer).toBeNull();
});

test('the development sign-in can be walked by keyboard, says what is missing, and remembers whom it met', async ({
  page,
  signInByHand,
  expected,
}) => {
  const name = await signInByHand({ name: `Oona ${Date.now().toString(36)}` });
  await page.goto('/api/auth/sign-in?returnTo=/');
  await page.getByLabel('Name').fill('Nobody yet');
  await page.getByLabel('E-mail').fill('nobody@people.example');
  await page.getByLabel('Name').fill('  ');
  expected.allow(400, /^\/dev-idp\/people\//);
  await page.getByLabel('E-mail').press('Enter');
  await expect(page.getByText('Say what to call this person.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@people.example');

  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const session = await page.evaluate(async () => (await fetch('/api/session')).json());
  expect(session.viewer.displayName).toBe(name);
});
