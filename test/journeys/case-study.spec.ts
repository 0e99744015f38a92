import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('DET-4 EDIT-2 EDIT-10 EDIT-13 VIEW-1 PROJ-6 a design becomes a page: filled from what happened, published, read by a stranger', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn({ name: 'Ines Prado' });
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const id = await publishDesign(page.request, baseURL!, { title });
  await page.goto(`/showcase/${id}`);
  await page.getByRole('link', { name: 'Create Case Study' }).click();
  await expect(page).toHaveURL(`/case-study/create/${id}`);
  const sheet = page.getByRole('article', { name: 'Case study page' });
  await expect(sheet.getByLabel('Title of the case study')).toHaveValue('Project Title');
  await expect(sheet.getByText('Enter the project challenge and context here...')).toBeVisible();
  await expect(sheet.getByText('Describe your solution approach...')).toBeVisible();
  await expectAccessible();

  // Whoever begins with the heading is still offered what happened when they come back.
  await sheet.getByLabel('Title of the case study').fill('Bread');
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await page.reload();
  await expect(sheet.getByLabel('Title of the case study')).toHaveValue('Bread');
  await page.getByRole('button', { name: 'Fill from your design' }).click();
  await expect(sheet.getByLabel('Title of the case study')).toHaveValue(title);
  await expect(sheet.getByLabel('Title of the case study')).toBeFocused();
  await expect(sheet.getByText('I spent a morning in a bakery first.')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'From: Reflection: approach' })).toHaveAttribute(
    'href',
    `/showcase/${id}`,
  );
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('complementary', { name: 'Templates' })).toHaveCount(0);
  await expect(sheet.getByText('From: Reflection')).toHaveCount(0);
  // The draft is typeset: the style of its brief has chosen a theme.
  await expect(sheet).not.toHaveAttribute('data-page-theme', 'plain');
  await expectAccessible();
  await page.getByRole('button', { name: 'Edit Mode' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Case Study' });
  await expect(dialog.getByText('Share your design process with the world')).toBeVisible();
  await expect(dialog.getByText(/It will be published with a shareable URL. You can still edit it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const done = page.getByRole('dialog', { name: 'Published successfully!' });
  const published = done.getByRole('link', { name: 'View Case Study' });
  await expect(published).toBeFocused();
  await expect(published).toHaveAccessibleDescription('Your case study is now live');
  await expect(done.getByText('Your case study is now live')).toBeVisible();
  const link = await done.getByLabel('Link to the case study').inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/case-study/view/cs-[0-9a-z]+$`));
  await expectAccessible();
  await done.getByRole('button', { name: 'Continue Editing' }).click();

  // Somebody else, with no session, in a browser of their own.
  const guest = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const answer = await guest.goto(link);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('I spent a morning in a bakery first.');
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByRole('article').getByText('Ines Prado')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Back to Showcase' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'See the design' })).toHaveAttribute('href', `/showcase/${id}`);
  await expect(guest.getByText('To write:')).toHaveCount(0);
  await expectAccessible(guest);
  // From the design's page a stranger finds it, and its designer the way on.
  await guest.goto(`/showcase/${id}`);
  await guest.getByRole('link', { name: 'Read the case study' }).click();
  await expect(guest).toHaveURL(link);
  await guest.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(guest);

  // The draft goes on; what readers see does not change by a byte.
  const before = await (await guest.request.get(`/api/published-case-studies/${link.split('/').at(-1)}`)).text();
  const sent = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/case-stud'),
  );
  await sheet.getByLabel('Title of the case study').fill(`${title}, second thoughts`);
  await sent;
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  const after = await (await guest.request.get(`/api/published-case-studies/${link.split('/').at(-1)}`)).text();
  expect(after).toBe(before);

  // Whoever leaves while something is on its way loses nothing.
  await sheet.getByLabel('Title of the case study').fill(`${title}, third thoughts`);
  await page.getByRole('link', { name: 'Brief Foundry, My Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible();
  await page.goBack();
  await expect(sheet.getByLabel('Title of the case study')).toHaveText(`${title}, third thoughts`);
  await expect(page.getByText(/^Saved · /)).toBeVisible();

  // A page of its own: it stays when the design goes private, and the author is told.
  await page.goto(`/showcase/${id}`);
  await expect(page.getByRole('link', { name: 'Edit case study' })).toHaveAttribute('href', `/case-study/create/${id}`);
  await expect(page.getByRole('link', { name: 'Read the case study' })).toBeVisible();
  await page.getByRole('button', { name: 'Your design' }).click();
  await page.getByRole('menuitem', { name: 'Make private' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make private' }).click();
  await expect(page.getByText('Its case study is still published, with its pictures.')).toBeVisible();
  await page.getByRole('button', { name: 'Open case study' }).click();
  await expect(page).toHaveURL(link);
  expect((await guest.goto(link))?.status()).toBe(200);

  await page.goto('/my-projects?tab=case-studies');
  const tab = page.getByRole('tabpanel');
  await expect(tab.getByText('Published', { exact: true })).toBeVisible();
  await expect(tab.getByText('Draft is newer')).toBeVisible();
  await expectAccessible();
  await tab.getByRole('button', { name: /^Unpublish/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(tab.getByText('Draft', { exact: true })).toBeVisible();
  expect((await guest.goto(link))?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'Case Study Not Found' })).toBeVisible();

  await tab.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete case study' }).click();
  await expect(tab.getByText('No case studies yet')).toBeVisible();
});

test('EDIT-15 blocks in which nothing is filled in are named before publishing, and readers do not see them', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: `Saltmarsh ${Date.now().toString(36)}` });
  await page.goto(`/case-study/create/${id}`);
  await page.getByRole('button', { name: 'Fill from your design' }).click();
  const sheet = page.getByRole('article', { name: 'Case study page' });
  await expect(sheet.getByText('I spent a morning in a bakery first.')).toBeVisible();
  for (const block of ['Timeline', 'Frame on a mat', 'Figures'])
    await page.getByRole('button', { name: `Add ${block}` }).click();
  const value = sheet.getByRole('group', { name: 'Figure 1' }).getByLabel('Value');
  await value.fill('three taps');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Case Study' });
  await expect(dialog.getByText('2 blocks are empty. Readers do not see them.')).toBeVisible();
  await expect(dialog.getByText(/an image without a picture/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'View Case Study' }).click();
  const article = page.getByRole('main').getByRole('article');
  const figures = article.getByRole('figure').filter({ hasText: 'three taps' });
  await expect(figures.getByRole('listitem')).toHaveCount(1);
  await expect(article.getByRole('img', { name: 'No picture yet' })).toHaveCount(0);
  await expect(article.getByRole('listitem').filter({ hasNotText: /\S/ })).toHaveCount(0);
});

test('VIEW-2 an address that is nobody’s shows the specified screen, with 404', async ({
  page,
  expected,
  expectAccessible,
}) => {
  expected.allow(404, /\/case-study\/view\//);
  const answer = await page.goto('/case-study/view/cs-nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Case Study Not Found' })).toBeVisible();
  await expect(
    page.getByText("The case study you're looking for doesn't exist or may have been removed."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Showcase' })).toHaveAttribute('href', '/showcase');
  await expectAccessible();
});
