import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { counter } from '#test/case-study.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

test('EDIT-3 EDIT-6 a long page is there at once, and a hand finds all of it', async ({ page, baseURL, signIn }) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, {});
  const headers = { origin: baseURL! };
  const made = await (await page.request.post('/api/case-studies', { headers, data: { submissionId: id } })).json();
  const newId = counter('long-');
  const sections = Array.from({ length: 12 }, (_, at) =>
    newSection('single-column', newId, {
      title: `Chapter ${at + 1}`,
      children: {
        ...noColumns(),
        content: Array.from({ length: 8 }, (_, n) =>
          newComponent('text-block', newId, { content: richText(`Text ${n + 1} of chapter ${at + 1}.`) }),
        ),
      },
    }),
  );
  const operations = [{ kind: 'replace', to: { ...made.document, sections } }];
  const batch = '0199aaaa-0000-7000-8000-0000000000ab';
  const data = { batch, revision: 1, operations };
  expect((await page.request.post(`/api/case-studies/${made.id}/changes`, { headers, data })).status()).toBe(200);

  const answer = await page.goto(`/case-study/create/${id}`);
  const [drawn] = (await answer!.text()).split('id="page-data"');
  expect(drawn).toContain('Text 8 of chapter 1.');
  expect(drawn).toContain('Text 1 of chapter 12.');
  // Carried by keyboard at once: all twelve are places.
  await expect(page.locator('html[data-hydrated]')).toBeVisible();
  await page.getByRole('button', { name: 'Move section Chapter 1', exact: true }).focus();
  const said = page.locator('[data-announcer]');
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(said).toContainText('Chapter 1 lifted, position 1 of 12', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Chapter 1 is back where it was.');

  // Opened again and left alone: it is all there.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Chapter 12', exact: true })).toBeAttached();
  await expect(page.locator('[data-undrawn]')).toHaveCount(0);
  const last = page.getByText('Text 8 of chapter 12.');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
