import { links } from '../../web/links.ts';
import { findChromium } from '../browser.ts';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

/* A reader whose browser has text of twice the usual size. */
const chromium = await findChromium();
test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
});

test('with text of twice the size no page scrolls sideways', async ({ page, baseURL, signIn }) => {
  await signIn();
  const designId = await publishDesign(page.request, baseURL!, { title: 'Quarterhouse, the whole ledger on one page' });
  const addresses = [
    links.home(),
    links.generate(),
    links.showcase(),
    links.submission(designId),
    links.myProjects(),
    links.demoWorkspace(),
    links.settings(),
    links.help(),
  ];
  for (const address of addresses) {
    for (const width of [1280, 768]) {
      await test.step(`${address} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expectNoSidewaysScroll(page);
      });
    }
  }
});
