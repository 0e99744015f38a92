import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test, untilHydrated } from './fixtures.ts';

test('DET-1 a visitor finds a design in the showcase, looks through its frames and reads how it answers the brief', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  await signIn({ name: 'Ines Prado' });
  await publishDesign(page.request, baseURL!, { title, privateNotes: 'Ask Sana about the tablet.' });

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/showcase');
  await guest.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Ines Prado' })).toBeVisible();
  await expect(guest.getByText('Ask Sana')).toHaveCount(0);
  await expect(guest.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const frames = guest.getByRole('region', { name: 'Frames' });
  await expect(frames.getByRole('status')).toContainText('1 of 2');
  await expect(frames.getByRole('img', { name: 'Bake board' })).toBeVisible();
  // Nothing lies on the work until the reader asks for the notes.
  await expect(frames.getByRole('button', { name: 'Note 1: The promise' })).toHaveCount(0);
  await frames.getByRole('button', { name: 'Show 1 annotation' }).click();
  await frames.getByRole('button', { name: 'Note 1: The promise' }).press('Enter');
  await expect(frames.getByRole('button', { name: 'Note 1: The promise' })).toHaveAttribute('aria-pressed', 'true');
  await frames.getByRole('button', { name: 'Next frame' }).click();
  await expect(frames.getByRole('status')).toContainText('2 of 2');
  await frames.getByRole('button', { name: 'Next frame' }).click();
  await expect(frames.getByRole('status')).toContainText('1 of 2');

  await guest.getByRole('button', { name: 'Basket', exact: true }).last().click();
  await expect(frames.getByRole('status')).toContainText('2 of 2');

  const fullscreen = frames.getByRole('button', { name: 'Fullscreen' });
  await fullscreen.press('Enter');
  const viewer = guest.getByRole('dialog');
  await expect(viewer.getByRole('heading', { name: 'Basket', level: 2 })).toBeVisible();
  await guest.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('heading', { name: 'Bake board', level: 2 })).toBeVisible();
  await expect(viewer.getByRole('heading', { name: '1 pin on Bake board' })).toBeVisible();
  await expect(viewer.getByRole('navigation', { name: 'Frames' }).getByText('Basket')).toBeVisible();
  await guest.keyboard.press('1');
  await expect(viewer.getByText('100 %').first()).toBeVisible();
  await guest.keyboard.press('+');
  await expect(viewer.locator('output')).toHaveText('150 %');
  const wide = guest.viewportSize()!;
  await guest.setViewportSize({ width: 400, height: 500 });
  await guest.keyboard.press('0');
  await expect(viewer.locator('output')).toHaveText(/^\d\d %$/);
  await guest.setViewportSize(wide);
  await expectAccessible(guest);
  await guest.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(fullscreen).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.emulateMedia({ colorScheme });
    await expectAccessible(guest);
  }
  await guest.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(guest);
});

test('SHOW-7 a shared link carries the design’s title, its first words and a picture of its cover', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const title = `Bakes & "boards" ${Date.now().toString(36)}`;
  await signIn({ name: 'Ines Prado' });
  const id = await publishDesign(page.request, baseURL!, { title, approach: 'I spent a morning in a bakery first.' });
  const guest = await (await browser.newContext({ baseURL })).newPage();
  const says = async (name: string) =>
    guest.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  await expect(async () => {
    await guest.goto(`/showcase/${id}`);
    expect(await says('og:image')).toContain('/media/');
  }).toPass();
  for (const network of ['og', 'twitter']) {
    expect(await says(`${network}:title`)).toBe(`${title} by Ines Prado · Brief Foundry`);
    expect(await says(`${network}:description`)).toBe('I spent a morning in a bakery first.');
  }
  expect(await says('twitter:image')).toBe(await says('og:image'));
  const picture = (await says('og:image'))!;
  const shown = await guest.request.get(picture);
  expect(shown.headers()['content-type']).toBe('image/jpeg');

  const owner = { headers: { origin: baseURL! }, data: { isPublic: false } };
  expect((await page.request.patch(`/api/submissions/${id}`, owner)).status()).toBe(200);
  expect((await guest.request.get(picture)).status()).toBe(404);
  await page.goto(`/showcase/${id}`);
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).not.toContain('/media/');
});

test('SUB-9 DET-5 the designer makes a design private, and deletes it', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
}) => {
  await signIn();
  const title = `Evening orders ${Date.now().toString(36)}`;
  const id = await publishDesign(page.request, baseURL!, { title, openToCollaboration: true });
  const guest = await (await browser.newContext({ baseURL })).newPage();
  expect((await guest.goto(`/showcase/${id}`))?.status()).toBe(200);

  await page.goto(`/showcase/${id}`);
  const actions = page.getByRole('button', { name: 'Your design' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Make private' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make private' }).click();
  await expect(
    page.getByText(
      'Private now: for you, your developer, and people with the link. It is no longer open to collaboration.',
    ),
  ).toBeVisible();
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Make public' })).toBeVisible();
  expect((await guest.goto(`/showcase/${id}`))?.status()).toBe(404);
  await expect(guest.getByRole('heading', { name: 'Submission not found' })).toBeVisible();
  await expect(guest.getByText('This submission is private or you do not have access to it')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Back to Showcase' })).toBeVisible();
  expect(await guest.content()).not.toContain(title);

  // What was written of it stays, and the page says so before anything is deleted.
  await page.goto(`/case-study/create/${id}`);
  await page.getByLabel('Title of the case study').fill('Evening orders, told');
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await page.goto(`/showcase/${id}`);

  // On a phone all that can be done with it stands in a menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await actions.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Edit case study',
    'Inspect',
    'Share by link',
    'Make public',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Its case study stays, and can no longer be changed.');
  await expect(page.getByRole('dialog')).toContainText('What others did for it goes too: likes, comments, critiques');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(actions).toBeFocused();
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete design' }).click();
  await expect(page).toHaveURL('/my-projects?tab=submissions');
  expected.allow(404, /\/showcase\//);
  await page.goto(`/showcase/${id}`);
  await expect(page.getByRole('heading', { name: 'Submission not found' })).toBeVisible();
});

test('PROJ-3 own designs stand in My Projects with their state, and lead to their pages', async ({
  page,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const stamp = Date.now().toString(36);
  const figmaLink = 'https://www.figma.com/design/zMcbm8ujSMldgS1VB70IMP';
  await publishDesign(page.request, baseURL!, {
    title: `Bake board ${stamp}`,
    figmaLink,
    tags: ['Retro', 'Organic', 'Light UI', 'Colorful', 'Bold'],
    openToCollaboration: true,
  });
  await page.goto('/my-projects');
  await page.getByRole('tab', { name: 'Submissions 1' }).click();
  const tab = page.getByRole('tabpanel');
  await expect(tab.getByRole('heading', { name: `Bake board ${stamp}` })).toBeVisible();
  await expect(tab.getByText('+2 more')).toBeVisible();
  await expect(tab.getByText('Public')).toBeVisible();
  await expect(tab.getByText('Open to Collab')).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Design file' })).toHaveAttribute('href', figmaLink);
  await expectAccessible();
  await tab.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bake board ${stamp}` })).toBeVisible();
});

test('FILE-4 SHOW-4 a design with frames of one’s own is no sample, says what is from a sample file, and leads nobody to it', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const title = `Lantern ${Date.now().toString(36)}`;
  const about = { name: 'Saltmarsh flows', lastModified: '', pages: 1, totalFrames: 9, version: '1', isSample: true };
  const id = await publishDesign(page.request, baseURL!, {
    title,
    figmaLink: 'https://www.figma.com/design/SandboxSections0000000/Saltmarsh-flows',
    fileInfo: { ...about, fileKey: 'SandboxSections0000000' },
    resources: 'Type from https://type.example/gravel, colours from the harbour.',
  });
  await page.goto(`/showcase?q=${encodeURIComponent(title)}`);
  await expect(page.locator('#designs-list').getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(page.getByText('Sample designs, made to show what this page can hold.')).toHaveCount(0);
  await page.goto(`/showcase/${id}`);
  await expect(page.getByText('Some of its frames come from a sample design file')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Figma' })).toHaveCount(0);
  // DET-1: what the designer names as a source can be followed.
  await expect(page.getByRole('link', { name: 'https://type.example/gravel' })).toBeVisible();
});

test('DET-1 a pin at the edge of a frame is seen whole, the page does not scroll sideways for it, and a low window shows the frame', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const pins = [{ id: 'p', x: 99, y: 2, text: 'The corner.' }];
  const id = await publishDesign(page.request, baseURL!, { annotations: { f0: { pins, general: [] } } });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/showcase/${id}`);
  await page.getByRole('button', { name: 'Show 1 annotation' }).click();
  const pin = page.getByRole('region', { name: 'Frames' }).getByRole('button', { name: 'Note 1: The corner.' });
  await expect(pin).toBeVisible();
  // Its number at the lower right end: what is cut off there is something else's.
  const { x, y, width, height } = (await pin.boundingBox())!;
  const isSeen = ([left, top]: number[]) => document.elementFromPoint(left!, top!)?.closest('[role="button"]') !== null;
  expect(await page.evaluate(isSeen, [x + width - 8, y + height - 8])).toBe(true);
  await expectNoSidewaysScroll(page);

  // In a low window, as a zoomed page is, the notes stand beside the frame and leave it its room.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  const frame = page.getByRole('dialog').getByRole('img', { name: 'Bake board' });
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(150);
});

test('SUB-9 a link that cannot be read is not replaced by a new one', async ({ page, baseURL, signIn, expected }) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Tide tables on a phone', isPublic: false });
  const made = await page.request.post(`/api/submissions/${id}/share-link`, { headers: { origin: baseURL! } });
  const { url } = await made.json();
  expected.allow(503, /share-link$/);
  await page.route('**/share-link', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto(`/showcase/${id}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Share by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this private design' });
  await expect(dialog.getByRole('alert')).toContainText('The unlisted link could not be loaded.');
  await expect(dialog.getByRole('button', { name: 'Create an unlisted link' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Unlisted link')).toHaveValue(url);
});

test('SUB-9 a private design is shown by its unlisted link to a guest, until its designer turns the link off', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  await signIn({ name: 'Nora Linde' });
  const title = `Saltmarsh, not for all ${Date.now().toString(36)}`;
  const id = await publishDesign(page.request, baseURL!, { title, isPublic: false });
  await page.goto(`/showcase/${id}`);
  await untilHydrated(page);
  // The page's own address is of no use to others.
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this private design' });
  await dialog.getByRole('button', { name: 'Create an unlisted link' }).click();
  await expect(dialog.getByLabel('Unlisted link')).toHaveValue(/\/shared\/[\w-]{22}$/);
  const hint = (await dialog.getByText('Whoever has this link sees the design').boundingBox())!;
  const again = (await dialog.getByRole('button', { name: 'Create a new link' }).boundingBox())!;
  expect(again.y - hint.y - hint.height).toBeGreaterThan(7);
  await expectAccessible();
  const link = await dialog.getByLabel('Unlisted link').inputValue();

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByText('Unlisted: only people with the link see this page')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Nora Linde' })).toBeVisible();
  await expect(guest.getByText('Only public designs can be commented on and critiqued.')).toBeVisible();
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const picture = guest.getByRole('main').locator('img[src*="/media/"]').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(guest);

  // Public now, it is not unlisted any more, and the old link leads to its own page.
  await page.request.patch(`/api/submissions/${id}`, { data: { isPublic: true }, headers: { origin: baseURL! } });
  await guest.reload();
  await expect(guest.getByRole('link', { name: 'its public page' })).toBeVisible();
  await expect(guest.getByText('Unlisted: only people with the link see this page')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Turn the link off' }).click();
  await expect(dialog.getByRole('button', { name: 'Create an unlisted link' })).toBeVisible();
  expected.allow(404, /^\/shared\//);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Submission not found' })).toBeVisible();
});
