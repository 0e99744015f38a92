import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'css-tree';
import { unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { emptyDraft } from '../../domain/submission/empty-draft.ts';
import { picture } from '../picture.ts';
import { agreeOn } from './agreements.ts';
import { publishDesign, sampleBriefs } from './designs.ts';
import { expect, expectNoSidewaysScroll, holdBack, test, untilHydrated } from './fixtures.ts';

/** A sample file that is changed as soon as its frames were drawn, each time. */
const FILE = 'https://www.figma.com/design/SandboxSavedAgain00000/Sample';

/** A design with frames of a design file and an uploaded picture, by the calls that the wizard makes. Answers its id. */
async function handIn(request: APIRequestContext, baseURL: string, title: string): Promise<string> {
  const headers = { origin: baseURL };
  const preview = await request.post('/api/figma/preview', { headers, data: { url: FILE, maxFrames: 2 } });
  const { frames, fileInfo, totalFrames } = (await preview.json()).data;
  const buffer = await picture('png', { width: 900, height: 600 });
  const multipart = { file: { name: 'receipt.png', mimeType: 'image/png', buffer } };
  const brought = await (await request.post('/api/media', { headers, multipart })).json();
  const all = [...frames, { id: 'receipt', name: 'Receipt', pageId: null, pageName: null, mediaId: brought.mediaId }];
  for (const { mediaId } of all)
    await expect
      .poll(async () => (await (await request.get(`/api/media/${mediaId}`)).json()).state, { timeout: 30_000 })
      .toBe('ready');
  const [brief] = await sampleBriefs(request);
  const draftId = newId();
  const content = {
    ...emptyDraft(brief!),
    title,
    approach: 'I spent a morning in a bakery first.',
    figmaLink: FILE,
    fileInfo: { ...fileInfo, totalFrames },
    openToCollaboration: true,
    frames: all.map(({ id, name, pageId, pageName, mediaId }, n) => ({
      id,
      name,
      pageId,
      pageName,
      mediaId,
      selected: true,
      featured: n === 0,
    })),
  };
  await request.put(`/api/submission-drafts/${draftId}`, {
    headers,
    data: { briefId: brief!.id, step: 7, revision: 0, content },
  });
  const submitted = await request.post('/api/submissions', { headers, data: { draftId, revision: 1 } });
  expect(submitted.status()).toBe(201);
  return (await submitted.json()).id;
}

const selected = (page: Page) => page.getByRole('treeitem', { selected: true });
const pictureOf = (page: Page) => page.getByRole('region', { name: 'Frame' }).getByRole('img').first();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return readFile((await download.path())!);
}

test('WORK-7 WORK-13 the developer inspects frames of a file and a picture, takes the tokens along, and learns that the file changed', async ({
  page: other,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: other, name: 'Ines Marau' });
  await signIn({ page, name: 'Jonas Oyelaran', returnTo: '/' });
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const id = await handIn(other.request, baseURL!, title);
  await agreeOn(id, { designer: other.request, developer: page.request, baseURL: baseURL! });

  await page.goto(`/workspace/${id}`);
  await page.getByRole('link', { name: 'Inspect', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Inspect / })).toBeVisible();
  const tree = page.getByRole('tree', { name: 'Layers' });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await untilHydrated(page);

  // By keyboard alone: arrows measure, Enter selects.
  await selected(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect(panel(page).getByText(`To ${name}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(selected(page)).toHaveText(name);
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(panel(page).getByText('Size')).toBeVisible();
  await expect(panel(page).getByText('W 390')).toBeVisible();

  // By pointer: what lies under it.
  await expect(pictureOf(page)).toHaveJSProperty('complete', true);
  const shown = (await pictureOf(page).boundingBox())!;
  await page.mouse.click(shown.x + 120, shown.y + 200);
  await expect(selected(page)).not.toHaveText(/^Welcome/);
  await expectAccessible(page);

  // Tokens, and the files they are.
  await page.getByRole('button', { name: 'Tokens', exact: true }).click();
  await expect(page).toHaveURL(/panel=tokens/);
  await expect(panel(page).getByText('Measured between neighbours: this file has no auto layout.')).toBeVisible();
  const css = (await downloaded(page, 'Download')).toString();
  expect(css).toContain('--color-');
  expect(() =>
    parse(css, {
      onParseError: (error) => {
        throw error;
      },
    }),
  ).not.toThrow();
  await page.getByRole('button', { name: 'Tailwind' }).click();
  expect((await downloaded(page, 'Download')).toString()).toMatch(/^@theme \{/);
  await page.getByRole('button', { name: 'Design Tokens JSON' }).click();
  const tokens = JSON.parse((await downloaded(page, 'Download')).toString());
  expect(tokens.color.$type).toBe('color');
  await expectAccessible(page);

  // The pictures of all frames.
  const zip = unzipSync(new Uint8Array(await downloaded(page, 'Download the pictures of all frames')));
  expect(Object.keys(zip)).toHaveLength(3);

  // The file was changed behind our back: said with the frames, and nothing is exchanged.
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/^The file changed on /)).toBeVisible();
  // What was selected still is, with all that is known of it.
  await page.getByRole('button', { name: 'Selection' }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText((await selected(page).textContent())!);
  await expect(panel(page).getByText('This layer has no fill')).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('looks different now')).toBeVisible();
  await other.goto(`/workspace/${id}/inspect`);
  await expect(other.getByText(/^The file changed on /)).toBeVisible();

  // A picture has a ruler and a colour picker, by keyboard too.
  const choice = page.getByRole('combobox', { name: 'Frame' });
  await choice.focus();
  await choice.selectOption({ label: '3. Receipt' });
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect Receipt' })).toBeVisible();
  await expect(choice).toBeFocused();
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.getByRole('button', { name: 'Inspect', exact: true })).toBeDisabled();
  // Nothing is measured before somebody measures; a picture says what colours it has.
  const end = page.getByRole('slider', { name: 'Ruler, end' });
  await expect(end).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Colours of this picture' })).toBeVisible();
  await expect(
    panel(page)
      .getByRole('button', { name: /^Copy #[0-9a-f]{6}$/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Place the ruler' }).click();
  await expect(end).toHaveAttribute('aria-valuetext', 'X 600, Y 300');
  await end.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(end).toHaveAttribute('aria-valuetext', 'X 611, Y 300');
  await expect(panel(page).getByRole('button', { name: 'Copy 311px' })).toBeVisible();
  await expect(pictureOf(page)).toHaveJSProperty('complete', true);
  const box = (await pictureOf(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.up();
  await expect(panel(page).getByRole('button', { name: /^Copy (89|9[01])px$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Tokens', exact: true }).click();
  await page.getByRole('button', { name: 'Pick colour' }).click();
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveAttribute('aria-pressed', 'true');
  const hex = panel(page).getByRole('button', { name: /^Copy #[0-9a-f]{6}$/ });
  await expect(hex.first()).toBeVisible();
  const cross = page.getByRole('slider', { name: 'Colour picker' });
  await cross.focus();
  await page.keyboard.press('ArrowUp');
  await expect(cross).toHaveAttribute('aria-valuetext', 'X 450, Y 299');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Kept' })).toBeVisible();
  await expectAccessible(page);

  for (const [width, colorScheme] of [
    [320, 'dark'],
    [768, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  // A third person.
  const third = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: third, name: 'Rafa Quiroga', returnTo: '/' });
  expect((await third.goto(`/workspace/${id}/inspect`))?.status()).toBe(404);
  await expect(third.getByRole('heading', { name: 'Nothing to inspect here' })).toBeVisible();
  expect(await third.content()).not.toContain(title);
});

test('WORK-13 any signed-in person may inspect the sample project, which says that it is one', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/workspace/demo/inspect');
  await expect(page.getByRole('dialog', { name: 'Log in to Brief Foundry' })).toBeVisible();
  await expect(page.getByRole('tree')).toHaveCount(0);
  await signIn({ returnTo: '/workspace/demo' });
  await page.getByRole('button', { name: 'Next frame' }).click();
  await page.getByRole('link', { name: 'Inspect', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect Bake board' })).toBeVisible();
  await expect(page.getByText(/^Sample project: /)).toBeVisible();

  // The card, pointed at; the bar in it, measured to while the selection is held.
  await page.getByRole('treeitem', { name: 'Card, 06:40' }).click();
  await expect(panel(page).getByText('W 350')).toBeVisible();
  await expect(panel(page).getByText('radius-18')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Box model: 350 wide, 137 high, padding 16, 20, 22, 16/ })).toBeVisible();
  await page.getByLabel(/^Keep this selection/).check();
  await page.getByRole('treeitem', { name: 'Bar', exact: true }).first().click();
  await expect(selected(page)).toHaveText('Card, 06:40');
  await expect(panel(page).getByText('Below 22')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  const zip = unzipSync(new Uint8Array(await downloaded(page, 'Download the pictures of all frames')));
  expect(Object.keys(zip)[0]).toBe('01-bake-board.svg');
  await page.getByRole('link', { name: 'Back to workspace' }).click();
  await expect(page).toHaveURL('/workspace/demo');
});

test('WORK-13 a designer inspects an own design before anybody builds it', async ({ page, baseURL, signIn }) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Kept for inspection' });
  await page.goto(`/showcase/${id}`);
  await page.getByRole('button', { name: 'Your design' }).click();
  await page.getByRole('menuitem', { name: 'Inspect' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect Bake board' })).toBeVisible();
  await expect(page.getByText(/^This frame is a picture/)).toBeVisible();
  // A tool taken while the tokens are still on their way is what is shown.
  const release = await holdBack(page, '**/api/workspaces/**');
  const asked = page.waitForRequest('**/api/workspaces/**');
  await page.getByRole('button', { name: 'Tokens', exact: true }).click();
  await asked;
  await page.getByRole('button', { name: 'Pick colour' }).click();
  release();
  await expect(
    panel(page)
      .getByRole('button', { name: /^Copy #[0-9a-f]{6}$/ })
      .first(),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/panel=tokens/);
  await page.getByRole('button', { name: 'Tokens', exact: true }).click();
  await expect(panel(page).getByText(/^Tokens are read from the layers of a design file/)).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'CSS variables' })).toContainText('--color-');
  await page.getByRole('link', { name: 'Back to the design' }).click();
  await expect(page).toHaveURL(`/showcase/${id}`);
});
