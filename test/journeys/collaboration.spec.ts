import type { Browser, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, holdScripts, test, untilHydrated } from './fixtures.ts';

/** A second person in a browser of their own, watched like the first. */
async function another(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

const openDesign = { openToCollaboration: true, techPreferences: ['Svelte'], developerMessage: 'Start with the plan.' };

test('DET-3 PROJ-4 WORK-12 a guest asks through the login, the two agree on one page, and the workspace opens', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  await signIn({ name: 'Ines Marau' });
  const id = await publishDesign(page.request, baseURL!, { title, ...openDesign });

  const other = await another(browser, baseURL!);
  await other.goto(`/showcase/${id}`);
  await expect(other.getByText('Pictures only')).toBeVisible();
  await other.getByRole('link', { name: 'Request Collaboration' }).click();
  await expect(other).toHaveURL(/\/auth\?returnTo=/);
  await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: `/showcase/${id}?ask=1` });
  const dialog = other.getByRole('dialog', { name: 'Request Collaboration' });
  await expect(dialog.getByText('This design is pictures only')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  const refusal = dialog.getByText('Say what you would build first', { exact: true });
  await expect(refusal).toBeVisible();
  await dialog
    .getByRole('textbox', { name: 'Message' })
    .fill('I would start with the plan on a real tablet, in gloves.');
  await expect(refusal).toHaveCount(0);
  await dialog.getByText('Front end and back end').click();
  await dialog.getByLabel('Technologies').fill('Svelte');
  await dialog.getByLabel('Technologies').press('Enter');
  await expectAccessible(other);
  await dialog.getByLabel('Technologies').fill('Postgre');
  await other.reload();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would start with the plan on a real tablet, in gloves.',
  );
  await expect(dialog.getByLabel('Technologies')).toHaveValue('Postgre');
  await expect(dialog.getByRole('button', { name: 'Remove Svelte' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Front end and back end' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(other.getByText('You have asked. The answer comes to My Projects.')).toBeVisible();

  await page.goto('/my-projects?tab=collaborations');
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row.getByText('Waiting for you')).toBeVisible();
  await expect(row.getByText('in gloves')).toBeVisible();
  await expect(row.getByRole('link', { name: 'About Jonas Oyelaran' })).toHaveAttribute('href', /^\/u\//);
  await expectAccessible();
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Ines Marau and Jonas Oyelaran' })).toBeVisible();
  await expectAccessible();

  await other.goto('/my-projects?tab=collaborations');
  await other.getByRole('link', { name: 'Read and confirm' }).click();
  await other.getByRole('button', { name: 'Change Credit line' }).press('Enter');
  const line = other.getByRole('textbox', { name: 'Credit line' });
  await expect(line).toBeFocused();
  await line.fill('Design by Ines, build by Jonas');
  await other.reload();
  await other.getByRole('button', { name: 'Change Credit line' }).press('Enter');
  await expect(line).toHaveValue('Design by Ines, build by Jonas');
  // What the designer writes there meanwhile is read before it is replaced.
  await page.getByRole('button', { name: 'Change Credit line' }).click();
  await page.getByRole('textbox', { name: 'Credit line' }).fill('By Ines alone');
  await page.getByRole('button', { name: 'Save this line' }).click();
  const meanwhile = other.getByRole('alert').filter({ hasText: 'Ines Marau has changed this line meanwhile' });
  await expect(meanwhile).toContainText('It says “By Ines alone” now.');
  await other.getByRole('button', { name: 'Save this line' }).press('Enter');
  await expect(other.getByText('Changed by you')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Change Credit line' })).toBeFocused();
  // What is wrong with the number stands beside it; it is kept through a reload like the words.
  await other.getByRole('button', { name: 'Change Pace' }).press('Enter');
  const days = other.getByLabel('Days of silence after which the collaboration ends');
  await days.fill('2');
  await other.getByRole('button', { name: 'Save this line' }).press('Enter');
  await expect(days).toHaveAccessibleDescription(/At least 3 days/);
  await days.fill('20');
  await expect(days).not.toHaveAccessibleDescription(/At least 3 days/);
  await days.fill('2');
  await other.reload();
  await other.getByRole('button', { name: 'Change Pace' }).press('Enter');
  await expect(days).toHaveValue('2');
  await other.getByRole('button', { name: 'Cancel' }).press('Enter');
  await other.getByRole('button', { name: 'Confirm agreement' }).click();
  await expect(other.getByRole('button', { name: 'You have confirmed' })).toBeDisabled();
  await expect(other.getByRole('article', { name: 'Ines Marau and Jonas Oyelaran' })).toBeFocused();

  // The designer's page knows of both without a reload.
  await expect(page.getByText('Design by Ines, build by Jonas')).toBeVisible();
  await expect(page.getByText('Jonas Oyelaran confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm agreement' }).click();
  await expect(page.getByRole('link', { name: 'Open workspace' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Open workspace' })).toBeVisible();

  for (const [width, colorScheme] of [
    [320, 'light'],
    [768, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible();
  }
});

test('PROJ-4 a request that comes while My Projects still wakes stands there once it has', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn({ name: 'Ines Marau' });
  const id = await publishDesign(page.request, baseURL!, { title: 'Asked for early', ...openDesign });
  const release = await holdScripts(page);
  await page.goto('/my-projects?tab=collaborations', { waitUntil: 'commit' });
  await expect(page.getByText('No collaborations yet')).toBeVisible();
  const other = await another(browser, baseURL!);
  await signIn({ page: other, name: 'Jonas Oyelaran' });
  const asked = await other.request.post(`/api/submissions/${id}/collaboration-requests`, {
    headers: { origin: baseURL! },
    data: { message: 'Two evenings a week.', role: 'front_end', technologies: [] },
  });
  expect(asked.status()).toBe(201);
  release();
  await expect(page.getByText('Waiting for you')).toBeVisible();
});

test('DET-3 PROJ-4 a request is declined with a reason, made again, and withdrawn', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn({ name: 'Ines Marau' });
  const id = await publishDesign(page.request, baseURL!, { title: 'Asked for twice', ...openDesign });
  const other = await another(browser, baseURL!);
  await signIn({ page: other, name: 'Kei Brandt', returnTo: '/' });
  const ask = async () => {
    await other.goto(`/showcase/${id}`);
    await other.getByRole('link', { name: 'Request Collaboration' }).click();
    await other.getByRole('textbox', { name: 'Message' }).fill('Two evenings a week until Christmas.');
    await other.getByRole('button', { name: 'Send request' }).click();
    await expect(other.getByText('You have asked.')).toBeVisible();
  };
  await ask();
  await page.goto('/my-projects?tab=collaborations');
  // WORK-11: the page shows what the notification is about, so nothing is left for the bell.
  await expect(page.getByText('Waiting for you')).toBeVisible();
  const unread = async () => (await (await page.request.get('/api/me/notifications')).json()).unreadCount;
  await expect.poll(unread).toBe(0);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Reason').fill('I would like to see it built for one shop first.');
  await page.reload();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('I would like to see it built for one shop first.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();

  await ask();
  await other.goto('/my-projects?tab=collaborations');
  await expect(other.getByText('built for one shop first')).toBeVisible();
  await other.getByRole('button', { name: 'Withdraw' }).click();
  await expect(other.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('DET-3 WORK-11 a press on the bell or on the request before the scripts have come is not lost', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn({ name: 'Ines Marau' });
  const id = await publishDesign(page.request, baseURL!, { title: 'Asked for early', ...openDesign });
  const other = await another(browser, baseURL!);
  await signIn({ page: other, name: 'Rafa Quiroga', returnTo: '/' });
  const release = await holdScripts(other);
  await other.goto(`/showcase/${id}`, { waitUntil: 'commit' });
  await other.getByRole('button', { name: /^Notifications/ }).click();
  const inbox = other.getByRole('dialog', { name: 'Notifications' });
  await expect(inbox.getByRole('link', { name: 'All notifications' })).toBeVisible();
  release();
  await expect(inbox.getByText('Nothing yet.')).toBeVisible();

  const early = await other.context().newPage();
  const releaseEarly = await holdScripts(early);
  await early.goto(`/showcase/${id}`, { waitUntil: 'commit' });
  await early.getByRole('link', { name: 'Request Collaboration' }).click();
  await expect(early).toHaveURL(/ask=1/);
  releaseEarly();
  await expect(early.getByRole('dialog', { name: 'Request Collaboration' })).toBeVisible();
});

test('WORK-11 the bell counts what is new as it happens, and choices are kept', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn({ name: 'Ines Marau' });
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const id = await publishDesign(page.request, baseURL!, { title, ...openDesign });
  await page.goto('/my-projects');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const other = await another(browser, baseURL!);
  await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: '/' });
  const asked = await other.request.post(`/api/submissions/${id}/collaboration-requests`, {
    headers: { origin: baseURL! },
    data: { message: 'Two evenings a week.', role: 'front_end', technologies: [] },
  });
  expect(asked.status()).toBe(201);
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.press('Enter');
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await expect(inbox.getByText(`asks to build “${title}”`)).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(inbox).toBeHidden();
  await bell.click();
  await inbox.getByRole('link', { name: 'Jonas Oyelaran' }).click();
  await expect(page).toHaveURL(/tab=collaborations/);
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await page.goto('/notifications');
  await expect(page.getByRole('region', { name: 'Today' }).getByText(title)).toBeVisible();
  await expect(page.getByText('Two evenings a week.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const choice = page.getByRole('checkbox', { name: 'A comment in a workspace, in Brief Foundry' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const kept = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/notification-choices/'),
  );
  await choice.uncheck();
  await kept;
  await page.reload();
  await expect(choice).not.toBeChecked();
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible();
  }
});

test('WORK-11 reading all at once also reads the earlier ones that are shown', async ({ page, signIn }) => {
  const told = (n: number, isRead: boolean) => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    kind: 'request',
    happening: 'asked',
    path: '/my-projects?tab=collaborations',
    quote: null,
    actor: null,
    design: `Saltmarsh ${n}`,
    times: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 100 - n)).toISOString(),
    isRead,
  });
  const newest = Array.from({ length: 50 }, (_, n) => told(n + 1, true));
  await signIn({ returnTo: '/settings' });
  let unreadCount = 1;
  await page.route('**/api/me/notifications**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.endsWith('/read')) unreadCount = 0;
    const items = search.includes('before=') ? [told(51, unreadCount === 0)] : newest;
    return route.fulfill({
      json: pathname.endsWith('/read') ? { unreadCount } : { items, unreadCount, eventsUntil: 0 },
    });
  });
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'All notifications' }).click();
  await page.getByRole('button', { name: 'Earlier notifications' }).click();
  const earlier = page.getByRole('link', { name: 'Saltmarsh 51' });
  await expect(earlier).toContainText('unread');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(earlier).not.toContainText('unread');
});

test('WORK-11 who was told nothing yet reads what comes here, and has one way on', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/notifications' });
  await expect(page.getByText('Requests, answers and messages come to this page.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Which' })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Open the showcase' }).click();
  await expect(page).toHaveURL(/\/showcase$/);
});
