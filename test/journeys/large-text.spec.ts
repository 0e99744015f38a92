import { findChromium } from '../browser.ts';
import { furnish } from './every-route.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

/* A reader whose browser has text of twice the usual size. */
const chromium = await findChromium();
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
});

test('with text of twice the size no page scrolls sideways', async ({ page, browser, baseURL, signIn }) => {
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
      }
    });
  }
});
