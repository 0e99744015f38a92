import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';
import { killableServer } from './killable-server.ts';

/** How often something dies while somebody writes; `CRASHES=100` for the long run. */
const CRASHES = Number(process.env.CRASHES ?? 4);
const KEYS_BETWEEN = 24;
/** As quick as somebody who types well, so that some of what stands between two crashes is older than a second. */
const KEY_EVERY_MS = 90;
/** Older than this is never lost. */
const KEPT_AFTER_MS = 1000;
/** The keeper's longest pause between two tries, a server that recovers, and a busy machine. */
const SAVED_WITHIN = { timeout: 60_000 };
const LETTERS = 'the board is sorted by oven time and the product comes second ';
/** A title has room for so much. */
const TITLE_FULL = 120;

const title = (page: Page) => page.getByLabel('Title of the case study');
const anyOf = (count: number) => Math.floor(Math.random() * count);

/** The page says 'Saved', and nothing waits on this device any more: neither typed now nor left by a tab that died. */
async function saved(page: Page) {
  const waits = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('bf-case:')));
  await expect(async () => {
    await expect(page.getByText(/^Saved · /)).toBeVisible();
    expect(await waits()).toBe(false);
  }).toPass(SAVED_WITHIN);
}

/** The tab's process ends in the middle of whatever it does: nothing is told to the page. */
async function crash(page: Page) {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It has nobody left to answer.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** What a reader's browser is given, but for the number that every answer has of its own. */
async function asReadersGetIt(request: APIRequestContext, link: string): Promise<string> {
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  return (await answer.text()).replace(/nonce="[^"]*"/g, '');
}

test(`EDIT-9 nothing older than a second is lost, whether the tab dies or the server, ${CRASHES} times while somebody writes, and readers see the published page as it was`, async ({
  browser,
  signIn,
  playwright,
}) => {
  test.setTimeout(120_000 + CRASHES * 30_000);
  const server = killableServer();
  await server.start();
  const context: BrowserContext = await browser.newContext({ baseURL: server.url });
  const reader = await playwright.request.newContext({ baseURL: server.url });
  try {
    let page = await context.newPage();
    await signIn({ page });
    // Before anything dies: its pictures are prepared, and the page for readers is out.
    const id = await publishDesign(page.request, server.url, {});
    const made = await (
      await page.request.post('/api/case-studies', { headers: { origin: server.url }, data: { submissionId: id } })
    ).json();
    const out = await page.request.put(`/api/case-studies/${made.id}/published`, {
      headers: { origin: server.url },
      data: { revision: made.revision, visibility: 'unlisted' },
    });
    expect(out.status()).toBe(200);
    const link = `/case-study/view/${(await out.json()).published.link}`;
    // The picture for messengers is made a moment later.
    await expect.poll(() => asReadersGetIt(reader, link), SAVED_WITHIN).toContain('/link.jpg');
    const published = await asReadersGetIt(reader, link);
    expect(published).toContain('The Challenge');

    const open = async () => {
      await page.goto(`/case-study/create/${id}`);
      await page.locator('html[data-hydrated]').waitFor();
    };
    const onServer = async () =>
      (await (await page.request.get(`/api/case-studies/${made.id}`)).json()).document.title as string;
    const clear = async () => {
      await title(page).fill('');
      await expect.poll(onServer, SAVED_WITHIN).toBe('');
    };
    await open();
    await clear();
    let written = '';
    for (let n = 0; n < CRASHES; n++) {
      if (written.length + KEYS_BETWEEN > TITLE_FULL) {
        await clear();
        written = '';
      }
      await title(page).focus();
      await page.keyboard.press('End');
      const isServer = n % 2 === 1;
      const diesAfter = KEYS_BETWEEN / 2 + 1 + anyOf(KEYS_BETWEEN / 2);
      const typedAt: number[] = [];
      const before = written.length;
      for (let key = 1; key <= (isServer ? KEYS_BETWEEN : diesAfter); key++) {
        const letter = LETTERS[written.length % LETTERS.length]!;
        await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: KEY_EVERY_MS });
        written += letter;
        typedAt.push(Date.now());
        // The next keys find no one.
        if (isServer && key === diesAfter) await server.kill();
      }
      if (isServer) {
        await server.start();
        await saved(page);
        await expect(title(page)).toHaveValue(written);
      } else {
        const diedAt = Date.now();
        await crash(page);
        page = await context.newPage();
        await open();
        const old = before + typedAt.filter((at) => at < diedAt - KEPT_AFTER_MS).length;
        await saved(page);
        const kept = await title(page).inputValue();
        expect(written.startsWith(kept), `“${kept}” of “${written}”`).toBe(true);
        expect(kept.length, `“${kept}” of “${written}”`).toBeGreaterThanOrEqual(old);
        written = kept;
      }
      expect((await asReadersGetIt(reader, link)) === published, 'readers get the very same bytes').toBe(true);
    }
    await saved(page);
    expect(await onServer()).toBe(written);
  } finally {
    await server.remove();
    await reader.dispose();
    await context.close();
  }
});
