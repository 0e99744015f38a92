import { links } from '#domain/navigation/links.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

/* A person whose browser runs no script finds the way by the menu, and likes and comments by the forms of the page. */

test.use({ javaScriptEnabled: false });

test('without script a like is kept and taken back, and a comment stands on the page', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
}) => {
  const designer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau', page: designer });
  const title = `Ledger ${Date.now().toString(36)}`;
  const id = await publishDesign(designer.request, baseURL!, { title });
  await signIn({ name: 'Jonas Oyelaran' });
  await page.goto(links.submission(id));
  const like = page.getByRole('button', { name: new RegExp(`^Like ${title}`) });
  await like.click();
  await expect(page).toHaveURL(links.submission(id));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  await page.goto(links.showcase({ q: title }));
  await page.getByRole('button', { name: new RegExp(`^Like ${title}`) }).click();
  await expect(page).toHaveURL(links.showcase({ q: title }));
  await expect(page.getByRole('button', { name: `Like ${title}, 1` })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(links.submission(id));
  await page.getByRole('textbox', { name: 'Comment' }).fill('The total could stand above the lines.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page).toHaveURL(`${links.submission(id)}#comments`);
  await expect(page.getByRole('list').getByText('The total could stand above the lines.')).toBeVisible();

  // What the call refuses is said on a page of its own.
  expected.allow(400, /\/form$/);
  await page.getByRole('textbox', { name: 'Comment' }).fill(' ');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'That was not saved' })).toBeVisible();
});

test('without script a guest who likes is led to log in, and back', async ({ page, browser, baseURL, signIn }) => {
  const designer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau', page: designer });
  const id = await publishDesign(designer.request, baseURL!, { title: 'Saltmarsh, by forms alone' });
  await page.goto(links.submission(id));
  await page.getByRole('button', { name: /^Like Saltmarsh, by forms/ }).click();
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(links.submission(id))}`);
});

test('on a phone without script the menu opens, and leads to log in', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(links.showcase());
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.locator('summary[aria-label=Menu]').click();
  await expect(menu.getByRole('link')).toHaveText([
    'Features',
    'Showcase',
    'Collaboration',
    'Generate Brief',
    'Log in',
  ]);
  await menu.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth/);
  await signIn({ name: 'Jonas Oyelaran', returnTo: links.showcase() });
  await page.locator('summary[aria-label=Menu]').click();
  await menu.getByRole('link', { name: 'My Projects' }).click();
  await expect(page).toHaveURL(links.myProjects());
  await page.locator('summary[aria-label=Menu]').click();
  await expect(menu.getByRole('button')).toHaveText(['Log out']);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(links.home());
  expect((await (await page.request.get('/api/session')).json()).viewer).toBeNull();
});

test('without script a page where somebody works says what works, and "Log out" ends the session', async ({
  page,
  signIn,
}) => {
  // `getByText` passes over what is in <noscript>.
  const words = page.locator('xpath=//noscript//p[.="This page needs JavaScript"]');
  await signIn({ name: 'Jonas Oyelaran' });
  for (const path of [links.submitDesign(), links.generate(), links.settings()]) {
    await page.goto(path);
    await expect(words).toBeVisible();
  }
  await page.goto(links.showcase());
  await expect(words).toHaveCount(0);
  const { cookies } = await page.context().storageState();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(links.home());
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  // The session itself is over, not only this browser's memory of it.
  await page.context().addCookies(cookies);
  expect((await (await page.request.get('/api/session')).json()).viewer).toBeNull();
});
