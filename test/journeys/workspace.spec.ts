import type { APIRequestContext, Page } from '@playwright/test';
import { agreeOn } from './agreements.ts';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test, untilHydrated } from './fixtures.ts';

/** Designer and developer, with the agreement behind them, by the calls that the pages make. Answers the design's id. */
async function agree(designer: APIRequestContext, developer: APIRequestContext, baseURL: string, title: string) {
  const id = await publishDesign(designer, baseURL, { title, openToCollaboration: true });
  const agreementId = await agreeOn(id, { designer, developer, baseURL });
  return { id, agreementId };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

/** Where the unread notifications of a person lead. */
async function unreadOf(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get('/api/me/notifications')).json();
  return items.filter(({ isRead }: { isRead: boolean }) => !isRead).map(({ path }: { path: string }) => path);
}

test('WORK-1 WORK-3 WORK-8 designer and developer work in two browsers, and a third person sees nothing', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
  expected,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: '/' });
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const { id, agreementId } = await agree(page.request, other.request, baseURL!, title);

  await page.goto(`/workspace/${id}`);
  await other.goto('/my-projects?tab=collaborations');
  await other.getByRole('link', { name: 'Open workspace' }).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.getByText('Design by Ines Marau')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Back to Showcase' })).toHaveAttribute('href', '/showcase');

  // Each sees that the other one is there, and that they write; whoever listens to the page is told of it too.
  const said = (on: Page) => on.getByRole('tabpanel', { name: /Comments/ }).getByRole('status');
  await expect(said(page)).toHaveText('Jonas is here');
  await expect(said(other)).toHaveText('Ines is here');
  // They are taken to be writing for six seconds: whoever looks afterwards, one thing after the other, may come too late.
  await Promise.all([
    expect(other.getByText('Ines is writing …')).toBeVisible(),
    expect(said(other)).toHaveText('Ines is writing'),
    field(page).pressSequentially('Hold'),
  ]);
  await field(page).fill('');

  // Comments, both ways, without a reload.
  await expect(other.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field(other).fill('Keeping both. What happens when three bakes are in one order?');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(field(other)).toHaveValue('');
  await expect(page.getByRole('log').getByText('Keeping both.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Jonas Oyelaran')).toBeVisible();
  await field(page).fill('Hold everything until the last one.');
  await field(page).press('Enter');
  await expect(other.getByRole('log').getByText('Hold everything until the last one.')).toBeVisible();
  await expect(other.getByRole('log').getByText('You', { exact: true })).toHaveCount(1);

  // An address in a message can be followed; what is on the screen is read, and does not wait in the bell as well.
  await field(page).fill('As in https://saltmarsh.example/board, please.');
  await field(page).press('Enter');
  const link = other.getByRole('log').getByRole('link', { name: 'https://saltmarsh.example/board', exact: true });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect.poll(async () => (await unreadOf(other)).filter((path) => path === `/workspace/${id}`)).toEqual([]);
  await expect(other.getByRole('link', { name: 'Your agreement' })).toHaveAttribute(
    'href',
    `/collaboration/${agreementId}`,
  );
  await expect(other.getByRole('link', { name: 'My Projects' }).last()).toBeVisible();

  // The status moves once, after a question, for both.
  await other.getByRole('button', { name: 'Move to Building' }).click();
  const dialog = other.getByRole('dialog', { name: 'Change Build Status?' });
  await expect(dialog.getByText("This action can't be undone")).toBeVisible();
  await expect(
    dialog.getByText("Once you move to the next stage, you won't be able to return to a previous one."),
  ).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Move to Building' })).toBeVisible();
  await other.getByRole('button', { name: 'Move to Building' }).click();
  await dialog.getByRole('button', { name: 'Confirm Change' }).click();
  await expect(page.getByRole('button', { name: 'Move to Complete' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Move to Complete' })).toBeVisible();
  // The stream may be ahead of the answer that closes the question.
  await expect(dialog).toBeHidden();

  // Links and progress.
  const demo = other.getByRole('textbox', { name: 'Demo URL' });
  await demo.fill('javascript:alert(1)');
  await demo.press('Enter');
  await expect(other.getByText('Use a web address, such as https://example.org')).toBeVisible();
  await demo.fill('saltmarsh.example');
  await demo.press('Enter');
  await expect(other.getByRole('link', { name: 'Open demo' })).toHaveAttribute('href', 'https://saltmarsh.example/');
  await expect(demo).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open demo' })).toBeVisible();
  const repository = other.getByRole('textbox', { name: 'GitHub repository' });
  await repository.fill('gitlab.example/ines/saltmarsh');
  await repository.press('Enter');
  await expect(other.getByText('Use a repository at github.com, such as github.com/owner/name')).toBeVisible();
  // What is typed survives a reload, and what the other does meanwhile.
  await repository.fill('github.com/ines/saltmarsh');
  await other.reload();
  await expect(repository).toHaveValue('github.com/ines/saltmarsh');
  await repository.press('Enter');
  await expect(page.getByRole('link', { name: 'Open repository' })).toHaveAttribute(
    'href',
    'https://github.com/ines/saltmarsh',
  );
  await other.getByRole('button', { name: 'Share Progress' }).click();
  const share = other.getByRole('dialog', { name: 'Share Progress Update' });
  await expect(share.getByText('0/280 characters')).toBeVisible();
  await expect(share.getByRole('button', { name: 'Share Update' })).toBeDisabled();
  await share.getByLabel('Update').fill('The board is live on the preview.');
  await share.getByRole('button', { name: 'Share Update' }).click();
  await page.getByRole('tab', { name: /Activity/ }).click();
  await expect(page.getByText('The board is live on the preview.')).toBeVisible();
  await expect(page.getByText('moved the status to Building')).toBeVisible();
  await expectAccessible();

  await other.getByRole('button', { name: 'Show pushes and deployments here' }).click();
  await expect(other.getByText('/api/hooks/repository/')).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Show pushes and deployments here' })).toHaveCount(0);

  // The reference wraps at both ends.
  await expect(other.getByText('Cover / 2')).toBeVisible();
  await other.getByRole('button', { name: 'Previous frame' }).click();
  await expect(other.getByText('Frame 2 / 2')).toBeVisible();
  await other.getByRole('button', { name: 'Next frame' }).click();
  await expect(other.getByText('Cover / 2')).toBeVisible();
  await other.getByRole('button', { name: 'Show All Frames' }).click();
  await other.getByRole('button', { name: 'Basket' }).click();
  await expect(other.getByText('Frame 2 / 2')).toBeVisible();

  for (const width of [320, 768]) {
    await other.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(other);
  }
  await other.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(other);

  // A third person: the page, the calls and the stream.
  const third = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: third, name: 'Rafa Quiroga', returnTo: '/' });
  const answer = await third.goto(`/workspace/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(third.getByRole('heading', { name: 'Workspace not found' })).toBeVisible();
  expect(await third.content()).not.toContain(title);
  for (const path of [`/api/workspaces/${id}`, `/api/agreements/${agreementId}`])
    expect((await third.request.get(path)).status()).toBe(404);
  expect(await (await third.request.get('/api/events?after=0')).json()).toEqual({ items: [], head: 0 });

  // On the design's page it is taken, and once the build is complete it says whose that is.
  await third.goto(`/showcase/${id}`);
  const about = third.getByRole('region', { name: 'Designer' });
  await expect(about).toContainText('Somebody is building this design.');
  await expect(third.getByText('Open to collaboration', { exact: true })).toHaveCount(0);
  // Frames without a build stand in the way; only the designer completes it without them, and says why.
  await other.getByRole('button', { name: 'Move to Complete' }).click();
  await expect(dialog).toContainText(/not built/);
  await expect(dialog).toContainText('All frames are counted. Your agreement says: “All frames of');
  await expect(dialog.getByRole('button', { name: 'Confirm Change' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Move to Complete' }).click();
  await expect(page.getByRole('button', { name: 'Confirm Change' })).toBeDisabled();
  await page.getByLabel('Why the build is complete all the same').fill('We looked at it together on the preview.');
  await page.getByRole('button', { name: 'Confirm Change' }).click();
  await expect(other.getByText(/^The collaboration ends on/)).toHaveCount(0);
  await third.reload();
  await expect(about).toContainText('Built by Jonas Oyelaran');
  await expect(about).not.toContainText('Somebody is building');
  await expect(about.getByRole('link', { name: 'Open the build' })).toHaveAttribute(
    'href',
    'https://saltmarsh.example/',
  );

  await about.getByRole('link', { name: 'Jonas Oyelaran' }).click();
  await third.getByRole('link', { name: /^Builds/ }).click();
  await expect(third.getByRole('link', { name: `Open the build of ${title}` })).toHaveAttribute(
    'href',
    'https://saltmarsh.example/',
  );

  // Whoever goes to another page is not there any more.
  await page.getByRole('tab', { name: /Comments/ }).click();
  await expect(page.locator('[data-presence="here"]')).toBeVisible();
  await other.goto('/showcase');
  await expect(page.locator('[data-presence="away"]')).toHaveCount(1);
  await other.goto(`/workspace/${id}`);
  await expect(page.locator('[data-presence="here"]')).toBeVisible();

  // The end reaches the open page at once.
  expected.allow(404, /^\/api\/workspaces\//);
  await page.request.post(`/api/agreements/${agreementId}/end`, { headers: { origin: baseURL! }, data: {} });
  await expect(other.getByText('This workspace is closed')).toBeVisible();

  // What was said and done stays readable for both (WORK-14).
  await other.getByRole('link', { name: 'My Projects' }).first().click();
  await other
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Read what was said and built' })
    .click();
  const recorded = other.getByRole('region', { name: 'What you said and did' });
  await expect(recorded.getByText('Hold everything until the last one.')).toBeVisible();
  await expect(recorded.getByText('moved the status to Complete')).toBeVisible();
  await expect(recorded.getByText('We looked at it together on the preview.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Demo' })).toHaveAttribute('href', 'https://saltmarsh.example/');
  await expectAccessible(other);
  // So do the notifications from before the end, and the addresses of the workspace.
  await other.goto('/notifications');
  await other.getByRole('link', { name: /moved “.+” to Complete/ }).click();
  await expect(other).toHaveURL(`/collaboration/${agreementId}`);
  for (const path of ['', '/review', '/inspect']) {
    await other.goto(`/workspace/${id}${path}`);
    await expect(other).toHaveURL(`/collaboration/${agreementId}`);
  }
  await other.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(other);
});

test('WORK-8 a message that could not be sent is kept through a reload, and goes once', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: '/' });
  const { id } = await agree(page.request, other.request, baseURL!, 'Kept messages');
  await page.goto(`/workspace/${id}`);
  // In a field that nobody listens to yet, Enter begins a line.
  await untilHydrated(page);
  await page.route('**/api/workspaces/*/comments', (route) => route.abort());
  await field(page).fill('The bar could be 2 px taller.');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await field(page).fill('Half a thou');
  await page.reload();
  await expect(page.getByText('The bar could be 2 px taller.')).toBeVisible();
  await expect(field(page)).toHaveValue('Half a thou');
  // It goes by itself once the server can be reached.
  await page.unroute('**/api/workspaces/*/comments');
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await other.goto(`/workspace/${id}`);
  await expect(other.getByRole('log').getByText('The bar could be 2 px taller.')).toHaveCount(1);
});

test('WORK-8 what somebody could not send is theirs: who builds the design after them, on the same device, neither sees nor sends it', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: other, name: 'Ines Marau', returnTo: '/' });
  await signIn({ name: 'Jonas Oyelaran' });
  const { id, agreementId } = await agree(other.request, page.request, baseURL!, 'Handed on');
  await page.goto(`/workspace/${id}`);
  await untilHydrated(page);
  await page.route('**/api/workspaces/*/comments', (route) => route.abort());
  await field(page).fill('Between us: I am leaving.');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.goto('/about');
  await page.unroute('**/api/workspaces/*/comments');
  await page.request.post(`/api/agreements/${agreementId}/end`, { headers: { origin: baseURL! }, data: {} });

  await signIn({ name: 'Rafa Quiroga' });
  await agreeOn(id, { designer: other.request, developer: page.request, baseURL: baseURL! });
  await page.goto(`/workspace/${id}`);
  await untilHydrated(page);
  await field(page).fill('I go on with it.');
  await field(page).press('Enter');
  await other.goto(`/workspace/${id}`);
  await expect(other.getByRole('log').getByText('I go on with it.')).toBeVisible();
  for (const one of [page, other]) await expect(one.getByText('Between us')).toHaveCount(0);
});

test('WORK-4 the keyboard stays in the field of a link that Enter has kept', async ({ page, signIn }) => {
  await signIn({ returnTo: '/workspace/demo' });
  await untilHydrated(page);
  const demo = page.getByRole('textbox', { name: 'Demo URL' });
  await demo.fill('https://saltmarsh.example');
  await demo.press('Enter');
  await expect(page.getByRole('link', { name: 'Open demo' })).toHaveAttribute('href', 'https://saltmarsh.example/');
  await expect(demo).toBeFocused();
});

test('WORK-1 any signed-in person may try the sample project, which says that it is one and keeps nothing', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/workspace/demo');
  await expect(page.getByRole('dialog', { name: 'Log in to Brief Foundry' })).toBeVisible();
  await expect(page.getByText('This is a sample project.')).toHaveCount(0);
  await signIn({ returnTo: '/' });
  await page.getByRole('link', { name: 'Try a sample workspace' }).click();
  await expect(page).toHaveURL('/workspace/demo');
  await expect(page.getByText('This is a sample project.')).toBeVisible();
  await expect(page.getByText('Cover / 6')).toBeVisible();
  await page.getByRole('button', { name: 'Basket', exact: true }).click();
  // Nothing lies on the work until it is asked for.
  const notes = page.getByRole('list', { name: 'Annotations on Basket' });
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Note \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annotations' }).click();
  await page.getByRole('button', { name: /^Note 2:/ }).press('Enter');
  await expect(notes.locator('[data-on]')).toHaveText(/One time on the button/);
  await page.getByRole('button', { name: 'Annotations' }).click();
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Project Brief' }).getByText('Plot Twist')).toBeVisible();
  await page.getByRole('button', { name: 'Move to Complete' }).click();
  await page.getByRole('button', { name: 'Confirm Change' }).click();
  await expect(page.getByRole('button', { name: /^Move to/ })).toHaveCount(0);
  await field(page).fill('Looks right.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Looks right.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  await page.getByRole('button', { name: 'Collaboration panel' }).click();
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Move to Complete' })).toBeVisible();
});

test('WORK-11 who builds a design sees at once that it was deleted, and finds it under the bell', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: '/' });
  const title = `Taken back ${Date.now().toString(36)}`;
  const { id } = await agree(page.request, other.request, baseURL!, title);
  await other.goto(`/workspace/${id}`);
  await expect(other.getByRole('button', { name: 'Move to Building' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-hydrated');
  const deleted = await page.request.delete(`/api/submissions/${id}`, { headers: { origin: baseURL! } });
  expect(deleted.status()).toBe(204);
  await expect(other.getByText('The designer has deleted the design.')).toBeVisible();
  await expectAccessible(other);
  await other.goto('/notifications');
  await expect(other.getByText(`deleted “${title}”, and its workspace is closed`)).toBeVisible();
});
