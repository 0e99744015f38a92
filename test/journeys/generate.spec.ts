import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, holdScripts, test, untilHydrated } from './fixtures.ts';

// Being shown a brief at a pace is motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const hint = (page: Page) => page.getByRole('main').getByRole('status').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const industries = [
  'E-commerce',
  'Health & Wellness',
  'Finance',
  'Education',
  'Food & Beverage',
  'Travel & Hospitality',
];
const styles = [
  'Minimal',
  'Bold & Vibrant',
  'Playful',
  'Luxury',
  'Corporate',
  'Retro/Vintage',
  'Futuristic',
  'Organic & Natural',
];

/** What an operator types to set a person's limit. */
async function setLimit(page: Page, limit: number) {
  const handle = await page.evaluate(async () => (await (await fetch('/api/session')).json()).viewer.handle);
  await promisify(execFile)(process.execPath, ['--no-warnings', 'scripts/admin.ts', 'limit', handle, String(limit)], {
    env: { ...process.env, DATA_DIR: process.env.JOURNEY_DATA },
  });
}

test('GEN-1 GEN-2 GEN-3 GEN-4 one industry, then one or two styles, then the brief is written', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/generate' });
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('listitem')).toHaveText(['Industry', 'Style']);
  await expect(steps.locator('[aria-current=step]')).toHaveText('Industry');
  await expect(page.getByRole('group', { name: 'Industry' }).getByRole('radio')).toHaveCount(6);
  for (const name of industries) await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(button(page, 'Next')).toBeDisabled();
  await expectAccessible();

  await page.getByRole('radio', { name: 'Food & Beverage' }).click();
  await expect(page.getByRole('radio', { name: 'Food & Beverage' })).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('Food & Beverage');
  await button(page, 'Next').click();

  await expect(steps.locator('[aria-current=step]')).toHaveText('Style');
  await expect(page.getByRole('group', { name: 'Styles' }).getByRole('checkbox')).toHaveCount(8);
  for (const name of styles) await expect(page.getByRole('checkbox', { name })).toBeEnabled();
  await expect(hint(page)).toHaveText('You can select 2 more styles');
  await expect(button(page, 'Next')).toBeHidden();
  await expect(button(page, 'Generate Brief')).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Retro/Vintage' }).click();
  await expect(hint(page)).toHaveText('You can select 1 more style');
  await expect(button(page, 'Generate Brief')).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Luxury' }).click();
  await expect(hint(page)).toHaveText('Maximum of 2 styles selected');
  await expect(page.getByRole('checkbox', { name: 'Minimal' })).toBeDisabled();
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('Retro/Vintage, Luxury');
  await expectAccessible();

  await page.getByRole('checkbox', { name: 'Luxury' }).click();
  await expect(page.getByRole('checkbox', { name: 'Minimal' })).toBeEnabled();
  await button(page, 'Previous').click();
  await expect(page.getByRole('radio', { name: 'Food & Beverage' })).toBeChecked();
  await button(page, 'Next').click();
  await expect(page.getByRole('checkbox', { name: 'Retro/Vintage' })).toBeChecked();

  await button(page, 'Generate Brief').click();
  await expect(page).toHaveURL('/brief/new');
  await page.getByRole('button', { name: 'Show it now' }).click();
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
});

test('GEN-1 an industry cannot be chosen before the page answers, so no choice is lost', async ({ page, signIn }) => {
  await signIn();
  const release = await holdScripts(page);
  await page.goto('/generate', { waitUntil: 'commit' });
  await expect(page.locator('[inert]').getByText('Finance')).toBeVisible();
  release();
  await page.getByRole('radio', { name: 'Finance' }).check();
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('Finance');
  await button(page, 'Next').click();
  await expect(page.getByRole('group', { name: 'Styles' })).toBeVisible();
  await expect(page).toHaveURL(/industry=finance/);
});

test('GEN-5 level and deadline cannot be chosen before the page answers, and are in the address at once', async ({
  page,
  signIn,
}) => {
  await signIn();
  const release = await holdScripts(page);
  await page.goto('/generate?industry=food&step=2', { waitUntil: 'commit' });
  await expect(page.locator('[inert] > select')).toHaveCount(3);
  release();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByLabel('Experience level').selectOption({ label: 'Stretch' });
  await page.getByRole('checkbox', { name: 'Playful' }).check();
  await page.getByLabel('Deadline').selectOption('3');
  await expect(page).toHaveURL('/generate?industry=food&styles=playful&level=stretch&days=3&step=2');
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('Stretch');
  await expect(page.getByLabel('Deadline')).toHaveValue('3');
});

test('GEN-5 level and deadline stand free above the keys on a laptop, with what is left of the month in the bar', async ({
  page,
  signIn,
}) => {
  await signIn({ returnTo: '/generate?industry=food&styles=retro&step=2' });
  for (const width of [860, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    for (const hint of ['A real job: constraints, trade-offs, edge cases', 'How long you give yourself.']) {
      const isFree = await page.getByText(hint).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element === there || element.contains(there);
      });
      expect(isFree, `${hint} at ${width}`).toBe(true);
    }
    await expect(page.getByRole('main').getByText('3 of 3 briefs left')).toBeInViewport();
  }
});

test('GEN-6 the generator can be walked by keyboard alone', async ({ page, signIn }) => {
  await signIn({ returnTo: '/generate' });
  await page.getByRole('radio', { name: 'E-commerce' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Health & Wellness' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Health & Wellness' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Education' })).toBeChecked();
  // The browser checks it by itself; the way on opens once React has heard of it.
  await expect(button(page, 'Next')).toBeEnabled();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'How should it feel?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Minimal' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Playful' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(hint(page)).toHaveText('Maximum of 2 styles selected');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Experience level')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Deadline')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('What to practise')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Generate Brief')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Show it now').press('Enter');
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
});

test('GEN-5 the quota and its renewal stand beside the key, and the choice survives a reload and the browser’s back', async ({
  page,
  signIn,
}) => {
  await signIn({ returnTo: '/generate' });
  const first = new Date();
  const renews = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const day = renews.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  await expect(page.getByRole('main').getByText('3 of 3 briefs left')).toBeVisible();
  await expect(page.getByRole('main').getByText(`Renews on ${day}`)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('2 of 3 left');

  await page.getByRole('radio', { name: 'Travel & Hospitality' }).check();
  await button(page, 'Next').click();
  await page.getByRole('checkbox', { name: 'Bold & Vibrant' }).check();
  await page.getByLabel('Experience level').selectOption('Stretch');
  await page.getByLabel('Deadline').selectOption('Two weeks');

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Bold & Vibrant' })).toBeChecked();
  await expect(page.getByLabel('Experience level')).toHaveValue('stretch');
  await expect(page.getByLabel('Deadline')).toHaveValue('14');

  // Only where the app goes back it still knows what the step before says nothing of; the address then says it too.
  await untilHydrated(page);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Travel & Hospitality' })).toBeChecked();
  await expect(page).toHaveURL(/days=14/);
  await page.reload();
  await button(page, 'Next').click();
  await expect(page.getByRole('checkbox', { name: 'Bold & Vibrant' })).toBeChecked();
  await expect(page.getByLabel('Deadline')).toHaveValue('14');
});

test('GEN-5 SIGN-6 a choice survives the way through sign-in', async ({ page }) => {
  const chosen = '/generate?industry=finance&styles=corporate.bold&level=foundation&days=3&step=2';
  await page.goto(chosen);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Continue with / })
    .click();
  await page.getByLabel('Name').fill('Oona Finch');
  await page.getByLabel('E-mail').fill(`oona.${Date.now().toString(36)}@people.example`);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL(chosen);
  await expect(page.getByRole('checkbox', { name: 'Corporate' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Bold & Vibrant' })).toBeChecked();
  await expect(page.getByLabel('Experience level')).toHaveValue('foundation');
  await expect(page.getByLabel('Deadline')).toHaveValue('3');
  await expect(button(page, 'Generate Brief')).toBeEnabled();
});

test('QUOTA-4 with the month used up the sentence stands in place of the way on', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/' });
  await setLimit(page, 0);
  await page.goto('/generate?industry=food&styles=retro&step=2');
  await expect(
    page.getByText('You have reached your brief generation limit. You have 0 briefs remaining.'),
  ).toBeVisible();
  await expect(button(page, 'Generate Brief')).toBeDisabled();
  await expectAccessible();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('SIGN-9 a profile that cannot be read counts as none: the choice stays, and it can be asked again', async ({
  page,
  signIn,
  expected,
}) => {
  await signIn({ returnTo: '/' });
  expected.allow(503, /^\/api\/profile$/);
  await untilHydrated(page);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'Generate' }).click();
  // The front door has papers to choose from as well.
  await expect(page).toHaveURL('/generate');
  await page.getByRole('radio', { name: 'Finance' }).check();
  await expect(page.getByText('Your quota could not be loaded, so no brief can be generated yet.')).toBeVisible();
  await page.unroute('**/api/profile');
  await button(page, 'Try again').click();
  await expect(page.getByRole('main').getByText('3 of 3 briefs left')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Finance' })).toBeChecked();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`both steps are accessible and fit 320 px, ${colorScheme}`, async ({ page, signIn, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn({ returnTo: '/generate?industry=health' });
    for (const step of ['/generate?industry=health', '/generate?industry=health&styles=organic.futuristic&step=2']) {
      await page.goto(step);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    }
  });
}

test('GEN-5 what to practise is an optional choice that the case honours, and the last choices are the next ones', async ({
  page,
  signIn,
}) => {
  await signIn({ returnTo: '/generate?industry=food&styles=retro&step=2' });
  await untilHydrated(page);
  await page.getByLabel('What to practise').selectOption({ label: 'Booking a time or a place' });
  await expect(page).toHaveURL(/focus=booking/);
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('Booking a time or a place');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/briefs'));
  await button(page, 'Generate Brief').click();
  expect((await asked).postDataJSON()).toMatchObject({ industry: 'food', focus: 'booking' });
  await page.goto('/generate');
  await expect(page.getByRole('radio', { name: /^Food & Beverage/ })).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Your choices' })).toContainText('Booking a time or a place');
});
