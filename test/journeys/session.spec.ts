import type { Page } from '@playwright/test';
import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const loginDialog = (page: Page) => page.getByRole('dialog', { name: /^Log in/ });
/** At the provider's page. */
async function continueAs(page: Page, name: string, email: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
}

/** At the provider's page, whose answer then is that the person changed their mind. */
async function failAtProvider(page: Page) {
  await page.getByRole('button', { name: 'Go back without signing in' }).click();
}

const header = (page: Page) => page.getByRole('banner');

test('SIGN-4 SIGN-10 a guest gets started, signs in, lands on the wizard and has the header of people', async ({
  page,
}) => {
  await page.goto('/');
  await header(page).getByRole('link', { name: 'Get Started' }).click();
  await loginDialog(page)
    .getByRole('link', { name: /^Continue with / })
    .click();
  await continueAs(page, 'Ines Marau', `ines-${Date.now()}@people.example`);
  await expect(page).toHaveURL('/generate');
  await expect(header(page).getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Generate',
    'Showcase',
    'My Projects',
  ]);
  await expect(header(page).getByRole('link', { name: 'Generate', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(header(page).getByText('3 of 3 briefs left')).toBeVisible();
  const account = header(page).getByRole('button', { name: 'Your account, Ines Marau' });
  // A press that comes before the page's scripts is lost.
  await expect(page.locator('html[data-hydrated]')).toBeVisible();
  await account.click();
  await expect(page.getByRole('menu')).toContainText('Ines Marau');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Your page',
    'Collections',
    'Plan and usage',
    'Settings',
    'Log out',
  ]);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await header(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('SIGN-3 a sign-in that fails says so and leaves the person where they were', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/pricing');
  await header(page).getByRole('link', { name: 'Get Started' }).click();
  await loginDialog(page)
    .getByRole('link', { name: /^Continue with / })
    .click();
  await failAtProvider(page);
  await expect(page).toHaveURL('/pricing');
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Sign-in failed. Please try again.');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await header(page).getByRole('link', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(page.getByText('Sign-in failed. Please try again.')).toBeHidden();
  await page.reload();
  await expect(loginDialog(page)).toBeHidden();
});

test('SIGN-6 a private page asks a guest to log in, and dismissing that goes home', async ({
  page,
  expectAccessible,
}) => {
  for (const path of ['/generate', '/brief/new']) {
    await page.goto(path);
    await expect(loginDialog(page)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(loginDialog(page)).toBeHidden();
  }
  // The same within the app.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Generate' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(loginDialog(page)).toBeVisible();
  await loginDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Back does not lead into the question again.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
});

test('SIGN-6 an inviting page shows its content, with a quiet bar on the first of a visit', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/showcase');
  const bar = page.getByRole('complementary', { name: 'Log in' });
  await expect(bar).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  await bar.getByRole('link', { name: 'Log in' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/showcase');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('SIGN-6 the dialog opens by itself on the third page of a visit, and not over a page that a link from elsewhere led to', async ({
  page,
}) => {
  const community = page.getByRole('contentinfo').getByRole('link', { name: 'Community briefs' });
  const brief = page.getByRole('main').locator('a[href^="/brief/"]').first();
  await page.goto('/');
  await community.click();
  await expect(page).toHaveURL('/briefs');
  // The third page, by a link from elsewhere: it is not covered.
  const path = await brief.getAttribute('href');
  await page.goto(path!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await header(page).getByRole('link', { name: 'Showcase' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/showcase');
  await community.click();
  await brief.click();
  await expect(page.getByText('Community brief, open to everyone')).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('SIGN-2 a guest logs in by links and forms alone', async ({ page }) => {
    await page.goto('/pricing');
    await header(page).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/auth?returnTo=%2Fpricing');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Continue with / })
      .click();
    await continueAs(page, 'Ines Plain', `plain-${Date.now()}@people.example`);
    await expect(page).toHaveURL('/pricing');
    await expect(header(page).getByRole('button', { name: 'Your account, Ines Plain' })).toBeVisible();
  });
});

test('SIGN-6 open pages ask for nothing', async ({ page }) => {
  for (const path of ['/', '/pricing', '/terms', '/privacy', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loginDialog(page)).toBeHidden();
  }
});

test('SIGN-8 logging out in one tab logs out the others, and signing in signs them in', async ({
  page,
  context,
  signInByHand,
}) => {
  await signInByHand({ name: 'Two Tabs', returnTo: '/generate' });
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(header(other).getByRole('button', { name: 'Your account, Two Tabs' })).toBeVisible();

  await header(other).getByRole('button', { name: 'Log out' }).click();
  await expect(header(other).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(loginDialog(page)).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Your account, Two Tabs' })).toHaveCount(0);
  await expect(page).toHaveURL('/generate');

  await signInByHand({ name: 'Two Tabs Again', page: other, returnTo: '/pricing' });
  await expect(header(page).getByRole('button', { name: 'Your account, Two Tabs Again' })).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/generate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SIGN-5 while a session is being checked the page says so, and after three seconds a guest is asked to log in', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  let answer: () => void = () => undefined;
  await page.route('**/api/session', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  // From here on the time is the journey's own.
  await page.clock.pauseAt(Date.now() + 60_000);
  // Out of the back/forward cache a page does not know what happened meanwhile.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Generate' }).click();
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  await page.clock.runFor(2900);
  await expect(loginDialog(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(loginDialog(page)).toBeVisible();
  answer();
  await expect(page.getByText('Checking authentication...')).toBeHidden();
  await expect(loginDialog(page)).toBeVisible();
});

test('SIGN-7 an open page looks every 30 seconds and refreshes its session shortly before the end', async ({
  page,
  signInByHand,
}) => {
  const refreshed: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/session/refresh')) refreshed.push(`${answer.status()}`);
  });
  await page.clock.install();
  await signInByHand({ returnTo: '/pricing' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.clock.runFor('08:00');
  expect(refreshed).toEqual([]);
  await page.clock.runFor('01:00');
  await expect.poll(() => refreshed).toEqual(['200']);
});

test('SIGN-7 an access token that ran out is renewed on the way, once, and the call is made again', async ({
  page,
  context,
  signInByHand,
  expected,
}) => {
  expected.allow(401, /^\/api\/profile$/);
  await signInByHand({ returnTo: '/pricing' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await context.clearCookies({ name: /bf-access$/ });
  const refreshes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/session/refresh') && refreshes.push(request.method()));
  await header(page).getByRole('link', { name: 'Generate', exact: true }).click();
  await expect(page).toHaveURL('/generate');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(refreshes).toEqual(['POST']);
});

test('a session that ends under somebody keeps the page, asks them to log in beside it, and goes on', async ({
  page,
  context,
  baseURL,
  expected,
}) => {
  // A stream of events that was not open yet finds the session over too, and asks for a new one.
  expected.allow(401, /^\/api\/(session\/refresh|profile|submission-drafts\/.*|submissions\/.*|case-studies.*)$/);
  const email = `returns-${Date.now()}@people.example`;
  await page.goto('/api/auth/sign-in?returnTo=/generate');
  await continueAs(page, 'Ines Returns', email);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('radio', { name: /Finance/ }).check();
  await context.clearCookies();
  // The next look at the session finds it over.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const dialog = page.getByRole('dialog', { name: 'Log in again to go on' });
  await expect(dialog).toContainText(
    'Your session has ended. This page stays as it is while you log in, with everything you typed.',
  );
  const comeBack = async () => {
    const [window] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /^Continue with / }).click(),
    ]);
    await continueAs(window, 'Ines Returns', email);
    await expect(page.getByText('You are logged in again.')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await comeBack();
  await expect(page.getByRole('radio', { name: /Finance/ })).toBeChecked();

  // What was refused for it is no longer said once they are back.
  const id = await publishDesign(page.request, baseURL!, {});
  for (const [path, label, press] of [
    ['/settings', /^Bio/, 'Save profile'],
    [`/showcase/${id}`, /^Comment$/, 'Comment'],
    [`/showcase/${id}/edit?step=4`, /^Approach/, 'Save changes'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const field = page.getByLabel(label);
    await field.fill('Back in a moment.');
    await context.clearCookies();
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Log in to go on.')).toBeVisible();
    await comeBack();
    await expect(page.getByText('Log in to go on.')).toHaveCount(0);
    await expect(field).toHaveValue('Back in a moment.');
  }

  // What saves itself says why it does not, leaves one to type, and goes on once they are back.
  for (const [path, label] of [
    ['/submit-design', 'Figma link'],
    [`/case-study/create/${id}`, 'Title of the case study'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    if (path === '/submit-design') await page.getByRole('button', { name: 'Submit without a brief' }).click();
    const field = page.getByLabel(label);
    await field.fill('Begun');
    await expect(page.getByText(/^Saved · /)).toBeVisible();
    await context.clearCookies();
    await field.fill('Typed after the end');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Logged out, kept on this device')).toBeVisible();
    await field.fill('Typed after that');
    await expect(page.getByText('Logged out, kept on this device')).toBeVisible();
    const { height } = page.viewportSize()!;
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await comeBack();
    await expect(page.getByText(/^Saved · /)).toBeVisible();
    await expect(field).toHaveValue('Typed after that');
  }
});

test('a picture that is still being encoded when a session ends is no damaged one, and is there after the login', async ({
  page,
  context,
  expected,
}) => {
  expected.allow(401, /^\/api\/(session\/refresh|submission-drafts\/.*)$/);
  expected.allow(404, /^\/api\/media\//);
  const email = `encodes-${Date.now()}@people.example`;
  await page.goto('/api/auth/sign-in?returnTo=/submit-design');
  await continueAs(page, 'Ines Encodes', email);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('button', { name: 'Submit without a brief' }).click();
  // As if the pictures of everybody else were encoded first.
  let isBusy = true;
  await page.route(/\/api\/media(\/[0-9a-f-]+)?$/, async (route) => {
    const answer = await route.fetch();
    if (!isBusy || !answer.ok()) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), state: 'processing', sources: [] } });
  });
  const buffer = await picture('png', { width: 450, height: 300 });
  const file = { name: 'Bake board.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Pictures of your frames').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose frames');
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await context.clearCookies();
  isBusy = false;
  const dialog = page.getByRole('dialog', { name: 'Log in again to go on' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(/damaged|can be opened/)).toHaveCount(0);
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /^Continue with / }).click(),
  ]);
  await continueAs(window, 'Ines Encodes', email);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose frames');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annotate your frames');
});

test('SIGN-12 /auth asks on a page of its own, says where one comes back to, and goes on by itself for people', async ({
  page,
  signInByHand,
  expectAccessible,
}) => {
  await page.goto('/auth?returnTo=%2Fshowcase%2F0190');
  await expect(page.getByRole('link', { name: 'Back without logging in' })).toHaveAttribute('href', '/showcase/0190');
  await page.goto('/auth?returnTo=%2Fgenerate');
  await expect(page.getByRole('link', { name: 'Back without logging in' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { name: 'Log in to Brief Foundry' })).toBeVisible();
  await expect(page.getByText('You will come back to', { exact: true })).toBeVisible();
  await expect(page.getByText('Generate a brief')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continue with / })
    .click();
  await failAtProvider(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Sign-in failed. Please try again.');
  await expect(page).toHaveURL('/auth?returnTo=%2Fgenerate');
  await signInByHand();
  await page.goto('/auth?returnTo=%2Fgenerate');
  await expect(page).toHaveURL('/generate');
  await page.goto('/auth?returnTo=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL('/');
});
