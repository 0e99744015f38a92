import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from '@playwright/test';
import type { Picture } from '#contract/media.ts';
import { type BlockPicture, emptyItem } from '#domain/case-study/blocks.ts';
import { newComponent, newSection, noColumns, type Section } from '#domain/case-study/document.ts';
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
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Continue Editing' }).click();

  // A page that is made unlisted gets another link, so nothing promises the old one.
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Publishing again keeps the link and replaces version 1.')).toBeVisible();
  await dialog.getByLabel(/^Unlisted/).check();
  await expect(dialog.getByText('Its public link stops working.')).toBeVisible();
  await expect(dialog.getByText('keeps the link')).toHaveCount(0);
  await dialog.getByLabel('Readers need a password').check();
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  await dialog.getByLabel('Password', { exact: true }).fill('tide table');
  await expectAccessible();
  await publish.click();
  const link = await page.getByLabel('Link to the case study').inputValue();
  await expect(page.getByText('Whoever gets the link also needs the password.')).toBeVisible();

  const reader = await browser.newContext({ baseURL });
  const visit = await reader.newPage();
  // The page answers that it needs a password, and so does a wrong one.
  await visit.goto(link);
  await expect(visit.getByRole('heading', { name: 'This case study has a password' })).toBeVisible();
  const width = async () => (await visit.getByLabel('Password').boundingBox())!.width;
  const before = await width();
  await visit.getByLabel('Password').fill('tide tables');
  await visit.getByRole('button', { name: 'Read the case study' }).click();
  await expect(visit.getByText('This password is wrong. Ask the author for it.')).toBeVisible();
  expect(await width()).toBe(before);
  await visit.getByLabel('Password').fill('tide table');
  await visit.getByRole('button', { name: 'Read the case study' }).click();
  await expect(visit.getByRole('heading', { level: 1, name: 'Bread by oven time' })).toBeVisible();
  await visit.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(visit);
  await reader.close();

  await page.getByRole('link', { name: 'View Case Study' }).click();
  await page.getByRole('button', { name: 'Readers' }).click();
  const readers = page.getByRole('dialog', { name: 'Readers of the last 30 days' });
  await expect(readers).toBeVisible();
  await expectAccessible();
  await readers.getByRole('button', { name: 'Close' }).click();
  await expect(readers).toHaveCount(0);
  // Its author sees that it is unlisted. Whoever gets the file has no use for that.
  await expect(page.getByRole('article').getByText('Unlisted', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).not.toContain('>Unlisted<');
});

const TITLES = ['What the shop knew', 'Is it out yet?', 'One loaf at a time', 'Colour and type'];

/** A published page of four sections, each higher than a window. */
async function publishStudy(
  request: APIRequestContext,
  baseURL: string,
  { title, brief, opening }: { title: string; brief: number; opening?: (pictures: BlockPicture[]) => Section },
): Promise<string> {
  const headers = { origin: baseURL };
  const submissionId = await publishDesign(request, baseURL, {}, brief);
  const { id, revision } = await (await request.post('/api/case-studies', { headers, data: { submissionId } })).json();
  const newId = () => crypto.randomUUID();
  const content = Array.from({ length: 24 }, (_, n) => ({
    kind: 'paragraph' as const,
    runs: [{ text: `The oven is read before the shelf, and this is said for the time number ${n + 1}.` }],
  }));
  const sections: Section[] = TITLES.map((one) => ({ ...newSection('single-column', newId, { title: one }), content }));
  if (opening) {
    const { design } = await (await request.get(`/api/submissions/${submissionId}/case-study`)).json();
    const pictures = design.frames.map(({ picture }: { picture: Picture }) => `/media/${picture.mediaId}`);
    sections.unshift(opening(pictures.map((imageUrl: string) => ({ imageUrl, alt: 'A shelf' }))));
  }
  const operations = [
    { kind: 'set-page', field: 'title', to: title },
    ...sections.map((section, index) => ({ kind: 'add-section', section, index })),
  ];
  const data = { batch: newId(), revision, operations };
  const saved = await (await request.post(`/api/case-studies/${id}/changes`, { headers, data })).json();
  const published = { revision: saved.revision, visibility: 'public' };
  await request.put(`/api/case-studies/${id}/published`, { headers, data: published });
  return id;
}

test('VIEW-5 a long page has its contents beside it and leads to other work', async ({
  page,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await publishStudy(page.request, baseURL!, { title: 'Nightlines, told', brief: 0 });
  const id = await publishStudy(page.request, baseURL!, { title: 'Saltmarsh, kept for you', brief: 1 });
  await page.goto(`/case-study/view/${id}`);
  // Above the first section the whole list stands on the page.
  await expect(page.locator('summary', { hasText: 'Contents' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Contents', exact: true }).getByRole('link', { name: TITLES[1]! }).click();
  await expect(page.locator('summary', { hasText: TITLES[1]! })).toBeVisible();
  await page.locator('summary', { hasText: 'Contents' }).click();
  await expectAccessible();
  const contents = page.getByRole('navigation', { name: 'Contents of this page' });
  await contents.getByRole('link', { name: 'Colour and type' }).click();
  await expect(page.getByRole('heading', { name: 'Colour and type' })).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'More case studies' })
    .getByRole('link', { name: /Nightlines, told/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nightlines, told' })).toBeVisible();
});

test('VIEW-3 the downloaded file keeps its contents, its figures and its compared pictures to itself', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const newId = () => crypto.randomUUID();
  const opening = (pictures: BlockPicture[]) => ({
    ...newSection('single-column', newId, { title: 'What changed' }),
    children: {
      ...noColumns(),
      content: [
        newComponent('figures', newId, { items: [emptyItem({ term: '34 of 41', text: 'found the bread' })] }),
        newComponent('before-after', newId, { pictures: pictures.slice(0, 2) }),
      ],
    },
  });
  const id = await publishStudy(page.request, baseURL!, { title: 'Saltmarsh, saved', brief: 0, opening });
  await page.goto(`/case-study/view/${id}`);
  const typeOf = (value: Locator) =>
    value.evaluate((at) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(at);
      return { fontFamily, fontSize, fontWeight };
    });
  const onPage = await typeOf(page.getByText('34 of 41'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  const file = await (await browser.newContext({ offline: true, viewport: page.viewportSize() })).newPage();
  await file.goto(`file://${path}`);
  expect(await typeOf(file.getByText('34 of 41'))).toEqual(onPage);
  // Nothing can move the handle there.
  const handle = (at: Element) => getComputedStyle(at, '::after').display;
  expect(await file.locator('.cs-ba-f').evaluate(handle)).toBe('none');
  await file.getByRole('link', { name: 'Colour and type' }).click();
  await expect(file.getByRole('heading', { name: 'Colour and type' })).toBeInViewport();
});
