import type { Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, holdScripts, test } from './fixtures.ts';

const title = (page: Page) => page.getByLabel('Title of the case study');
const saved = (page: Page) => expect(page.getByText(/^Saved · /)).toBeVisible();
const kept = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/submissions/${id}/case-study`)).json()).caseStudy?.document;

test('EDIT-9 what is typed offline is kept on this device through a crash of the tab, and sent later', async ({
  page,
  context,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signIn();
  const id = await publishDesign(page.request, baseURL!, {});
  await page.goto(`/case-study/create/${id}`);
  await expect(page.locator('html[data-hydrated]')).toBeVisible();
  await title(page).fill('Saltmarsh');
  await saved(page);
  await context.route('**/api/case-studies/**', (route) => route.abort());
  await title(page).fill('Saltmarsh, typed on a train');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  // On a tablet it stands beside all the others, none of which leaves the window.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  expect((await kept(page, id)).title).toBe('Saltmarsh');
  // The tab is gone without a word; the next one finds what was left.
  await page.waitForFunction(() => Object.values(localStorage).some((value) => value.includes('typed on a train')));
  await page.close({ runBeforeUnload: false });
  await context.unroute('**/api/case-studies/**');
  const next = await context.newPage();
  await next.goto(`/case-study/create/${id}`);
  await expect(title(next)).toHaveValue('Saltmarsh, typed on a train');
  await saved(next);
  await expect.poll(async () => (await kept(next, id)).title).toBe('Saltmarsh, typed on a train');
});

test('EDIT-9 a field cannot be typed in before the page answers, so nothing typed is lost', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, {});
  const release = await holdScripts(page);
  await page.goto(`/case-study/create/${id}`, { waitUntil: 'commit' });
  await expect(title(page)).not.toBeEditable();
  release();
  await expect(title(page)).toBeEditable();
  await title(page).fill('Saltmarsh');
  await expect.poll(async () => (await kept(page, id))?.title).toBe('Saltmarsh');
});

test.describe('far from the server', () => {
  const timeZone = 'Asia/Kathmandu';
  test.use({ timezoneId: timeZone });

  test('EDIT-9 the editor says by the clock of its reader when the page was saved', async ({
    page,
    baseURL,
    signIn,
  }) => {
    await signIn();
    const id = await publishDesign(page.request, baseURL!, {});
    await page.goto(`/case-study/create/${id}`);
    await expect(page.locator('html[data-hydrated]')).toBeVisible();
    await title(page).fill('Saltmarsh');
    await saved(page);
    const { caseStudy } = await (await page.request.get(`/api/submissions/${id}/case-study`)).json();
    const time = new Date(caseStudy.updatedAt).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
    await page.reload();
    await expect(page.getByText(`Saved · ${time}`)).toBeVisible();
  });
});

test('EDIT-9 two tabs: different things are merged, the same text is a choice, and the other copy is in the history', async ({
  page,
  context,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  expected.allow(409, /\/api\/case-studies\/.+\/changes/);
  expected.allowConsole(/ERR_FAILED/);
  await signIn();
  const id = await publishDesign(page.request, baseURL!, {});
  await page.goto(`/case-study/create/${id}`);
  await expect(page.locator('html[data-hydrated]')).toBeVisible();
  await title(page).fill('First words');
  await saved(page);
  const other = await context.newPage();
  await other.goto(`/case-study/create/${id}`);
  await expect(other.locator('html[data-hydrated]')).toBeVisible();

  // Different things: each tab gets the other's.
  await other.getByLabel('Description of the case study').fill('Written in the other tab');
  await saved(other);
  await expect(page.getByLabel('Description of the case study')).toHaveValue('Written in the other tab');
  const challenge = page.getByRole('region', { name: 'The Challenge' });
  await challenge.getByLabel('Section title').fill('The problem');
  await expect(other.getByRole('region', { name: 'The problem' })).toBeVisible();

  // The same text, while one of them cannot be heard.
  await other.route('**/api/case-studies/**', (route) => route.abort());
  await other.getByRole('button', { name: 'Add Full Width' }).click();
  await title(other).fill('Theirs');
  await other.getByLabel('Description of the case study').fill('Said on a train');
  await title(page).fill('Ours');
  await saved(page);
  await other.unroute('**/api/case-studies/**');
  const dialog = other.getByRole('dialog', { name: 'This page was changed in another window' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Both copies are safe.', { exact: false })).toBeVisible();
  // The other tab writes on meanwhile, so that the first choice meets its new words.
  await title(page).fill('Ours, once more');
  await saved(page);
  await dialog.getByRole('button', { name: 'Go on with this copy' }).click();
  await expect(dialog.getByRole('radio', { name: 'The other window’s Ours, once more' })).toBeVisible();
  await expectAccessible(other);
  // Both texts stand beside each other; one copy goes on, and single texts may come from the other.
  const copies = dialog.getByRole('group', { name: 'Which copy goes on' });
  await copies.getByRole('radio', { name: /The other window/ }).check();
  const titles = dialog.getByRole('group', { name: 'Title', exact: true });
  await expect(titles.getByRole('radio', { name: 'Yours Theirs' })).not.toBeChecked();
  await expect(titles.getByRole('radio', { name: 'The other window’s Ours, once more' })).toBeChecked();
  const descriptions = dialog.getByRole('group', { name: 'Description', exact: true });
  await descriptions.getByRole('radio', { name: 'Yours Said on a train' }).check();
  await dialog.getByRole('checkbox', { name: /new section/ }).check();
  await dialog.getByRole('button', { name: 'Go on with this copy' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(other)).toHaveValue('Ours, once more');
  await expect(other.getByLabel('Description of the case study')).toHaveValue('Said on a train');
  await expect(other.getByRole('region', { name: 'Untitled section' })).toBeVisible();
  await saved(other);
  expect((await kept(other, id)).sections).toHaveLength(3);

  // The copy that did not go on can be looked at, and restored.
  await other.getByRole('button', { name: 'Version history' }).click();
  const history = other.getByRole('complementary', { name: 'Version history' });
  await history.getByRole('button', { name: /copy that was not chosen/ }).click();
  await expect(other.getByRole('article').getByText('Theirs', { exact: true })).toBeVisible();
  await history.getByText(/^Restoring it changes/).click();
  await expect(history.getByRole('group', { name: 'Title', exact: true })).toHaveText(
    /Now\s*Ours, once more\s*Restored\s*Theirs/,
  );
  await expectAccessible(other);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(title(other)).toHaveValue('Theirs');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(title(other)).toHaveValue('Ours, once more');
});

test('EDIT-9 a text that is too long says so, stays on this device through a reload, and is saved once it is shorter', async ({
  page,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allow(422, /\/api\/case-studies\/.+\/changes/);
  await signIn();
  const id = await publishDesign(page.request, baseURL!, {});
  await page.goto(`/case-study/create/${id}`);
  await expect(page.locator('html[data-hydrated]')).toBeVisible();
  const text = page.getByRole('region', { name: 'The Challenge' }).getByRole('textbox', { name: 'Section content' });
  const written = page.locator('[contenteditable="true"]');
  await text.click();
  await expect(written).toBeFocused();
  await page.keyboard.insertText('x'.repeat(20_001));
  await expect(page.getByText(/^A text may have 20,000 characters at most/)).toBeVisible();
  await expect(page.getByText(/^Not saved, kept on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Not saved, kept on this device/)).toBeVisible();
  await text.focus();
  await expect(written).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Backspace');
  await saved(page);
  await expect(page.getByText(/^A text may have/)).toHaveCount(0);
  expect(JSON.stringify((await kept(page, id)).sections[0].content)).toContain('x'.repeat(20_000));
});

test('VIEW-3 a published page is saved as one file that opens without a network', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh, kept for you' });
  const headers = { origin: baseURL! };
  const { frames } = (await (await page.request.get(`/api/submissions/${id}/case-study`)).json()).design;
  const made = await (await page.request.post('/api/case-studies', { headers, data: { submissionId: id } })).json();
  const operations = [
    { kind: 'set-page', field: 'title', to: 'A file of its own' },
    { kind: 'set-section', id: 'section-solution', field: 'templateId', to: 'image-text' },
    { kind: 'set-section', id: 'section-solution', field: 'imageUrl', to: `/media/${frames[0].picture.mediaId}` },
  ];
  const batch = '0199aaaa-0000-7000-8000-0000000000aa';
  await page.request.post(`/api/case-studies/${made.id}/changes`, {
    headers,
    data: { batch, revision: 1, operations },
  });
  const published = await page.request.put(`/api/case-studies/${made.id}/published`, {
    headers,
    data: { revision: 2, visibility: 'unlisted' },
  });
  await page.goto(`/case-study/view/${(await published.json()).published.link}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('a-file-of-its-own.html');
  const offline = await browser.newContext({ offline: true });
  const file = await offline.newPage();
  const asked: string[] = [];
  file.on('request', (request) => request.url().startsWith('data:') || asked.push(request.url()));
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  await file.goto(`file://${path}`);
  await expect(file.getByRole('heading', { name: 'A file of its own' })).toBeVisible();
  const picture = file.getByRole('img', { name: 'The Solution' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
});
