import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The pace of showing is motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The embedded composer is done in a second or two; what it wrote appears within six more. */
const isWritten = (page: Page) =>
  expect.poll(async () => (await (await page.request.get('/api/me/briefs')).json()).items.length).toBeGreaterThan(0);
const showNow = (page: Page) => page.getByRole('button', { name: 'Show it now' });
const current = (page: Page) => page.getByRole('list', { name: 'Sections' }).locator('[aria-current=step]');
const BRIEF = /\/brief\/[0-9a-f]{8}-/;

const CHOSEN = '/generate?industry=food&styles=retro.organic&step=2';
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Brief' });

async function generate(page: Page) {
  await page.goto(CHOSEN);
  await generateButton(page).click();
}

test('BRIEF-3 a composed brief is shown section by section, and at once for whoever asks', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await page.goto(CHOSEN);
  await expect(generateButton(page)).toBeEnabled();
  // From here on the pace is the journey's own: a whole brief is shown in six seconds.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await generateButton(page).click();
  await isWritten(page);
  await expect(current(page)).toContainText('Project Overview');
  await expect(page.getByRole('heading', { level: 2, name: 'Deliverables' })).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(60);
    await expect(current(page)).toContainText('Unique Selling Points', { timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(page.getByRole('main').getByRole('status').last()).toHaveText(
    /^Writing your brief\. One of (six|seven) sections is ready\.$/,
  );
  await page.clock.resume();
  await showNow(page).click();
  await expect(page).toHaveURL(BRIEF);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Deliverables' })).toBeVisible();
});

test('BRIEF-3 QUOTA-3 a composed brief can be cancelled while it appears; its question is waited for', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await generate(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this brief?' });
  await expect(question).toContainText(
    'The text is deleted. It does not count against your month: 3 of 3 briefs left.',
  );
  await isWritten(page);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { level: 2, name: 'Deliverables' })).toBeAttached();
  await question.getByRole('button', { name: 'Cancel brief' }).click();
  await expect(page.getByText('Cancelled. It does not count against your month: 3 of 3 briefs left.')).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/generate\?industry=food/);
  await page.goto('/my-projects');
  await expect(page.getByText('Get started by creating your first design brief.')).toBeVisible();
});

test('BRIEF-4 left alone, the brief takes the place of the writing; a reload in between shows all of it', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await generate(page);
  await isWritten(page);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(BRIEF);

  await generate(page);
  await expect(showNow(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(BRIEF);
});

test('BRIEF-3 without motion a composed brief is there when it is written', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  await generate(page);
  await expect(page).toHaveURL(BRIEF);
});
