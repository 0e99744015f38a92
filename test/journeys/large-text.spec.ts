import type { Page } from '@playwright/test';
import { findChromium } from '../browser.ts';
import { furnish } from './every-route.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

/* A reader whose browser has text of twice the usual size. */
const chromium = await findChromium();
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
});

/** The words that a narrow column of labels cuts in two. */
const cutWords = (page: Page) =>
  page.locator('dt, h4').evaluateAll((labels) =>
    labels
      .filter((label) => label.checkVisibility() && label.firstChild instanceof Text)
      .flatMap((label) => {
        const range = document.createRange();
        return [...label.firstChild!.textContent!.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
          range.setStart(label.firstChild!, index);
          range.setEnd(label.firstChild!, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
        });
      }),
  );

test('with text of twice the size no page scrolls sideways, and no label of a wide one is cut', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ name: 'Jonas Oyelaran', page: developer });
  const words = 'Quarterhouse, the whole ledger on one page';
  for (const address of await furnish({ designer: page, developer, baseURL: baseURL!, words })) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      for (const width of [1280, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        if (width > 390) expect(await cutWords(page)).toEqual([]);
      }
    });
  }
});
