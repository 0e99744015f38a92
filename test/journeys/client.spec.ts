import type { Page } from '@playwright/test';
import { refusalsOf } from '#domain/client/conversation.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import { expectNoSidewaysScroll } from './fixtures.ts';
import { expect, test } from './seed.ts';

/** Questions that ask for what a client may keep; the sheet says which of them this one can answer. */
const questions: Record<string, string> = {
  budget: 'What is the budget?',
  decision: 'Who decides in the end?',
  history: 'Have you tried it before?',
  launch: 'Is there a pilot?',
  fear: 'What are you afraid of?',
};

/** Has the composer write a brief and starts it; a professional one always has a twist. */
async function briefWithClient(
  page: Page,
  query: (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>,
) {
  const answer = await page.request.post('/api/briefs', {
    data: { industry: 'travel', styles: ['minimal'], level: 'professional' },
    headers: { origin: test.info().project.use.baseURL! },
  });
  const id: string = (await answer.json()).briefId;
  const [row] = await query('select sheet from brief_sheets where brief_id = $1', [id]);
  return { id, sheet: row!.sheet as ClientKnowledge };
}

const desk = (page: Page) => page.getByRole('region', { name: 'Your client' });
const log = (page: Page) => desk(page).getByRole('log');

test('BRIEF-14 a designer asks the client, hears the change at a milestone, and negotiates it', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
  expectAccessible,
}) => {
  await signIn();
  const { id, sheet } = await briefWithClient(page, seed.query);
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  const source = await page.content();
  for (const fact of Object.values(sheet.facts)) expect(source).not.toContain(fact);
  expect(source).not.toContain(sheet.twist!.text.slice(0, 60));
  await expect(desk(page)).toContainText(sheet.name);
  await expect(page.getByText('Plot Twist')).toHaveCount(0);

  const topic = Object.keys(questions).find((known) => known in sheet.facts)!;
  const field = desk(page).getByLabel(`Ask ${sheet.name}`);
  await field.fill(questions[topic]!);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(sheet.facts[topic as keyof ClientKnowledge['facts']]!);
  await expect(desk(page).getByText(`${sheet.questions - 1} more questions.`)).toBeVisible();
  await expect(field).toHaveValue('');
  // The page lists what can be asked about; a press lays the question ready and asks nothing.
  await desk(page).getByText('What can I ask about?').click();
  await desk(page).getByRole('button', { name: 'Who has the last word?' }).click();
  await expect(field).toHaveValue('Who has the last word?');
  await expect(field).toBeFocused();
  await field.fill('Should I use blue?');
  await desk(page).getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(log(page)).toContainText(refusalsOf(sheet, 'design')[0]!);
  await expect(desk(page).getByText(`${sheet.questions - 1} more questions.`)).toBeVisible();
  await expectAccessible();

  const planted = await page.request.post(`/api/briefs/${id}/milestones`, {
    data: { title: 'Half way', percentage: 70 },
    headers: { origin: test.info().project.use.baseURL! },
  });
  expect(planted.ok()).toBe(true);
  await openHydrated(`/brief/${id}`);
  await expect(log(page)).toContainText(questions[topic]!);
  const stones = page.getByRole('region', { name: 'Timeline' }).getByRole('list', { name: 'Milestones' });
  await stones.getByRole('checkbox').check();
  await expect(log(page)).toContainText(sheet.twist!.text);
  await expect(page.locator('#twist')).toContainText(sheet.twist!.text);
  const request = log(page).getByRole('listitem').filter({ hasText: sheet.twist!.text });
  await page.getByRole('status').getByRole('button', { name: 'Read it' }).click();
  await expect(request).toBeFocused();
  await expect(request).toBeInViewport();
  // It stays in the bell and as a badge until it is answered.
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  const badge = page.getByRole('link', { name: 'Change request' });
  const toAnswer = page.getByRole('link', { name: 'Answer your client' });
  await expect(bell).toBeVisible();
  // Both, and the bell, lead to the request.
  for (const way of [badge, toAnswer]) {
    await page.evaluate(() => scrollTo(0, 0));
    await way.press('Enter');
    await expect(request).toBeFocused();
    await expect(request).toBeInViewport();
  }
  await openHydrated('/my-projects');
  await bell.click();
  await page.getByRole('link', { name: /^Your client asks for a change/ }).click();
  await expect(request).toBeFocused();
  await expect(request).toBeInViewport();

  // The request is decided where it stands; what is asked meanwhile is answered right above the question's field.
  await expect(request.getByRole('form', { name: 'Answer the change request' })).toBeVisible();
  await field.fill('Should I use red?');
  await page.keyboard.press('Enter');
  const last = log(page).getByRole('listitem').last();
  await expect(last).not.toContainText(sheet.twist!.text);
  await expect(last).toContainText(sheet.name);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport();

  await desk(page).getByRole('button', { name: 'Negotiate' }).click();
  await desk(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(desk(page).getByText('Please give your client a reason, in 10 characters or more')).toBeVisible();
  await expect(desk(page).getByLabel('What you offer instead, and why')).toBeFocused();
  await desk(page)
    .getByLabel('What you offer instead, and why')
    .fill('The first screen stays; the rest comes in June.');
  await expectAccessible();
  // What is chosen and typed, and not sent, survives a reload.
  await page.reload();
  await expect(desk(page).getByRole('button', { name: 'Negotiate', pressed: true })).toBeVisible();
  await expect(desk(page).getByLabel('What you offer instead, and why')).toHaveValue(/^The first screen stays/);
  await desk(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(log(page)).toContainText('Not quite like that: The first screen stays; the rest comes in June.');
  await expect(log(page)).toContainText(sheet.replies.negotiated);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(desk(page).getByRole('form', { name: 'Answer the change request' })).toHaveCount(0);
  await expect(bell).toHaveCount(0);
  await expect(badge).toHaveCount(0);
  await expect(toAnswer).toHaveCount(0);
});

test('BRIEF-14 the client can be asked from the head and from anywhere, and the place in the brief is kept', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
  expectAccessible,
}) => {
  await signIn();
  const { id, sheet } = await briefWithClient(page, seed.query);
  await openHydrated(`/brief/${id}`);
  const ask = page.getByRole('button', { name: 'Ask the client' });
  await expect(ask).toHaveCount(0);
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  const field = desk(page).getByLabel(`Ask ${sheet.name}`);
  await expect(field).not.toBeInViewport();
  await ask.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();

  // Focus that goes on under the conversation would be out of sight.
  await page.setViewportSize({ width: 1280, height: 800 });
  const close = desk(page).getByRole('button', { name: 'Close the conversation' });
  await ask.press('Enter');
  await desk(page).getByText('What can I ask about?').focus();
  await page.keyboard.press('Tab');
  await expect(close).toHaveCount(0);
  await expect(page.locator(':focus')).toBeInViewport();

  // Escape closes it from anywhere, and the focus goes to the button that is on the screen.
  await page.evaluate(() => scrollTo(0, 0));
  await ask.first().press('Enter');
  await expect(field).toBeFocused();
  await page.locator('#audience').evaluate((section) => section.scrollIntoView());
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
  await page.keyboard.press('Escape');
  await expect(close).toHaveCount(0);
  await expect(ask.last()).toBeFocused();

  const inReach = ask.last();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#audience').evaluate((section) => section.scrollIntoView());
    const before = await page.evaluate(() => scrollY);
    // One in the head, one in reach.
    await expect(ask).toHaveCount(2);
    await inReach.click();
    await expect(field).toBeFocused();
    await field.fill('Should I use blue?');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText(refusalsOf(sheet, 'design')[0]!);
    await expectAccessible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await desk(page).getByRole('button', { name: 'Close the conversation' }).click();
    await expect(inReach).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expectNoSidewaysScroll(page);
  }
  // On a phone the conversation covers the page, so it closes when the focus goes on.
  await expect(ask).toHaveCount(2);
  await inReach.click();
  await desk(page).getByText('What can I ask about?').focus();
  await page.keyboard.press('Tab');
  await expect(desk(page).getByRole('button', { name: 'Close the conversation' })).toHaveCount(0);
});

test('BRIEF-14 TIME-1 client and timeline stand in the page’s contents, and can be read once the brief is handed in', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
  expectAccessible,
}) => {
  await signIn();
  const { id, sheet } = await briefWithClient(page, seed.query);
  const contents = page.getByRole('navigation', { name: 'Sections of this brief' });
  await openHydrated(`/brief/${id}`);
  // Before the start it is said where one decides that a client will answer, and when.
  await expect(
    page.getByText('Once started, the brief stays as it is written, and your client answers questions.'),
  ).toBeVisible();
  await contents.getByRole('link', { name: 'Your client' }).click();
  await expect(page.getByText('Once you have started it, your client answers your questions here.')).toBeInViewport();
  await moveBrief(id, 'in_progress');
  await page.request.post(`/api/briefs/${id}/milestones`, {
    data: { title: 'Paper first', percentage: 20 },
    headers: { origin: test.info().project.use.baseURL! },
  });
  await openHydrated(`/brief/${id}`);
  await desk(page).getByLabel(`Ask ${sheet.name}`).fill('Should I use blue?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('listitem')).toHaveCount(2);
  await contents.getByRole('link', { name: 'Your client' }).click();
  await expect(desk(page)).toBeInViewport();
  await contents.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeInViewport();

  await seed.query(`update user_brief_progress set status = 'submitted' where brief_id = $1`, [id]);
  await openHydrated(`/brief/${id}`);
  await expect(page.locator('#client')).not.toHaveAttribute('open');
  await contents.getByRole('link', { name: 'Your client' }).click();
  await expect(page.getByText('Should I use blue?')).toBeVisible();
  await expect(page.getByLabel(`Ask ${sheet.name}`)).toHaveCount(0);
  await contents.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('list', { name: 'Milestones' })).toHaveText(/20%.*Paper first/);
  await expect(page.getByRole('button', { name: 'Delete milestone: Paper first' })).toHaveCount(0);
  await expectAccessible();
});

test('BRIEF-14 a question that is being written survives a reload, and the desk fits 320 px in the dark', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn();
  const { id, sheet } = await briefWithClient(page, seed.query);
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  await desk(page).getByLabel(`Ask ${sheet.name}`).fill('Who signs?');
  await openHydrated(`/brief/${id}`);
  await expect(desk(page).getByLabel(`Ask ${sheet.name}`)).toHaveValue('Who signs?');
  await expectNoSidewaysScroll(page);
  await expectAccessible();
  // What was asked is not offered again; when nothing new is answered, nothing is offered.
  const offered = desk(page).getByRole('group', { name: 'You could ask' }).getByRole('button');
  const first = (await offered.first().textContent())!;
  await offered.first().click();
  await desk(page).getByLabel(`Ask ${sheet.name}`).press('Enter');
  await expect(log(page)).toContainText(first);
  await expect(offered.filter({ hasText: first })).toHaveCount(0);
  await expect(offered).toHaveCount(3);
  await seed.query('update brief_clients set questions_left = 0 where brief_id = $1', [id]);
  await openHydrated(`/brief/${id}`);
  await expect(desk(page).getByText('The client answers no new questions.')).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expect(desk(page).getByText('What can I ask about?')).toHaveCount(0);
});
