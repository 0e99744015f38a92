import { expect, expectNoSidewaysScroll, test, untilHydrated } from './fixtures.ts';

// The front door is meant to move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const READING_PAGES = ['/', '/pricing', '/about', '/help', '/terms', '/privacy'];

test('LAND-1 the landing page has its seven sections', async ({ page, expectAccessible }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Client briefs, cast to order' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Start collaborating now' })).toHaveAttribute(
    'href',
    '/showcase?open=yes',
  );
  await expect(main.getByRole('link', { name: 'Generate brief', exact: true })).toHaveAttribute('href', '/generate');
  await expect(main.getByRole('link', { name: 'Generate My First Brief' })).toHaveAttribute('href', '/generate');
  for (const name of [
    'From brief to build, in one place',
    'Practice that looks like the job, not like homework',
    'Find somebody who builds your design',
    'One plan while we are in beta',
    'Questions, answered plainly',
  ])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  const pricing = page.getByRole('region', { name: 'One plan while we are in beta' });
  for (const words of ['Free Forever', '$0', '3 AI-generated briefs per month'])
    await expect(pricing.getByText(words, { exact: true })).toBeVisible();
  await expect(main.locator('#questions summary')).toHaveCount(8);
  await expectAccessible();
});

test('LAND-1 a guest who wants to submit a design is asked to log in first, and comes back to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Submit your design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to Brief Foundry' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/');
  await dialog.getByRole('link', { name: /Continue with/ }).click();
  await page.getByLabel('Name').fill('Ines Marau');
  await page.getByLabel('E-mail').fill('ines.front@people.example');
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL('/submit-design');
});

test('LAND-3 the sample brief is a real one, and can be read whole', async ({ page, request }) => {
  const { items } = await (await request.get('/api/community-briefs')).json();
  await page.goto('/');
  const docket = page.getByText(/^BF\d{4}\d{4,}$/);
  const printed = await docket.textContent();
  const real = items.find((brief: { docket: string }) => brief.docket === printed);
  const sample = page.getByRole('region', { name: real.title });
  await expect(sample).toContainText('Goals');
  await sample.getByRole('link', { name: 'Read the whole brief' }).click();
  await expect(page).toHaveURL(`/brief/${real.id}`);
  await expect(page.getByRole('heading', { level: 1, name: real.title })).toBeVisible();
});

test('LAND-1 who has just signed in for the first time is shown a first step', async ({ page, signIn }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('No brief has been written for you this month')).toHaveCount(0);
  await signIn({ returnTo: '/' });
  await page.getByRole('link', { name: 'start a community brief' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Community briefs' })).toBeVisible();
});

test('the ticket in the window is recomposed by mouse', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Client briefs, cast to order' });
  await expect(hero).toContainText('Three bakeries that sell out by ten');
  await hero.getByRole('radio', { name: 'Travel & Hospitality' }).check();
  await expect(hero).toContainText('A cabin network with no Wi-Fi');
  await expect(hero).toContainText('You can select 1 more style');
  await hero.getByRole('checkbox', { name: 'Luxury' }).check();
  await expect(hero).toContainText('Retro/Vintage, Luxury');
  await expect(hero).toContainText('Maximum of 2 styles selected');
  // For a third one a choice is taken back first, as in the generator.
  await expect(hero.getByRole('checkbox', { name: 'Minimal' })).toBeDisabled();
  await hero.getByRole('checkbox', { name: 'Retro/Vintage' }).uncheck();
  await hero.getByRole('checkbox', { name: 'Minimal' }).check();
  await expect(hero).toContainText('Luxury, Minimal');
  await expect(hero.getByText('Futuristic', { exact: true })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Generate brief' })).toHaveAttribute(
    'href',
    '/generate?industry=travel&styles=luxury.minimal',
  );
  await expect(page.getByRole('link', { name: 'Generate My First Brief' })).toHaveAttribute(
    'href',
    '/generate?industry=travel&styles=luxury.minimal',
  );
});

test('SIGN-6 a guest who dismisses the log-in dialog of the generator finds their choices on the landing page', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Client briefs, cast to order' });
  await hero.getByRole('radio', { name: 'Travel & Hospitality' }).check();
  await hero.getByRole('checkbox', { name: 'Luxury' }).check();
  await hero.getByRole('link', { name: 'Generate brief' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to Brief Foundry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(hero.getByRole('radio', { name: 'Travel & Hospitality' })).toBeChecked();
  await expect(hero.getByRole('link', { name: 'Generate brief' })).toHaveAttribute(
    'href',
    '/generate?industry=travel&styles=retro.luxury',
  );
});

test('LAND-1 what it is stands above the fold: practice, with invented clients; on a phone the picker stands by its ticket', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Client briefs, cast to order' });
  await expect(hero.getByText(/Practise on realistic briefs from invented clients/)).toBeInViewport();
  await expect(hero.getByRole('link', { name: 'Start collaborating now' })).toHaveAttribute(
    'href',
    '/showcase?open=yes',
  );
  const styles = hero.getByRole('group', { name: /^Style/ });
  await styles.scrollIntoViewIfNeeded();
  await hero.getByRole('checkbox', { name: 'Luxury' }).focus();
  await expect(hero.getByText('Retro/Vintage', { exact: true }).first()).toBeInViewport();
});

test('the ticket in the window is recomposed by keyboard', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Client briefs, cast to order' });
  await hero.getByRole('radio', { name: 'Food & Beverage' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hero).toContainText('A cabin network with no Wi-Fi');
  await page.keyboard.press('Tab');
  await expect(hero.getByRole('checkbox', { name: 'Minimal' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(hero).toContainText('Retro/Vintage, Minimal');
  await page.keyboard.press('Space');
  await expect(hero).toContainText('You can select 1 more style');
});

test('questions open by keyboard', async ({ page }) => {
  await page.goto('/');
  const answer = page.getByText('say that the client is fictional');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Can I use a brief in my portfolio?' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('LAND-1 no link on the pages for visitors is dead, and every anchor is there', async ({ page }) => {
  const anchors = new Set<string>();
  for (const path of [...READING_PAGES, '/showcase']) {
    await page.goto(path);
    const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const href of hrefs) if (new URL(href).origin === new URL(page.url()).origin) anchors.add(href);
  }
  expect(anchors.size).toBeGreaterThan(12);
  for (const address of anchors) {
    const { hash, pathname } = new URL(address);
    const answer = await page.request.get(address);
    expect(answer.status(), pathname).toBe(200);
    if (hash) expect(await answer.text(), address).toContain(` id="${hash.slice(1)}"`);
  }
});

for (const path of READING_PAGES) {
  test(`LAND-2 ${path} can be read at 320 px, by day and by night, is accessible and promises nothing for later`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Coming Soon')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page for visitors can be read, and its questions open', async ({ page }) => {
    for (const path of READING_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.goto('/');
    await page.locator('summary', { hasText: 'Can I use a brief in my portfolio?' }).click();
    await expect(page.getByText('say that the client is fictional')).toBeVisible();
    await page.getByRole('radio', { name: 'Travel & Hospitality' }).check();
    await page.getByRole('main').getByRole('link', { name: 'Start collaborating now' }).click();
    await expect(page).toHaveURL('/showcase?open=yes');
  });
});

test('an address that is nobody’s answers 404 with ways on', async ({ page, expected, expectAccessible }) => {
  expected.allow(404, /^\/no-such-page$/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Brief Foundry');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search designs' }).fill('bakery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/showcase?q=bakery');
  await expect(page.getByRole('searchbox', { name: 'Search designs' })).toHaveValue('bakery');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Start page' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that did not arrive says so between header and footer, and comes when asked again', async ({
  page,
  signIn,
  expected,
}) => {
  expected.allowConsole(/ERR_FAILED|dynamically imported module/);
  await signIn({ returnTo: '/terms' });
  await untilHydrated(page);
  const scripts = /\/assets\/[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'A part of this page did not arrive' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('without a connection the page says so, and nothing else is claimed', async ({ page, signIn, expected }) => {
  expected.allowConsole(/about|dynamically imported module|ERR_INTERNET_DISCONNECTED/);
  await signIn({ returnTo: '/terms' });
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('the kit is for those who build, not for those who visit', async ({ page, expected }) => {
  expected.allow(404, /^\/kit$/);
  expect((await page.goto('/kit'))?.status()).toBe(404);
});

test('QUOTA-5 the plans show a person their own month', async ({ page, signIn, expectAccessible }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: /^Your / })).toHaveCount(0);
  await signIn({ returnTo: '/pricing' });
  const usage = page.getByRole('region', { name: /^Your [A-Z]/ });
  await expect(usage).toContainText('0of 3 briefs used.');
  await expect(usage).toContainText(/3 left until 1 [A-Z][a-z]+\./);
  await expect(usage).toContainText(/Renews on 1 [A-Z][a-z]+, 00:00 UTC/);
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('with less motion nothing moves on the front pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((all) =>
          all.split(',').some((one) => parseFloat(one) > 0.001),
        );
      }).length,
  );
  expect(slow).toBe(0);
});
