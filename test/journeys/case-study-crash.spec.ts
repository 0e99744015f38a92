import type { BrowserContext, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';
import { mortalServer } from './mortal-server.ts';

/** How often something dies while somebody writes; `CRASHES=100` for the long run. */
const CRASHES = Number(process.env.CRASHES ?? 4);
const KEYS_BETWEEN = 12;
const LETTERS = 'the board is sorted by oven time and the product comes second ';

const title = (page: Page) => page.getByLabel('Title of the case study');

/** Until the browser has written down what is in the field: a second at most. */
async function keptHere(page: Page, text: string) {
  await page.waitForFunction(
    (words) => Object.values(localStorage).some((value) => value.includes(words)),
    text.slice(-30),
  );
}

test(`EDIT-9 no text older than a second is lost, whether the tab dies or the server, ${CRASHES} times while somebody writes`, async ({
  browser,
  signIn,
}) => {
  test.setTimeout(60_000 + CRASHES * 30_000);
  const server = mortalServer();
  await server.start();
  const context: BrowserContext = await browser.newContext({ baseURL: server.url });
  try {
    let page = await context.newPage();
    await signIn({ page });
    const id = await publishDesign(page.request, server.url, {});
    const address = `/case-study/create/${id}`;
    let written = '';
    const open = async () => {
      await page.goto(address);
      await page.locator('html[data-awake]').waitFor();
      if (written) await expect(title(page)).toHaveValue(written);
    };
    await open();
    await title(page).fill('');
    for (let n = 0; n < CRASHES; n++) {
      // A title has room for so much.
      if (written.length > 80) {
        await title(page).fill('');
        written = '';
      }
      await title(page).focus();
      await page.keyboard.press('End');
      for (let key = 0; key < KEYS_BETWEEN; key++) {
        const letter = LETTERS[written.length % LETTERS.length]!;
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        written += letter;
        // The server dies under the hands; the next keys find no one.
        if (n % 2 === 1 && key === 5 + (n % 5)) await server.kill();
      }
      await keptHere(page, written);
      if (n % 2 === 1) {
        await server.start();
        await expect(page.getByText(/^Saved · /)).toBeVisible();
      } else {
        await page.close({ runBeforeUnload: false });
        page = await context.newPage();
        await open();
      }
    }
    await expect(page.getByText(/^Saved · /)).toBeVisible();
    const kept = await (await page.request.get(`/api/submissions/${id}/case-study`)).json();
    expect(kept.caseStudy.document.title).toBe(written);
  } finally {
    await server.remove();
    await context.close();
  }
});
