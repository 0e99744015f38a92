import { furnish } from './every-route.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

/* Names and texts as some people write them. On the narrowest screen nothing leaves the page. */

test.use({ viewport: { width: 320, height: 800 } });

const names = {
  'one long word': 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsges',
  Arabic: 'لوحة الطلبات المسبقة لمخبز صغير، مع كل المواعيد والأسعار',
  emoji: 'Ö 🥖👩🏽‍🍳🧑‍🤝‍🧑🏳️‍🌈🥐🥯🫓🍞🥨🧇🥞🍩🍪🎂🍰🧁🥧🍫🍬',
};

for (const [kind, words] of Object.entries(names)) {
  test(`people, designs and messages named in ${kind} fit every page at 320 px`, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    test.slow();
    const developer = await (await browser.newContext({ baseURL })).newPage();
    await signIn({ name: words });
    await signIn({ name: words, page: developer });
    for (const address of await furnish({ designer: page, developer, baseURL: baseURL!, words })) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
