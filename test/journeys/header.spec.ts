import { links } from '#domain/navigation/links.ts';
import { publishDesign } from './designs.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

test('SIGN-10 a guest finds Features, Showcase, Collaboration, Log in and Get Started in the header', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const nav = header.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(['Features', 'Showcase', 'Collaboration']);
  await expect(nav.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/#features');
  await expect(nav.getByRole('link', { name: 'Collaboration' })).toHaveAttribute('href', '/#collaboration');
  await nav.getByRole('link', { name: 'Showcase' }).click();
  await expect(page).toHaveURL('/showcase');
  await expect(nav.getByRole('link', { name: 'Showcase' })).toHaveAttribute('aria-current', 'page');
  await header.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to Brief Foundry' })).toBeVisible();
  await expect(page).toHaveURL('/showcase');
});

test('SIGN-10 on a phone the menu mirrors the header, with Generate Brief', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/pricing');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link')).toHaveText([
    'Features',
    'Showcase',
    'Collaboration',
    'Generate Brief',
    'Log in',
  ]);
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible();
  await menu.getByRole('link', { name: 'Showcase' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Generate Brief' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to Brief Foundry' })).toBeVisible();
});

test('SIGN-10 on a phone the menu of a signed-in person mirrors theirs', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn({ returnTo: '/pricing' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Generate Brief', 'Showcase', 'My Projects', '3 of 3 briefs left']);
  await expect(menu.getByRole('button')).toHaveText(['Colour theme: as on your device', 'Log out']);
  await expectAccessible();
  await menu.getByRole('link', { name: 'Showcase' }).click();
  await expect(page).toHaveURL('/showcase');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out.')).toBeVisible();
});

test('by keyboard: the first stop skips to the content, and a change of page begins at it and is announced', async ({
  page,
  signIn,
}) => {
  await signIn({ returnTo: '/pricing' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Generate', exact: true }).focus();
  await page.keyboard.press('Enter');
  // A wizard begins at the heading of its step.
  await expect(page).toHaveURL('/generate');
  await expect(page.getByRole('heading', { level: 1, name: 'Who is the client?' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Generate a brief · Brief Foundry' })).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'My Projects' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard: links lead over filters to the designs, and over a design to what is said of it', async ({
  visited,
}) => {
  const { id, visitor } = await visited('Nightlines, by keyboard', 'Jonas Oyelaran');
  for (const [address, name, place] of [
    ['/showcase?sort=popular', 'Skip to results', '#designs'],
    [links.submission(id), 'Skip to discussion', '#comments'],
    [links.submission(id), 'Skip to critique', '#critique'],
  ] as const) {
    await visitor.goto(address);
    await visitor.getByRole('link', { name }).press('Enter');
    await visitor.keyboard.press('Tab');
    const isInside = visitor.evaluate((selector) => !!document.activeElement?.closest(selector), place);
    expect(await isInside, name).toBe(true);
  }
});

test('the page stays where it is when the focus comes to the header', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn({ returnTo: links.help() });
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const scrolled = () => page.evaluate(() => scrollY);
  const account = page.getByRole('button', { name: /^Your account/ });
  await account.focus();
  expect(await scrolled()).toBe(1500);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your page' })).toBeFocused();
  expect(await scrolled()).toBe(1500);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  expect(await scrolled()).toBe(1500);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
  expect(await scrolled()).toBe(1500);
});

test('SIGN-2 the login dialog traps the focus, closes with Escape, cross and backdrop, and gives the focus back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  const dialog = page.getByRole('dialog', { name: 'Log in to Brief Foundry' });
  await logIn.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(logIn).toBeFocused();

  await logIn.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(logIn).toBeFocused();

  await logIn.click();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await expect(logIn).toBeFocused();

  await logIn.click();
  await expect(dialog.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(dialog.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
  await expect(dialog.getByRole('link', { name: /^Continue with / })).toBeVisible();
});

test('SIGN-11 the footer is on every page, and each change of page begins at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/pricing');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await footer.getByRole('link', { name: 'Brief Foundry, home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('SIGN-11 a page where somebody works has one line for its footer', async ({ page, baseURL, signIn }) => {
  await signIn();
  const designId = await publishDesign(page.request, baseURL!);
  const footer = page.getByRole('contentinfo');
  const tools = [
    ...[links.generate(), links.submitDesign(), links.editSubmission(designId), links.editCaseStudy(designId)],
    ...[links.myProjects(), links.notifications(), links.settings()],
  ];
  for (const address of tools) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(footer.getByRole('link', { name: 'Help' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Plans' })).toHaveCount(0);
    });
  }
  for (const address of [links.submission(designId), links.showcase()]) {
    await page.goto(address);
    await expect(footer.getByRole('link', { name: 'Plans' })).toBeVisible();
  }
});

test('a bench with a head of its own has the theme’s button too', async ({ page, signIn }) => {
  await signIn();
  for (const address of [links.demoWorkspace(), links.buildReview('demo'), links.inspect('demo')]) {
    await test.step(address, async () => {
      await page.goto(address);
      await untilHydrated(page);
      const theme = page.getByRole('banner').getByRole('button', { name: /^Colour theme/ });
      await theme.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await theme.click();
      await theme.click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    });
  }
});
