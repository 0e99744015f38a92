import type { Browser, JSHandle, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, holdBack, test } from './fixtures.ts';

const WIDTHS = [390, 768, 1440];
/** The rest of the styles, and the script of every page. */
const REST = /\/assets\/(?!besley|schibsted|geist)[^/]*\.(css|js)$/;
const styled = (page: Page) => page.locator('html:not([data-styles])');

interface FirstVisit {
  page: Page;
  /** Lets the rest come that was held until now. */
  release(): void;
}

/** Somebody who was never here, for whom the rest of a page does not come before it is let through. */
async function firstVisit(browser: Browser, baseURL: string, { width = 390 } = {}): Promise<FirstVisit> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } });
  const page = await context.newPage();
  // A showcase without a picture in its first screen has all of its styles before it is seen: it would be waited for without an end.
  const featured = async () => (await (await context.request.get('/api/showcase/front')).json()).featured;
  await expect.poll(async () => (await featured())[0]?.picture.state, { timeout: 60_000 }).toBe('ready');
  // Faces change once more, when all is there.
  await page.route(/\.woff2$/, () => {});
  return { page, release: await holdBack(page, REST) };
}

/**
 * Where each part of the first screen stands and how it looks, but for what only moves: `part property` to value. It stays in the page:
 * there are tens of thousands, and what two looks differ in is all that is to be told.
 */
function look(page: Page, inks: string[]): Promise<JSHandle<Record<string, string>>> {
  return page.evaluateHandle((inSigns) => {
    const seen: Record<string, string> = {};
    const shown = [...document.querySelectorAll<HTMLElement>('header, header *, main, main *')].filter(
      (element) => !element.closest('[data-later], [hidden], dialog') && element.checkVisibility(),
    );
    // The same for every element; asking each for its own is most of the work.
    const names = [...getComputedStyle(document.body)]
      .filter((name) => !/^--|transition|animation|cursor|user-select|-origin$/.test(name))
      .concat(inSigns);
    for (const [n, element] of shown.entries()) {
      const part = `${n} ${element.tagName}.${element.getAttribute('class')}`;
      const { x, y, width } = element.getBoundingClientRect();
      seen[`${part} place`] = [x, y, width].map(Math.round).join();
      // How high a box around others is shows in where those stand; some only grow with the rest.
      const isAround = element.childElementCount > 0;
      const style = getComputedStyle(element);
      for (const name of names) {
        if (isAround && /size|height|grid-template-rows/.test(name)) continue;
        seen[`${part} ${name}`] = style.getPropertyValue(name);
      }
    }
    return seen;
  }, inks);
}

test('on a first visit the first screen stands as it stays, before the rest of the styles is there', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  for (const path of ['/showcase', `/showcase/${id}`])
    for (const width of WIDTHS) {
      const visit = await firstVisit(browser, baseURL!, { width });
      await visit.page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .poll(() => visit.page.locator('[fetchpriority="high"]').evaluate((img: HTMLImageElement) => img.complete))
        .toBe(true);
      await expect(visit.page.locator('body footer')).toBeHidden();
      const signs = await visit.page.locator('svg[data-file]').innerHTML();
      const inks = [...signs.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
      expect(inks).toContain('--stock-deep');
      const before = await look(visit.page, inks);
      expect(await before.evaluate((seen) => Object.keys(seen).length)).toBeGreaterThan(1_000);
      visit.release();
      await expect(styled(visit.page)).toBeAttached();
      await expect(visit.page.locator('body footer')).toBeVisible();
      await expect(visit.page.locator('style')).toHaveCount(0);
      const after = await look(visit.page, inks);
      const said = await visit.page.evaluate(
        ([was, is]) =>
          Object.keys({ ...was, ...is })
            .filter((name) => was[name] !== is[name])
            .map((name) => `${name}: ${was[name]}, then ${is[name]}`),
        [before, after] as const,
      );
      expect(said, `${path} at ${width}`).toEqual([]);
    }
});

test('what is pressed on a first visit before any script has come is answered when it is there', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  const visit = await firstVisit(browser, baseURL!, { width: 1440 });
  await visit.page.emulateMedia({ colorScheme: 'light' });
  await visit.page.goto(`/showcase/${id}`, { waitUntil: 'domcontentloaded' });
  const theme = visit.page.getByRole('button', { name: /Colour theme/ });
  await theme.click();
  await theme.click();
  await visit.page.getByRole('button', { name: 'Pin 1: The promise, in their own words.' }).press('Enter');
  await expect(theme).toHaveAttribute('aria-busy', 'true');
  visit.release();
  // From the device's light to dark, and on to light: two presses, no more and no fewer.
  await expect(visit.page.getByRole('button', { name: 'Colour theme: light' })).toBeVisible();
  await expect(visit.page.getByRole('button', { name: /^Pin 1/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(theme).not.toHaveAttribute('aria-busy');
});

test('logging in, pressed before any script has come, opens its dialog in its own look', async ({
  browser,
  baseURL,
}) => {
  const visit = await firstVisit(browser, baseURL!, { width: 1440 });
  await visit.page.goto('/showcase', { waitUntil: 'domcontentloaded' });
  await visit.page.getByRole('button', { name: 'Log in' }).click();
  visit.release();
  const dialog = visit.page.getByRole('dialog', { name: 'Log in to your bench' });
  await expect(dialog).toBeVisible();
  await expect(styled(visit.page)).toBeAttached();
});

test('a field that was filled on a first visit before any script came keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const visit = await firstVisit(browser, baseURL!);
  await visit.page.goto('/showcase', { waitUntil: 'domcontentloaded' });
  await visit.page.getByLabel('Search designs').fill('bakery');
  visit.release();
  await expect(visit.page.locator('html[data-awake]')).toBeAttached();
  await expect(visit.page.getByLabel('Search designs')).toHaveValue('bakery');
});

test('an address within a page leads there on a first visit too, and its signs come with the rest', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  const visit = await firstVisit(browser, baseURL!);
  visit.release();
  await visit.page.goto(`/showcase/${id}#critique`);
  await expect(styled(visit.page)).toBeAttached();
  await expect(visit.page.getByRole('heading', { name: 'Critique against the brief' })).toBeInViewport();
  const missing = () =>
    visit.page.evaluate(
      () =>
        [...document.querySelectorAll('use')].filter(
          (use) => !document.querySelector(`symbol${use.getAttribute('href')}`),
        ).length,
    );
  await expect.poll(missing).toBe(0);
});

test('a first visit whose styles cannot be fetched can be read, and its next press tries again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 844 } });
  const page = await context.newPage();
  await page.route(REST, (route) => route.abort());
  await page.goto('/showcase');
  await expect(styled(page)).toBeAttached();
  await expect(page.locator('body footer')).toBeVisible();
  await page.unroute(REST);
  await page.getByRole('button', { name: /Colour theme/ }).click();
  await expect(page.getByRole('button', { name: 'Colour theme: dark' })).toBeVisible();
  await expect(page.locator('style')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a first visit has all of its styles from the start', async ({ page }) => {
    await page.goto('/showcase');
    await expect(page.locator('body footer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Besley/);
    await expect(page.locator('body footer')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
