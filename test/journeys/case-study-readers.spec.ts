import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('VIEW-6 an unlisted page gets a password, a reader gives it, and the author sees that it was read', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  await page.goto(`/case-study/create/${id}`);
  await page.getByLabel('Title of the case study').fill('Bread by oven time');
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Case Study' });
  await expect(dialog.getByText('The picture that a shared link shows')).toBeVisible();
  await dialog.getByLabel(/^Unlisted/).check();
  await dialog.getByLabel('Readers need a password').check();
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await dialog.getByLabel('Password', { exact: true }).fill('tide table');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const link = await page.getByLabel('Link to the case study').inputValue();

  const reader = await browser.newContext({ baseURL });
  const visit = await reader.newPage();
  await visit.goto(link);
  await expect(visit.getByRole('heading', { name: 'This case study has a password' })).toBeVisible();
  await visit.getByLabel('Password').fill('tide tables');
  await visit.getByRole('button', { name: 'Read the case study' }).click();
  await expect(visit.getByText('This is not the password. Ask its author for it.')).toBeVisible();
  await visit.getByLabel('Password').fill('tide table');
  await visit.getByRole('button', { name: 'Read the case study' }).click();
  await expect(visit.getByRole('heading', { level: 1, name: 'Bread by oven time' })).toBeVisible();
  await visit.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(visit);
  await reader.close();

  await page.getByRole('link', { name: 'View Case Study' }).click();
  await page.getByRole('button', { name: 'Readers' }).click();
  await expect(page.getByRole('dialog', { name: 'Readers of the last 30 days' })).toBeVisible();
  await expectAccessible();
});

test('VIEW-5 a long page has its contents beside it and leads to other work', async ({ page, expectAccessible }) => {
  await page.goto('/u/ines-marau');
  await page
    .getByRole('link', { name: /Saltmarsh, kept for you/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh, kept for you' })).toBeVisible();
  await page.getByRole('heading', { name: 'Two loaves, one visit' }).scrollIntoViewIfNeeded();
  await page.locator('summary', { hasText: 'Contents' }).click();
  await expectAccessible();
  await page
    .getByRole('navigation', { name: 'Contents of this page' })
    .getByRole('link', { name: 'Colour and type' })
    .click();
  await expect(page.getByRole('heading', { name: 'Colour and type' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'More case studies' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh, kept for you' })).toBeHidden();
});
