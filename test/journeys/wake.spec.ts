import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

const awake = (page: Page) => page.locator('html[data-awake]');

test('a page for visitors stays asleep while it is read', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/pricing');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.wheel(0, 400);
  expect(scripts).toHaveLength(1);
  await page.getByRole('button', { name: /Colour theme/ }).hover();
  await expect(awake(page)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(1);
});

test('presses that come before the app are kept and answered once each, in order', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/app-.*\.js/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' });
  const theme = page.getByRole('button', { name: /Colour theme/ });
  await theme.click();
  await theme.click();
  await expect(awake(page)).not.toBeAttached();
  await expect(theme).toHaveAttribute('aria-busy', 'true');
  letGo();
  // From the device's light to dark, and on to light: two presses, no more and no fewer.
  await expect(page.getByRole('button', { name: 'Colour theme: light' })).toBeVisible();
  await expect(theme).not.toHaveAttribute('aria-busy');
  await theme.click();
  await expect(page.getByRole('button', { name: 'Colour theme: as on your device' })).toBeVisible();
});

test('waking asks the server nothing that the page already holds, and draws nothing anew', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  await page.goto('/pricing');
  expect(sheets).toHaveLength(1);
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('button', { name: /Colour theme/ }).click();
  await expect(page.getByRole('button', { name: 'Colour theme: dark' })).toBeVisible();
  expect(calls).toEqual([]);
  expect(sheets).toHaveLength(1);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  // Another page has its own data, and asks for it.
  await page.getByRole('link', { name: 'Brief Foundry, home' }).first().click();
  await expect(page).toHaveURL('/');
});

test('without a connection a press says what is missing, and works once it is back', async ({ page, context }) => {
  await page.goto('/pricing');
  await context.setOffline(true);
  const theme = page.getByRole('button', { name: /Colour theme/ });
  await theme.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This needs a connection.' })).toBeVisible();
  await context.setOffline(false);
  await theme.click();
  await expect(page.getByRole('button', { name: 'Colour theme: dark' })).toBeVisible();
  await expect(page.getByText('This needs a connection.')).toHaveCount(0);
});

test('a page whose scripts were replaced by a newer version says to load it again', async ({ page, expected }) => {
  expected.allow(404, /^\/assets\//);
  await page.route(/\/assets\/app-.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/pricing');
  await page.getByRole('button', { name: /Colour theme/ }).click();
  await expect(page.getByText('This page could not be completed. Load it again.')).toBeVisible();
});

test('a first visit shows pictures before our typefaces, and later pages begin in them', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letGo = await holdBack(page, '**/*.woff2');
  const heading = page.getByRole('heading', { level: 1 });
  const sheets = page.locator('head > link[rel="stylesheet"]');
  await page.goto('/pricing');
  await expect(sheets).toHaveCount(1);
  await expect(heading).not.toHaveCSS('font-family', /^Besley/);
  const sign = page.locator('header use').first();
  await expect(sign).toHaveAttribute('href', '#logo');
  expect((await sign.boundingBox())?.width, 'the sign is drawn').toBeGreaterThan(0);
  const [firstFace, file] = [/\.woff2$/, /\/sprite-[^/]*\.svg$/].map((kind) =>
    asked.findIndex((path) => kind.test(path)),
  );
  expect(file === -1 || file! > firstFace!, `the file of signs came before the faces: ${asked}`).toBe(true);
  const before = await heading.boundingBox();
  letGo();
  await expect(heading).toHaveCSS('font-family', /^Besley/);
  expect((await heading.boundingBox())?.height).toBe(before?.height);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('bf-faces');
  const again = await page.request.get('/pricing');
  expect(await again.text()).toContain('as="font"');
  expect(await again.text()).not.toContain('data-faces');
  await page.goto('/pricing');
  await expect(sheets).toHaveCount(2);
  await expect(sign).toHaveAttribute('href', /\/sprite-[^/]*\.svg#logo$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a first visit has our typefaces as well', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Besley/);
  });
});
