import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { killableServer } from './killable-server.ts';

/*
 * The wizard against a server of its own, which is killed at every step, under a browser that is closed at every step.
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A server that was away is asked again after ten seconds at the latest. */
const saved = (page: Page) => expect(page.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible({ timeout: 40_000 });

/** What is done at each step, and how one sees later that it was done. */
const steps: { title: string; work(page: Page): Promise<void>; shows(page: Page): Promise<void> }[] = [
  {
    title: 'Bring your design',
    async work(page) {
      await page.getByRole('button', { name: 'Try a sample file' }).click();
      await page.getByRole('button', { name: /, 20 frames$/ }).click();
      await expect(page.getByText('20 frames loaded')).toBeVisible({ timeout: 120_000 });
    },
    shows: (page) => expect(page.getByText('20 frames loaded')).toBeVisible(),
  },
  {
    title: 'Choose frames',
    work: (page) =>
      page
        .getByRole('checkbox', { name: /^Include / })
        .last()
        .uncheck({ force: true }),
    shows: (page) => expect(page.getByText('19 of 20 frames selected')).toBeVisible(),
  },
  {
    title: 'Annotate your frames',
    async work(page) {
      await page.getByRole('button', { name: 'Add pin by position' }).click();
      await page.getByLabel('Note for pin 1').fill('The total never moves');
      await page.getByRole('button', { name: 'Add note' }).click();
    },
    shows: (page) => expect(page.getByRole('button', { name: 'Pin 1: The total never moves' })).toBeVisible(),
  },
  {
    title: 'How did you get there?',
    work: (page) => page.getByLabel('Approach').fill('Watched the queue at seven in the morning.'),
    shows: (page) => expect(page.getByLabel('Approach')).toHaveValue('Watched the queue at seven in the morning.'),
  },
  {
    title: 'Tags and metadata',
    async work(page) {
      await page.getByLabel('Title').fill('Twenty screens of Saltmarsh');
      await page.getByRole('button', { name: 'Dark UI' }).click();
    },
    async shows(page) {
      await expect(page.getByLabel('Title')).toHaveValue('Twenty screens of Saltmarsh');
      await expect(page.getByRole('button', { name: 'Dark UI', pressed: true })).toBeVisible();
    },
  },
  {
    title: 'Who should find this?',
    work: (page) => page.getByRole('switch', { name: 'Open to collaboration' }).check(),
    shows: (page) => expect(page.getByRole('switch', { name: 'Open to collaboration' })).toBeChecked(),
  },
  {
    title: 'One last look',
    work: async () => {},
    shows: (page) => expect(page.getByText('Public, open to collaboration')).toBeVisible(),
  },
];

test('SUB-8 FILE-4 twenty frames of a sample file are submitted, through a killed server and a closed browser at every step', async ({
  browser,
  signIn,
}) => {
  test.setTimeout(400_000);
  const server = killableServer();
  const { url } = server;
  await server.start();
  try {
    let context = await browser.newContext({ baseURL: url });
    let page = await context.newPage();
    await signIn({ page, returnTo: '/submit-design' });
    await page.getByRole('button', { name: 'Submit without a brief' }).click();
    let address = '';
    for (const [n, { title, work, shows }] of steps.entries()) {
      await expect(heading(page)).toHaveText(title);
      await work(page);
      if (n > 0) {
        // The power goes while the page is open: it says so, goes on, and finds the server again.
        await server.kill();
        await server.start();
      }
      await saved(page);
      address = page.url();
      // And the browser: another one opens the draft where this one was.
      const storageState = await context.storageState();
      await context.close();
      context = await browser.newContext({ baseURL: url, storageState: { ...storageState, origins: [] } });
      page = await context.newPage();
      await page.goto(address);
      await expect(heading(page)).toHaveText(title);
      await shows(page);
      if (n + 1 < steps.length) await page.getByRole('button', { name: 'Continue' }).click();
    }
    await page.getByRole('button', { name: 'Submit Design' }).click();
    await expect(page.getByRole('dialog', { name: 'Design Published' })).toBeVisible();
    await page.getByRole('link', { name: 'View your design' }).click();
    await expect(heading(page)).toHaveText('Twenty screens of Saltmarsh');
    await expect(page.getByRole('region', { name: 'Frames' }).getByRole('status')).toContainText('of 19');
    const shown = page.url();
    // The old address of the draft leads to the design.
    await page.goto(address);
    await expect(page).toHaveURL(shown);
    await context.close();
  } finally {
    await server.remove();
  }
});
