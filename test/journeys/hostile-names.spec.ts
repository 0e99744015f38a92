import { links } from '#domain/navigation/links.ts';
import { publishDesign } from './designs.ts';
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

test('a sentence that begins with an Arabic title runs on from left to right', async ({ page, baseURL, signIn }) => {
  await signIn();
  await page.goto(links.submission(await publishDesign(page.request, baseURL!, { title: 'لوحة الطلبات' })));
  await page.getByRole('button', { name: 'Your design' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const sentence = page.getByRole('dialog').getByText('is deleted permanently');
  const lastLine = await sentence.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].at(-1)!.left - element.getBoundingClientRect().left;
  });
  expect(lastLine).toBeLessThan(2);
});
