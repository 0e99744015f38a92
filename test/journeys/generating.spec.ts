import type { Page } from '@playwright/test';
import { WriterError } from '#server/platform/writer/writer.ts';
import { messagesFor } from '#web/features/generation/messages.ts';
import { buildBriefContent } from '../brief-content.ts';
import { expectNoSidewaysScroll } from './fixtures.ts';
import { expect, test } from './paused-writer.ts';

// Messages are typed letter by letter.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const whole = buildBriefContent({ plotTwist: 'On the first night the printer in the porters’ room breaks.' });
const { title, projectDescription, projectGoals, uspIntro, usps, primaryAudience } = whole;
const overview = { title, projectDescription, projectGoals };
const threeSections = { ...overview, uspIntro, usps, primaryAudience };

const foodRetro = '/generate?industry=food&styles=retro.organic&step=2';

/** From the last step of the generator to the writing page. */
async function generate(page: Page) {
  await page.goto(foodRetro);
  await page.getByRole('button', { name: 'Generate Brief' }).click();
  await expect(page).toHaveURL('/brief/new');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const header = (page: Page) => page.getByRole('banner');
const announced = (page: Page) => page.getByRole('main').getByRole('status').last();
const briefsGenerated = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).viewer.briefsGenerated);
const handleOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).viewer.handle);

/** Everything that the line of messages says from now on, letter for letter. */
async function watchMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('[data-typed]')?.textContent;
      if (text) seen.add(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('BRIEF-3 BRIEF-4 BRIEF-12 sections appear as they are written, then the brief takes the place of the writing', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  expect(attempt.order).toMatchObject({ industry: 'food', styles: ['retro', 'organic'], level: 'professional' });
  await expect(heading(page)).toHaveText('Restaurant Ordering & Delivery App');
  await expect(announced(page)).toHaveText('Writing your brief. None of six sections are ready.');
  await expect(header(page).getByText('2 of 3 briefs left')).toBeVisible();

  attempt.send({ ...overview, projectDescription: 'Eleven stalls sell bef' });
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('Eleven stalls sell bef', { exact: true })).toBeVisible();

  attempt.send(threeSections);
  await expect(page.getByText(projectDescription)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unique Selling Points' })).toBeVisible();
  await expect(page.getByText(primaryAudience)).toBeVisible();
  await expect(announced(page)).toHaveText('Writing your brief. Two of six sections are ready.');
  await expect(page.getByRole('list', { name: 'Sections' }).locator('[aria-current=step]')).toContainText(
    'Target Audience',
  );

  // The keyboard is in what is about to go, and stands at the brief's heading afterwards.
  await page.getByRole('button', { name: 'Cancel', exact: true }).focus();
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Your brief is written.' })).toContainText(title);
  await page.goBack();
  await expect(page).toHaveURL(foodRetro);
  expect(await briefsGenerated(page)).toBe(1);
});

test('BRIEF-4 who reads in the middle goes on reading when the writing ends, and opens the brief where they are; it can still be taken back', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  attempt.send(threeSections);
  await expect(page.getByText(primaryAudience)).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  attempt.finish(whole);
  const openIt = page.getByRole('button', { name: 'Open the brief' });
  await expect(openIt).toBeVisible();
  await expect(page).toHaveURL('/brief/new');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await openIt.click();
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}#[a-z]+$/);
  await page.getByRole('button', { name: 'Discard brief' }).click();
  await expect(page).toHaveURL(/\/generate\?/);
  expect(await briefsGenerated(page)).toBe(0);
});

test('a brief that is started is no longer offered to be discarded', async ({ page, signIn, product }) => {
  await signIn();
  await generate(page);
  (await product.writer.next()).finish(whole);
  // Under the pointer the offer would stay.
  await page.getByRole('button', { name: 'Discard brief' }).hover();
  await page.getByRole('button', { name: 'Start Brief' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard brief' })).toBeHidden();
});

test('GEN-4 opened without a choice, the page shows the defaults and asks before it spends anything', async ({
  page,
  signIn,
  product,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/brief/new');
  await expect(heading(page)).toHaveText('Write this brief?');
  await expect(page.getByText('This is the default: E-commerce, Minimal.')).toBeVisible();
  await expect(page.getByText('It uses one of your briefs for this month: 3 of 3 briefs left.')).toBeVisible();
  await expectAccessible();
  expect(await briefsGenerated(page)).toBe(0);

  await page.getByRole('button', { name: 'Generate Brief' }).click();
  const attempt = await product.writer.next();
  expect(attempt.order).toMatchObject({ industry: 'ecommerce', styles: ['minimal'] });
  await expect(heading(page)).toHaveText('E-commerce Platform Redesign');
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
});

test('BRIEF-4 a reload in the middle picks the same writing up, and spends nothing', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  attempt.send(threeSections);
  await expect(page.getByText(primaryAudience)).toBeVisible();

  await page.reload();
  await expect(page.getByText(primaryAudience)).toBeVisible();
  await page.reload();
  await expect(page.getByText(primaryAudience)).toBeVisible();
  expect(await briefsGenerated(page)).toBe(1);
  expect(product.writer.attempts.filter(({ order }) => order.seed === attempt.order.seed)).toHaveLength(1);

  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  expect(await briefsGenerated(page)).toBe(1);
});

test('BRIEF-4 a connection lost in the middle is said, and its return brings what was written meanwhile', async ({
  page,
  context,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  attempt.send(overview);
  await expect(page.getByText(projectDescription)).toBeVisible();

  await context.setOffline(true);
  await expect(announced(page)).toHaveText('Connection lost. Your brief is still being written.');
  await expect(page.getByText(projectDescription)).toBeVisible();
  attempt.send(threeSections);

  await context.setOffline(false);
  await expect(page.getByText(primaryAudience)).toBeVisible();
  await expect(announced(page)).toHaveText('Writing your brief. Two of six sections are ready.');
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
});

test('QUOTA-3 a wish whose answer was lost is repeated with its key, and counts once', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/briefs', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server takes the wish; its answer never comes back.
    if (keys.length === 1) await route.fetch().then(() => route.abort());
    else await route.continue();
  });
  await generate(page);
  const attempt = await product.writer.next();
  await expect(heading(page)).toHaveText('Error Loading Brief');
  await expect(page.getByText('Failed to generate brief')).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Restaurant Ordering & Delivery App');
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(await briefsGenerated(page)).toBe(1);
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
});

test('GEN-4 QUOTA-3 pressing twice writes one brief', async ({ page, signIn, product }) => {
  await signIn();
  await page.goto(foodRetro);
  await page.getByRole('button', { name: 'Generate Brief' }).dblclick();
  const attempt = await product.writer.next();
  attempt.send(overview);
  await expect(page.getByText(projectDescription)).toBeVisible();
  expect(await briefsGenerated(page)).toBe(1);
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
});

test('BRIEF-3 cancelling by keyboard asks first, gives the place back, says so and keeps the choice', async ({
  page,
  signIn,
  product,
  expectAccessible,
}) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  attempt.send(overview);
  await expect(page.getByText(projectDescription)).toBeVisible();
  await expect(header(page).getByText('2 of 3 briefs left')).toBeVisible();

  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this brief?' });
  await expect(dialog).toContainText('The text is deleted. It does not count against your month: 3 of 3 briefs left.');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel brief' }).press('Enter');
  await expect(page).toHaveURL(foodRetro);
  await expect(page.getByText('Cancelled. It does not count against your month: 3 of 3 briefs left.')).toBeVisible();
  await expect(header(page).getByText('3 of 3 briefs left')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Retro/Vintage' })).toBeChecked();
  expect(await briefsGenerated(page)).toBe(0);
});

test('a brief that is finished while one is asked about cancelling says that it was', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  attempt.send(overview);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this brief?' })).toBeVisible();
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  await expect(page.getByText('The brief was finished before you could cancel it.')).toBeVisible();
});

test('cancelling in one tab ends the writing in the other', async ({ page, context, signIn, product }) => {
  await signIn();
  await generate(page);
  await product.writer.next();
  const other = await context.newPage();
  await other.goto('/brief/new');
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('button', { name: 'Cancel', exact: true }).click();
  await other.getByRole('button', { name: 'Cancel brief' }).click();
  await expect(page).toHaveURL(foodRetro);
  await expect(page.getByText('Cancelled. It does not count against your month: 3 of 3 briefs left.')).toBeVisible();
});

test('BRIEF-10 a brief that could not be written gives its place back, and Try again is a new wish', async ({
  page,
  signIn,
  product,
  expectAccessible,
}) => {
  await signIn();
  await generate(page);
  const first = await product.writer.next();
  await expect(header(page).getByText('2 of 3 briefs left')).toBeVisible();
  first.fail(new WriterError('failed', 'It broke'));
  await expect(heading(page)).toHaveText('Error Loading Brief');
  await expect(page.getByText('Failed to generate brief')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeHidden();
  await expect(header(page).getByText('3 of 3 briefs left')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Try again' }).click();
  const second = await product.writer.next();
  second.send(overview);
  await expect(page.getByText(projectDescription)).toBeVisible();
  second.fail(new WriterError('failed', 'It broke again'));
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(foodRetro);
});

test('BRIEF-10 when the model fails, Brief Foundry writes the brief itself, once and from the same choices', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  const failing = await product.writer.next();
  failing.fail(new WriterError('failed', 'It broke'));
  await expect(header(page).getByText('3 of 3 briefs left')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Write it without the model' }).dblclick();
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('Food & Beverage');
  await expect(page.getByRole('main')).toContainText('Retro/Vintage');
  await expect(header(page).getByText('2 of 3 briefs left')).toBeVisible();
  expect(await briefsGenerated(page)).toBe(1);
});

test('QUOTA-4 BRIEF-10 the limit reached in the meantime is said with the way to more', async ({
  page,
  signIn,
  product,
  expected,
}) => {
  await signIn();
  await page.goto(foodRetro);
  await expect(page.getByRole('button', { name: 'Generate Brief' })).toBeEnabled();
  await product.setLimit(await handleOf(page), 0);
  expected.allow(403, /^\/api\/briefs$/);
  await page.getByRole('button', { name: 'Generate Brief' }).click();
  await expect(heading(page)).toHaveText('Error Loading Brief');
  await expect(
    page.getByText('You have reached your brief generation limit. You have 0 briefs remaining.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', foodRetro);
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('BRIEF-4 a writing that was left is offered again, here and in My Projects', async ({ page, signIn, product }) => {
  await signIn();
  await generate(page);
  const attempt = await product.writer.next();
  attempt.send(threeSections);
  await expect(page.getByText(primaryAudience)).toBeVisible();

  await header(page).getByRole('link', { name: 'My Projects' }).click();
  await expect(page.getByText(`“${title}” is being written`)).toBeVisible();
  await page.getByRole('link', { name: 'Follow' }).click();
  await expect(page.getByText(primaryAudience)).toBeVisible();

  const projects = await page.context().newPage();
  await projects.goto('/my-projects');
  await expect(projects.getByText(`“${title}” is being written`)).toBeVisible();

  await page.goto('/');
  await page.goto('/brief/new');
  await expect(heading(page)).toHaveText('A brief is being written for you');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(primaryAudience)).toBeVisible();
  expect(await briefsGenerated(page)).toBe(1);
  attempt.finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  // By itself, without a reload.
  await expect(projects.getByRole('heading', { name: title })).toBeVisible();
  await expect(projects.getByText(`“${title}” is being written`)).toBeHidden();
});

test('QUOTA-3 a brief that is written again stays as it was when that is cancelled or fails, and can be tried again', async ({
  page,
  signIn,
  product,
}) => {
  await signIn();
  await generate(page);
  (await product.writer.next()).finish(whole);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  const brief = new URL(page.url()).pathname;
  const regenerate = async () => {
    await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
    await expect(page).toHaveURL('/brief/new');
    return product.writer.next();
  };

  await regenerate();
  await expect(header(page).getByText('1 of 3 briefs left')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel brief' }).click();
  await expect(page).toHaveURL(brief);
  await expect(page.getByText('Cancelled. It does not count against your month: 2 of 3 briefs left.')).toBeVisible();
  await expect(heading(page)).toHaveText(title);

  (await regenerate()).fail(new WriterError('failed', 'It broke'));
  await expect(page.getByText('Failed to regenerate brief')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the brief as it was' })).toHaveAttribute('href', brief);
  await page.getByRole('button', { name: 'Try again' }).click();
  (await product.writer.next()).finish({ ...whole, title: 'Tide Table, told again' });
  await expect(page).toHaveURL(brief);
  await expect(heading(page)).toHaveText('Tide Table, told again');
  expect(await briefsGenerated(page)).toBe(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`BRIEF-3 the writing is accessible and fits 320 px, ${colorScheme}; without motion its message stands whole`, async ({
    page,
    signIn,
    product,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const messagesShown = await watchMessages(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn();
    await generate(page);
    const attempt = await product.writer.next();
    const { plotTwist: _, ...upToTheTwist } = whole;
    attempt.send(upToTheTwist);
    await expect(page.getByText(whole.deliverablesIntro)).toBeVisible();
    const shown = await messagesShown();
    expect(shown.length).toBeGreaterThan(0);
    expect(messagesFor('food', '')).toEqual(expect.arrayContaining(shown));
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    attempt.finish(whole);
    await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  });
}
