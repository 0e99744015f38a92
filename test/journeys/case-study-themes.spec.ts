import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('EDIT-14 EDIT-15 a page gets a theme and a block, readers see both, and undo takes them back', async ({
  page,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  await page.goto(`/case-study/create/${id}`);
  const sheet = page.getByRole('article', { name: 'Case study page' });
  await expect(sheet).toHaveAttribute('data-page-theme', 'plain');

  await page.getByRole('button', { name: 'Choose a theme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a theme' });
  await expectAccessible();
  await dialog.getByRole('radio', { name: /^Broadsheet/ }).check();
  await dialog.getByRole('button', { name: 'Use Broadsheet' }).click();
  await expect(sheet).toHaveAttribute('data-page-theme', 'broadsheet');
  await expect(sheet.getByLabel('Title of the case study')).toHaveCSS('font-family', /Newsreader Display/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toHaveAttribute('data-page-theme', 'plain');
  await page.getByRole('button', { name: 'Redo' }).click();

  // A block by keyboard: the template, its fields, and what readers see of it.
  await page.getByRole('button', { name: 'Add Figures' }).press('Enter');
  const block = sheet.locator('[data-section]').last();
  await block.getByLabel('Value').first().fill('34 of 41');
  await block.getByLabel('What it measures').first().fill('questions were about time');
  await block.getByLabel('Value').nth(1).fill('52 s');
  await block.getByLabel(/^Source/).fill('Counted at the counter on 21 October.');
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(sheet.getByText('34 of 41')).toBeVisible();

  await page.reload();
  await expect(sheet.getByLabel('Value').first()).toHaveValue('34 of 41');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await page.getByRole('link', { name: 'View Case Study' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project Title' })).toBeVisible();
  const shown = page.getByRole('article');
  await expect(shown).toHaveAttribute('data-page-theme', 'broadsheet');
  await expect(shown.getByText('questions were about time')).toBeVisible();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('EDIT-15 a block shows an uploaded film, or leads to a prototype in a new tab', async ({
  page,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  await page.goto(`/case-study/create/${id}`);
  const sheet = page.getByRole('article', { name: 'Case study page' });
  await page.getByRole('button', { name: 'Add Video or prototype' }).press('Enter');
  const block = sheet.locator('[data-section]').last();
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(2000, 7)]);
  await block
    .getByLabel(/^Video: MP4 or WebM/)
    .setInputFiles({ name: 'order.mp4', mimeType: 'video/mp4', buffer: film });
  await expect(block.getByRole('button', { name: 'Remove the video' })).toBeVisible();
  await block.getByLabel('Caption').fill('Two loaves, kept in one visit');
  await expect(block.getByLabel('Two loaves, kept in one visit')).toHaveAttribute('preload', 'none');
  await expectAccessible();
  await block.getByRole('button', { name: 'Remove the video' }).click();
  await block.getByLabel(/address of a prototype/).fill('https://elsewhere.example/proto');
  await expect(block.getByRole('status')).toContainText('Use an https address');
  await block.getByLabel(/address of a prototype/).fill('https://www.figma.com/proto/saltmarsh');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(sheet.getByRole('link', { name: /Open on figma\.com/ })).toHaveAttribute('target', '_blank');
  await expectAccessible();
});
