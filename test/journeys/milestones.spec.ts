import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './fixtures.ts';
import { expect, test } from './seed.ts';

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const gauge = (page: Page) => timeline(page).getByRole('button', { name: 'Timeline. Press to add a milestone' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Add milestone' });
const titleField = (page: Page) => form(page).getByLabel('Title');
const percentField = (page: Page) => form(page).getByLabel('Progress % (1-100)');
const stones = (page: Page) => timeline(page).getByRole('list', { name: 'Milestones' }).getByRole('listitem');

/** A press on the gauge at a share of its width; beyond its ends where the share is. */
async function pressGauge(page: Page, share: number) {
  await gauge(page).scrollIntoViewIfNeeded();
  const box = (await gauge(page).boundingBox())!;
  await gauge(page).click({
    position: { x: Math.min(box.width - 1, Math.max(0, box.width * share)), y: box.height / 2 },
  });
}

async function plant(page: Page, title: string, percentage: number) {
  await pressGauge(page, 0.5);
  await titleField(page).fill(title);
  await percentField(page).fill(String(percentage));
  await page.keyboard.press('Enter');
  await expect(stones(page).filter({ hasText: title })).toContainText(`${percentage}%`);
}

test.beforeEach(async ({ signIn, seed, moveBrief, openHydrated }) => {
  const id = await seed.ownBrief(await signIn());
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
});

test('TIME-1 a press on the gauge opens the form at its percentage; Enter saves, and the gauge has the focus again', async ({
  page,
}) => {
  await pressGauge(page, 0.38);
  await expect(percentField(page)).toHaveValue('38');
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveAttribute('placeholder', 'Enter milestone title...');
  await page.keyboard.type('Bake board sketches');
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(stones(page)).toHaveText(/38%.*Bake board sketches/);
  await expect(gauge(page)).toBeFocused();
  await expect(timeline(page).getByRole('status')).toHaveText('Milestone “Bake board sketches” added at 38%');
  await page.reload();
  await expect(stones(page)).toHaveText(/38%.*Bake board sketches/);
});

test('TIME-6 a milestone is renamed, moved and given a day; a taken percentage is said as for a new one', async ({
  page,
}) => {
  await plant(page, 'Sketches', 38);
  await plant(page, 'Frames', 60);
  await page.getByRole('button', { name: 'Edit milestone: Frames' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit milestone' });
  await expect(editing.getByLabel('Title')).toHaveValue('Frames');
  await editing.getByLabel('Title').fill('Final frames');
  await editing.getByLabel('Progress % (1-100)').fill('38');
  await expect(editing).toContainText('A milestone already exists at 38%');
  // A press on the gauge moves it.
  await pressGauge(page, 0.8);
  await expect(editing.getByLabel('Progress % (1-100)')).toHaveValue('80');
  await editing.getByLabel('Due').fill('2030-03-05');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit milestone: Final frames' })).toBeFocused();
  await expect(stones(page)).toHaveText([/38%.*Sketches/, /80%.*Final frames.*due 5 Mar 2030/]);
  await page.reload();
  await expect(stones(page).nth(1)).toHaveText(/80%.*Final frames.*due 5 Mar 2030/);
  await expectNoSidewaysScroll(page);
});

test('TIME-6 a brief with a time box says the day of the work and its last day, on its page and in My Projects', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await seed.query('update design_briefs set time_box_days = 7 where id = $1', [id]);
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  await expect(timeline(page)).toContainText(/Day 1 of 7, due \d+ [A-Z]/);
  await page.goto('/my-projects');
  await expect(page.getByRole('article')).toContainText(/Day 1 of 7, due \d+ [A-Z]/);
});

test('TIME-1 presses at the ends are 1 and 100 %', async ({ page }) => {
  await pressGauge(page, 0);
  await expect(percentField(page)).toHaveValue('1');
  await pressGauge(page, 1);
  await expect(percentField(page)).toHaveValue('100');
});

test('TIME-1 Escape and Cancel leave nothing behind; a press outside closes and keeps the title for the next opening', async ({
  page,
}) => {
  await pressGauge(page, 0.2);
  await titleField(page).fill('Never mind');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(gauge(page)).toBeFocused();
  await pressGauge(page, 0.2);
  await expect(titleField(page)).toHaveValue('');
  await titleField(page).fill('Never mind either');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await pressGauge(page, 0.2);
  await expect(titleField(page)).toHaveValue('');
  await titleField(page).fill('An accident');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(form(page)).toBeHidden();
  await pressGauge(page, 0.7);
  await expect(titleField(page)).toHaveValue('An accident');
  await expect(percentField(page)).toHaveValue('70');
  await expect(stones(page)).toHaveCount(0);
});

test('TIME-1 TIME-4 by keyboard alone: open, move by arrows, save, tick, delete, take back', async ({ page }) => {
  await gauge(page).focus();
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toBeFocused();
  await expect(percentField(page)).toHaveValue('10');
  await page.keyboard.type('Visit a shop');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveText(/12%.*Visit a shop/);
  // An arrow on the gauge itself moves the mark, from where the next milestone is likely wanted.
  await expect(gauge(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(percentField(page)).toHaveValue('21');
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type('Sketches');
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  const first = page.getByRole('checkbox', { name: 'Visit a shop' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit milestone: Visit a shop' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveText(/21%.*Sketches/);
  await expect(page.getByRole('button', { name: 'Delete milestone: Sketches' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveCount(0);
  await expect(gauge(page)).toBeFocused();
  await expect(timeline(page).getByRole('status')).toHaveText('Control Z brings it back.');
  await page.keyboard.press('Control+z');
  await expect(stones(page)).toHaveText(/21%.*Sketches/);
  await expect(page.getByRole('status').filter({ hasText: '“Sketches” deleted' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveText([/12%.*Visit a shop/, /21%.*Sketches/]);
  await expect(first).toBeChecked();
});

test('TIME-1 arrow keys on the gauge move its mark and keep the focus there; Enter opens the form, Escape takes the mark away', async ({
  page,
}) => {
  const mark = timeline(page).locator('[data-flag="new"]');
  await gauge(page).focus();
  await expect(mark).toHaveCount(0);
  for (const [key, at] of [
    ['ArrowRight', 11],
    ['ArrowRight', 12],
    ['ArrowDown', 11],
    ['Shift+ArrowRight', 16],
    ['PageUp', 26],
    ['End', 100],
    ['ArrowRight', 100],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(mark).toHaveText(`${at}%`);
    await expect(timeline(page).getByRole('status')).toHaveText(`Mark at ${at}%`);
    await expect(gauge(page)).toBeFocused();
    await expect(form(page)).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(mark).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(percentField(page)).toHaveValue('9');
  await expect(titleField(page)).toBeFocused();
});

test('TIME-1 a milestone half written when the page is reloaded can be gone on with, until it is saved or given up', async ({
  page,
}) => {
  await pressGauge(page, 0.38);
  await titleField(page).fill('Visit a shop at six');
  await page.reload();
  await timeline(page).getByRole('button', { name: 'Go on with “Visit a shop at six”' }).click();
  await expect(titleField(page)).toHaveValue('Visit a shop at six');
  await expect(percentField(page)).toHaveValue('38');
  await page.keyboard.press('Enter');
  await expect(stones(page)).toHaveText(/38%.*Visit a shop at six/);
  await page.reload();
  await expect(stones(page)).toHaveCount(1);
  await expect(timeline(page).getByRole('button', { name: /Go on with/ })).toHaveCount(0);

  await pressGauge(page, 0.5);
  await titleField(page).fill('Given up');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(stones(page)).toHaveCount(1);
  await expect(timeline(page).getByRole('button', { name: /Go on with/ })).toHaveCount(0);
});

test('TIME-2 Add waits for a title and a percentage that is whole and in range; Enter says what is missing', async ({
  page,
}) => {
  await pressGauge(page, 0.5);
  const add = form(page).getByRole('button', { name: 'Add' });
  await expect(add).toBeDisabled();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await titleField(page).press('Enter');
  await expect(form(page).getByText('Please enter a milestone title')).toBeVisible();
  await titleField(page).fill('   ');
  await expect(add).toBeDisabled();
  await titleField(page).fill('Sketches');
  await expect(form(page).getByText('Please enter a milestone title')).toBeHidden();
  await expect(add).toBeEnabled();
  await percentField(page).fill('');
  await expect(form(page).getByText('Percentage must be between 1 and 100')).toBeVisible();
  await expect(add).toBeDisabled();
  await percentField(page).fill('12.5');
  await expect(form(page).getByText('Percentage must be between 1 and 100')).toBeVisible();
  await percentField(page).fill('250');
  await expect(percentField(page)).toHaveValue('100');
  await expect(form(page).getByRole('status')).toHaveText('250% lies outside 1–100, so it is 100%.');
  await percentField(page).fill('0');
  await expect(percentField(page)).toHaveValue('1');
  await add.click();
  await expect(stones(page)).toHaveText(/1%.*Sketches/);
});

test('TIME-3 a taken percentage is said at once, with a free one to use', async ({ page }) => {
  await plant(page, 'Sketches', 38);
  await pressGauge(page, 0.38);
  await titleField(page).fill('Test with two regulars');
  await expect(form(page).getByRole('alert')).toHaveText(
    'A milestone already exists at 38%. Please choose a different percentage.',
  );
  await expect(form(page).getByText('37% is free')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Add' })).toBeDisabled();
  await form(page).getByRole('button', { name: 'Use this' }).click();
  await expect(percentField(page)).toHaveValue('37');
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(stones(page)).toHaveText([/37%.*Test with two regulars/, /38%.*Sketches/]);
});

test('TIME-3 what another tab planted meanwhile is refused the same way, and nothing typed is lost', async ({
  page,
  context,
  expected,
  openHydrated,
}) => {
  const other = await context.newPage();
  await openHydrated(new URL(page.url()).pathname, other);
  await plant(other, 'From the other tab', 50);
  expected.allow(409, /milestones/);
  await pressGauge(page, 0.5);
  await titleField(page).fill('From this tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText(
    'A milestone already exists at 50%. Please choose a different percentage.',
  );
  await expect(titleField(page)).toHaveValue('From this tab');
  await expect(stones(page)).toHaveText(/50%.*From the other tab/);
  await form(page).getByRole('button', { name: 'Use this' }).click();
  await page.keyboard.press('Tab');
  await titleField(page).press('Enter');
  await expect(stones(page)).toHaveText([/49%.*From this tab/, /50%.*From the other tab/]);
});

test('TIME-4 milestones stand by percentage, are ticked done, deleted and put back as they were', async ({ page }) => {
  for (const [title, percentage] of [
    ['Final frames', 95],
    ['Visit a shop', 12],
    ['Sketches', 38],
  ] as const)
    await plant(page, title, percentage);
  await expect(stones(page)).toHaveText([/12%.*Visit a shop/, /38%.*Sketches/, /95%.*Final frames/]);
  const sketches = page.getByRole('checkbox', { name: 'Sketches' });
  await sketches.check();
  await page.getByRole('button', { name: 'Delete milestone: Sketches' }).click();
  await expect(stones(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '“Sketches” deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(stones(page)).toHaveText([/12%/, /38%.*Sketches/, /95%/]);
  await expect(sketches).toBeChecked();
  await page.reload();
  await expect(sketches).toBeChecked();
});

test('TIME-4 a milestone whose place was taken before it is put back is offered the next free place', async ({
  page,
  expected,
}) => {
  await plant(page, 'Sketches', 38);
  await page.getByRole('button', { name: 'Delete milestone: Sketches' }).click();
  await plant(page, 'Faster', 38);
  expected.allow(409, /milestones/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add milestone: A milestone already exists at 38%.');
  await page.getByRole('button', { name: 'Put it at 37%' }).click();
  await expect(stones(page)).toHaveText([/37%.*Sketches/, /38%.*Faster/]);
});

const failure = {
  status: 503,
  json: { error: { code: 'unavailable', message: 'Try again in a moment.', requestId: 'r' } },
};

test('TIME-5 a failed save says so apart from the fields, keeps what was typed, and can be repeated', async ({
  page,
  expected,
}) => {
  await page.route('**/milestones', (route) => route.fulfill(failure));
  expected.allow(503, /milestones/);
  await pressGauge(page, 0.25);
  await titleField(page).fill('Sketches');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText('Failed to add milestone: Try again in a moment.');
  await expect(titleField(page)).toHaveValue('Sketches');
  await expect(percentField(page)).toHaveValue('25');
  await page.unroute('**/milestones');
  await titleField(page).press('Enter');
  await expect(stones(page)).toHaveText(/25%.*Sketches/);
});

test('TIME-5 a save whose answer was lost is repeated without planting twice', async ({ page, expected }) => {
  await page.route('**/milestones', async (route) => {
    await route.fetch();
    await route.abort();
  });
  expected.allowConsole(/milestones/);
  await pressGauge(page, 0.25);
  await titleField(page).fill('Once');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('Failed to add milestone: Network error.');
  await page.unroute('**/milestones');
  await titleField(page).press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(stones(page)).toHaveText(/25%.*Once/);
  await page.reload();
  await expect(stones(page)).toHaveCount(1);
});

test('TIME-5 a deletion that fails brings the milestone back and says why', async ({ page, expected }) => {
  await plant(page, 'Sketches', 38);
  await page.route('**/milestones/*', (route) => route.fulfill(failure));
  expected.allow(503, /milestones/);
  await page.getByRole('button', { name: 'Delete milestone: Sketches' }).click();
  await expect(timeline(page).getByRole('alert')).toHaveText('Failed to delete milestone: Try again in a moment.');
  await expect(stones(page)).toHaveText(/38%.*Sketches/);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('TIME-5 milestones that cannot be loaded after a conflict say so, and can be asked for again', async ({
  page,
  context,
  expected,
  openHydrated,
}) => {
  const other = await context.newPage();
  await openHydrated(new URL(page.url()).pathname, other);
  await plant(other, 'From the other tab', 50);
  await page.route('**/milestones', (route) =>
    route.request().method() === 'GET' ? route.fulfill(failure) : route.fallback(),
  );
  expected.allow(409, /milestones/);
  expected.allow(503, /milestones/);
  await pressGauge(page, 0.5);
  await titleField(page).fill('From this tab');
  await page.keyboard.press('Enter');
  await expect(timeline(page).getByText('Failed to load milestones: Try again in a moment.')).toBeVisible();
  await expect(form(page).getByText('49% is free')).toBeVisible();
  await page.unroute('**/milestones');
  await timeline(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(stones(page)).toHaveText(/50%.*From the other tab/);
  await expect(timeline(page).getByText('Failed to load milestones')).toBeHidden();
});

for (const theme of ['light', 'dark'] as const)
  test(`the timeline with its form open is accessible, ${theme}, on a phone and on a desktop`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    await plant(page, 'Sketches', 38);
    await page.getByRole('checkbox', { name: 'Sketches' }).check();
    await pressGauge(page, 0.38);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(form(page).getByRole('alert')).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    }
  });

test('each number of the gauge stands under its mark, at every width', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = (await gauge(page).boundingBox())!;
    for (const mark of [25, 50, 75]) {
      const number = (await timeline(page).getByText(String(mark), { exact: true }).boundingBox())!;
      const off = number.x + number.width / 2 - (bar.x + (bar.width * mark) / 100);
      expect(Math.abs(off), `how far ${mark} is from its mark at ${width} px`).toBeLessThan(1.5);
    }
  }
});

test('on a phone a title beside its day is not broken inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pressGauge(page, 0.3);
  await titleField(page).fill('Flows sketched');
  await form(page).getByLabel(/Due/).fill('2030-12-05');
  await form(page).getByRole('button', { name: 'Add' }).click();
  const stone = stones(page).filter({ hasText: 'Flows sketched' });
  await expect(stone).toContainText('due 5 Dec');
  const lines = await stone.evaluate((at) => {
    const texts = document.createTreeWalker(at, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()?.textContent !== 'Flows sketched');
    const range = document.createRange();
    range.setStart(texts.currentNode, 'Flows '.length);
    range.setEnd(texts.currentNode, 'Flows sketched'.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines, 'lines of “sketched”').toBe(1);
});
