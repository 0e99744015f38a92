import type { Page } from '@playwright/test';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { expect, expectNoSidewaysScroll, test, untilHydrated } from './fixtures.ts';

interface Written {
  briefId: string;
  title: string;
}

/** Calls as the page's own scripts make them. */
async function call(page: Page, method: string, path: string, body?: object) {
  const answer = await page.request.fetch(path, {
    method,
    data: body,
    headers: { origin: test.info().project.use.baseURL! },
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Has a brief written, and moves it on from not started as far as asked. */
async function write(page: Page, industry: string, styles: string[], ...moves: string[]): Promise<Written> {
  const { briefId, title } = await call(page, 'POST', '/api/briefs', { industry, styles });
  for (const status of moves) await call(page, 'PUT', `/api/briefs/${briefId}/progress`, { status });
  return { briefId, title };
}

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });
/** As the app does it, whose calls a journey may answer. */
async function openProjects(page: Page) {
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'My Projects' }).click();
}

test('PROJ-1 briefs with their state, their dates and the one thing to do next; filters live in the address', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const paused = await write(page, 'finance', ['bold', 'playful'], 'in_progress', 'paused');
  const started = await write(page, 'food', ['retro', 'organic'], 'in_progress');
  await call(page, 'PUT', `/api/briefs/${started.briefId}/deliverables/0.0`, { done: true });
  const waiting = await write(page, 'travel', ['minimal']);

  await page.goto('/my-projects');
  await expect(page.getByRole('tab', { name: 'Briefs 3' })).toHaveAttribute('aria-selected', 'true');
  await expect(titles(page)).toHaveText([waiting.title, started.title, paused.title]);
  const food = card(page, started.title);
  await expect(food).toContainText('Food & Beverage');
  await expect(food).toContainText('In Progress');
  await expect(food).toContainText('Retro/Vintage');
  await expect(food).toContainText(/1 of \d+ requirements ticked/);
  await expect(food).toContainText(/Started \d+ \w+/);
  await expect(food).toContainText('Updated just now');
  await expect(food.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `/brief/${started.briefId}`);
  await expect(card(page, waiting.title)).toContainText('Not started yet');
  await expectAccessible();

  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(titles(page)).toHaveText([paused.title, started.title, waiting.title]);
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Paused' }).click();
  await expect(titles(page)).toHaveText([paused.title]);
  await expect(page).toHaveURL('/my-projects?status=paused&order=oldest');
  await page.reload();
  await expect(titles(page)).toHaveText([paused.title]);
  await expect(page.getByRole('button', { name: 'Oldest first' })).toBeVisible();

  await page.getByRole('button', { name: 'Completed' }).click();
  await expect(page.getByText('No briefs match your current filters.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Create Brief' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole('link', { name: started.title }).click();
  await expect(page).toHaveURL(`/brief/${started.briefId}`);
});

test('PROJ-1 Start Brief starts the brief and opens it', async ({ page, signIn }) => {
  await signIn();
  const { briefId, title } = await write(page, 'health', ['organic']);
  await page.goto('/my-projects');
  await card(page, title).getByRole('button', { name: 'Start Brief' }).press('Enter');
  await expect(page).toHaveURL(`/brief/${briefId}`);
  await page.goBack();
  await expect(card(page, title)).toContainText('In Progress');
  await expect(card(page, title).getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('PROJ-5 a start that fails is rolled back and said', async ({ page, signIn, expected }) => {
  await signIn();
  const { title } = await write(page, 'health', ['luxury']);
  await page.goto('/my-projects');
  expected.allow(503, /\/progress$/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/progress', async (route) => {
    await answered;
    await route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'The database is away. Try again in a minute.', requestId: 'r' } },
    });
  });
  await card(page, title).getByRole('button', { name: 'Start Brief' }).click();
  await expect(card(page, title)).toContainText('In Progress');
  answer();
  await expect(
    page.getByText(`“${title}” could not be started. The database is away. Try again in a minute.`),
  ).toBeVisible();
  await expect(card(page, title)).toContainText('Not Started');
  await expect(card(page, title).getByRole('button', { name: 'Start Brief' })).toBeVisible();
  await expect(page).toHaveURL('/my-projects');
});

test('PROJ-1 a submitted brief opens as a brief and as a submission', async ({ page, signIn }) => {
  await signIn({ returnTo: '/generate' });
  const { briefId, title } = await write(page, 'education', ['playful'], 'in_progress');
  const submissionId = '01a1ffe0-8788-73b7-a921-d1695337d814';
  await page.route('**/api/me/briefs', async (route) => {
    const { items } = await (await route.fetch()).json();
    await route.fulfill({
      json: { items: items.map((item: object) => ({ ...item, status: 'submitted', submissionId })) },
    });
  });
  await openProjects(page);
  const submitted = card(page, title);
  await expect(submitted).toContainText('Submission Linked');
  await expect(submitted.getByRole('link', { name: 'View Brief' })).toHaveAttribute('href', `/brief/${briefId}`);
  await expect(submitted.getByRole('link', { name: 'View Submission' })).toHaveAttribute(
    'href',
    `/showcase/${submissionId}`,
  );
  await expect(submitted.getByRole('link', { name: 'Continue' })).toBeHidden();
});

test('a brief is deleted from its card and from its page, after what goes and what stays was said', async ({
  page,
  signIn,
  expected,
  expectAccessible,
}) => {
  await signIn();
  const one = await write(page, 'food', ['retro'], 'in_progress');
  const other = await write(page, 'travel', ['minimal']);
  await call(page, 'POST', `/api/briefs/${one.briefId}/community-copy`);
  const dialog = page.getByRole('dialog', { name: 'Delete this brief?' });
  const openDialog = async (title: string) => {
    await page.getByRole('button', { name: `More for ${title}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete brief…' }).press('Enter');
  };

  await page.goto('/my-projects');
  await openDialog(one.title);
  await expect(dialog).toContainText('with its milestones, your ticks and the conversation');
  await expect(dialog).toContainText('The copy that you shared stays for everybody.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: `More for ${one.title}` })).toBeFocused();
  await openDialog(one.title);
  await dialog.getByRole('button', { name: 'Delete brief' }).click();
  await expect(page.getByText(`“${one.title}” is deleted.`)).toBeVisible();
  await expect(titles(page)).toHaveText([other.title]);

  await page.getByRole('link', { name: other.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  await openDialog(other.title);
  await dialog.getByRole('button', { name: 'Delete brief' }).click();
  await expect(page).toHaveURL('/my-projects');
  await expect(page.getByText('Get started by creating your first design brief.')).toBeVisible();
  expected.allow(404, /^\/brief\//);
  await page.goto(`/brief/${other.briefId}`);
  await expect(page.getByText('Brief not found or you do not have access to it')).toBeVisible();
});

test('a community brief leaves My Projects from its card and from its page, and can be started again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const { items } = await call(page, 'GET', '/api/community-briefs');
  const [{ id, title }] = items;
  const start = () => call(page, 'PUT', `/api/briefs/${id}/progress`, { status: 'in_progress' });
  const dialog = page.getByRole('dialog', { name: 'Remove this brief from My Projects?' });
  const openDialog = async () => {
    await page.getByRole('button', { name: `More for ${title}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove from My Projects…' }).press('Enter');
  };

  await start();
  await page.goto('/my-projects');
  await openDialog();
  await expect(dialog).toContainText('Your milestones and ticks');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Remove brief' }).click();
  await expect(page.getByText(`“${title}” is no longer in My Projects.`)).toBeVisible();
  await expect(page.getByText('Get started by creating your first design brief.')).toBeVisible();

  await start();
  await page.goto(`/brief/${id}`);
  await openDialog();
  await dialog.getByRole('button', { name: 'Remove brief' }).click();
  await expect(page).toHaveURL('/my-projects');
  await expect(page.getByText('Get started by creating your first design brief.')).toBeVisible();
});

test('a brief that a design answers says that the design goes first', async ({ page, signIn }) => {
  await signIn({ returnTo: '/generate' });
  const { title } = await write(page, 'education', ['playful'], 'in_progress');
  const submissionId = '01a1ffe0-8788-73b7-a921-d1695337d814';
  await page.route('**/api/me/briefs', async (route) => {
    const { items } = await (await route.fetch()).json();
    await route.fulfill({
      json: { items: items.map((item: object) => ({ ...item, status: 'submitted', submissionId })) },
    });
  });
  await openProjects(page);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete brief…' }).click();
  const dialog = page.getByRole('dialog', { name: 'This brief has a design' });
  await expect(dialog).toContainText('Delete the design first, then the brief.');
  await expect(dialog.getByRole('link', { name: 'View Submission' })).toHaveAttribute(
    'href',
    `/showcase/${submissionId}`,
  );
  await expect(dialog.getByRole('button', { name: 'Delete brief' })).toBeHidden();
});

test('PROJ-2 PROJ-3 PROJ-4 each tab says what would stand in it; arrow keys move between them', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/my-projects' });
  await expect(page.getByText('Get started by creating your first design brief.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Create Brief' })).toHaveAttribute(
    'href',
    '/generate',
  );
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Briefs 0' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Submissions 0' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText(
    /No submissions yet\s*-\s*Complete a design brief to create your first submission\./,
  );
  await expectAccessible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toContainText(/No case studies yet\s*-\s*/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toContainText(
    /No collaborations yet\s*-\s*Connect with other designers and developers to start collaborating\./,
  );
  await expect(page).toHaveURL('/my-projects?tab=collaborations');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Collaborations 0' })).toHaveAttribute('aria-selected', 'true');
});

test('PROJ-5 loading has three skeletons, a failure its reason and Retry', async ({ page, signIn, expected }) => {
  await signIn({ returnTo: '/generate' });
  const { title } = await write(page, 'ecommerce', ['minimal']);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  expected.allow(503, /^\/api\/me\/briefs$/);
  await page.route('**/api/me/briefs', async (route) => {
    await answered;
    await route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'The database is away.', requestId: 'r' } },
    });
  });
  await openProjects(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading your projects...');
  await expect(page.getByRole('main').locator('[data-skeleton]')).toHaveCount(3);
  answer();
  await expect(page.getByRole('heading', { name: 'Failed to load data: The database is away.' })).toBeVisible();
  await page.unroute('**/api/me/briefs');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, title)).toBeVisible();
});

test('PROJ-5 looked at again after five minutes the page asks again, and keeps what it has when that fails', async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  const { title } = await write(page, 'ecommerce', ['luxury']);
  await page.goto('/my-projects');
  await expect(card(page, title)).toBeVisible();
  // It counts from when it woke.
  await untilHydrated(page);
  const second = await write(page, 'travel', ['bold']);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me/briefs') asked += 1;
  });
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const minutes = (n: number) => page.clock.setFixedTime(Date.now() + n * 60_000);

  await minutes(4);
  await lookAgain();
  await minutes(6);
  await lookAgain();
  await expect(card(page, second.title)).toBeVisible();
  expect(asked).toBe(1);

  await minutes(20);
  await context.setOffline(true);
  await lookAgain();
  await expect(
    page.getByText('Failed to load data: You are offline. Nothing was lost; try again when the connection is back.'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load data')).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`PROJ-1 the cards are accessible and fit 320 px, ${colorScheme}`, async ({ page, signIn, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn();
    await write(page, 'education', ['futuristic', 'corporate'], 'in_progress', 'completed');
    await write(page, 'food', ['bold', 'organic']);
    await page.goto('/my-projects');
    await expect(cards(page)).toHaveCount(2);
    await expectAccessible();
    await expectNoSidewaysScroll(page);
  });
}

test('SUB-12 a begun submission is continued from My Projects and from its brief', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const { briefId, title } = await write(page, 'food', ['organic'], 'in_progress');
  await page.goto(`/submit-design?brief=${briefId}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Try a sample file' }).click();
  await page.getByRole('button', { name: /, 20 frames$/ }).click();
  await expect(page.getByText('20 frames loaded')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible({ timeout: 40_000 });

  await page.goto('/my-projects');
  await untilHydrated(page);
  const ticket = page.getByRole('article').filter({ hasText: title });
  await expect(ticket).toContainText(/Draft of a design: step 1 of 7, saved \d/);
  await page.getByRole('tab', { name: /Submissions/ }).click();
  await expect(page.getByRole('link', { name: `Continue your submission ${title}` })).toBeVisible();
  await expectAccessible();
  await page.goto(`/brief/${briefId}`);
  await untilHydrated(page);
  await expect(page.getByText(/Draft of a design: step 1 of 7, saved \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Brief' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue your submission' }).first().click();
  await expect(page.getByText('20 frames loaded')).toBeVisible();
});

test('SUB-12 a begun submission that is not wanted is deleted where it is listed', async ({ page, signIn }) => {
  await signIn();
  const { briefId, title } = await write(page, 'food', ['organic'], 'in_progress');
  const content = { title: '', approach: 'A first thought' };
  const draft = `/api/submission-drafts/${crypto.randomUUID()}`;
  await call(page, 'PUT', draft, { briefId, step: 4, revision: 0, content: { ...emptyDraft(null), ...content } });
  await page.goto('/my-projects?tab=submissions');
  await untilHydrated(page);
  await page.getByRole('button', { name: `Delete the draft ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText(`Unfinished: ${title}`)).toHaveCount(0);
  await expect(page.getByText('No submissions yet')).toBeVisible();
  await page.goto(`/brief/${briefId}`);
  await expect(page.getByRole('link', { name: 'Submit Brief' }).first()).toBeVisible();
});
