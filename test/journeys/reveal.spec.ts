import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The pace of showing is motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The embedded composer is done in a second or two; what it wrote is shown at a pace that can be followed. */
const written = (page: Page) => page.getByText('Written, and kept in My Projects');
const showNow = (page: Page) => page.getByRole('button', { name: 'Show it now' });
const current = (page: Page) => page.getByRole('list', { name: 'Sections' }).locator('[aria-current=step]');
const BRIEF = /\/brief\/[0-9a-f]{8}-/;

async function generate(page: Page) {
  await page.goto('/generate?industry=food&styles=retro.organic&step=2');
  await page.getByRole('button', { name: 'Generate Brief' }).click();
}

test('BRIEF-3 a composed brief is shown section by section, and at once for whoever asks', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.clock.install();
  await signIn();
  await generate(page);
  await written(page).waitFor();
  // From here on the pace is the journey's own: a section is shown for three seconds or four.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await expect(current(page)).toContainText('Project Overview');
  await expect(page.getByRole('heading', { level: 2, name: 'Deliverables' })).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(current(page)).toContainText('Unique Selling Points', { timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(page.getByRole('main').getByRole('status').last()).toHaveText(
    /^Your brief is written\. One of (six|seven) sections is shown\.$/,
  );
  await page.clock.resume();
  await expectAccessible();
  await showNow(page).click();
  await expect(page).toHaveURL(BRIEF);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Deliverables' })).toBeVisible();
});

test('BRIEF-3 QUOTA-3 a composed brief can be taken back while it is shown; its question is waited for', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await generate(page);
  await expect(written(page)).toBeVisible();
  // It is written and kept: nothing here says that it could still be cancelled.
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take it back' }).click();
  const question = page.getByRole('dialog', { name: 'Take this brief back?' });
  await expect(question).toContainText(
    'It goes from My Projects for good, and your place comes back: 3 of 3 briefs left.',
  );
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { level: 2, name: 'Deliverables' })).toBeAttached();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back. Your place came back: 3 of 3 briefs left.')).toBeVisible();
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
  await expect(written(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(BRIEF);

  await generate(page);
  await expect(written(page)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(BRIEF);
});

test('BRIEF-3 without motion a composed brief is there when it is written', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  await generate(page);
  await expect(page).toHaveURL(BRIEF);
});
