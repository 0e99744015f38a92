import type { APIRequestContext, Page } from '@playwright/test';
import { pngOf, renderScreen, svgOf } from '../screens.ts';
import { agreeOn } from './agreements.ts';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const screen = renderScreen(1);
const design = pngOf(svgOf(screen));
/** The heading 8 px lower, and no button at the end. */
const built = pngOf(
  svgOf({
    ...screen,
    parts: screen.parts.slice(0, -1).map((part, n) => (n === 0 ? { ...part, y: part.y + 8 } : part)),
  }),
);
const asFile = (buffer: Buffer) => ({ name: 'build.png', mimeType: 'image/png', buffer });

/** A design of two drawn frames, and the two at work on it. Answers the design's id. */
async function atWork(designer: APIRequestContext, developer: APIRequestContext, baseURL: string, title: string) {
  const frames = [];
  for (const [n, name] of ['Bake board', 'Basket'].entries()) {
    const multipart = { file: asFile(n === 0 ? design : pngOf(svgOf(renderScreen(2)))) };
    const brought = await designer.post('/api/media', { headers: { origin: baseURL }, multipart });
    const { mediaId } = await brought.json();
    frames.push({ id: `f${n}`, name, pageId: null, pageName: null, mediaId, selected: true, featured: n === 0 });
  }
  const id = await publishDesign(designer, baseURL, { title, openToCollaboration: true, frames });
  await agreeOn(id, { designer, developer, baseURL });
  return id;
}

const frame = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Frames' }).getByRole('button', { name: new RegExp(`^${name}`) });
async function bring(page: Page, name: string, buffer: Buffer) {
  // A file that is chosen before the page listens would be chosen for nobody.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel(`Screenshot of ${name}`, { exact: true }).first().setInputFiles(asFile(buffer));
}

test('WORK-10 the developer brings builds, the designer compares, asks for changes and approves, and a third person sees nothing', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: developer, name: 'Jonas Oyelaran', returnTo: '/' });
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const id = await atWork(page.request, developer.request, baseURL!, title);

  await page.goto(`/workspace/${id}`);
  await page.getByRole('link', { name: 'Open review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build review' })).toBeVisible();
  await expect(page.getByText('Jonas Oyelaran has not uploaded a screenshot of this frame yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a screenshot' })).toHaveCount(0);
  await expectAccessible();

  // A screenshot of the first frame arrives in the open page, is compared, and what differs is listed.
  await developer.goto(`/workspace/${id}/review`);
  await expect(developer.getByText('The build is in Planning.')).toBeVisible();
  await expect(developer.getByRole('button', { name: 'Add a screenshot' })).toHaveCount(0);
  await developer.getByRole('link', { name: 'Move it to Building' }).click();
  await developer.getByRole('button', { name: 'Move to Building' }).click();
  await developer.getByRole('button', { name: 'Confirm Change' }).click();
  await expect(developer.getByRole('button', { name: 'Move to Complete' })).toBeVisible();
  await developer.getByRole('link', { name: 'Open review' }).click();
  await expect(developer.getByRole('button', { name: 'Add a screenshot' })).toBeVisible();
  await bring(developer, 'Bake board', built);
  await expect(page.getByText('Sits 8 px lower')).toBeVisible();
  await expect(page.getByText('Missing in the build')).toBeVisible();
  await expect(developer.getByText('Sits 8 px lower')).toBeVisible();
  await expect(developer.getByRole('button', { name: 'Approve frame' })).toHaveCount(0);
  await expect(developer.getByRole('button', { name: 'Fine as built' })).toHaveCount(0);
  const overview = await page.context().newPage();
  await overview.goto(`/workspace/${id}`);
  const summary = overview.getByRole('region', { name: 'Build review' });
  await expect(summary).toContainText(/1 of 2 frames built\. Bake board: \d+ of 100, 0 of 2 findings decided\./);
  const image = (name: RegExp) => page.getByRole('img', { name });
  await expect(image(/Design at the left/)).toBeVisible();
  await expectAccessible();

  // The slider by keyboard, then the other two ways; the address keeps what is chosen.
  const slider = page.getByRole('slider', { name: /How much of the build/ });
  await slider.focus();
  await slider.press('ArrowUp');
  await expect(slider).toHaveValue('51');
  await page.getByRole('button', { name: 'Onion skin' }).click();
  await expect(image(/The build over the design/)).toBeVisible();
  await page.getByRole('slider', { name: 'How solid the build is, in percent' }).fill('20');
  await page.getByRole('button', { name: 'Difference' }).click();
  await expect(image(/Where design and build differ/)).toBeVisible();
  await expect(page).toHaveURL(/mode=heat/);
  await expect(page.locator('image[href*="heat.png"]')).toBeVisible();
  await expectAccessible();

  // What is not to be compared is left out, and taken in again.
  await page.getByRole('button', { name: /^Ignore: do not compare where finding \d is, Missing/ }).click();
  await expect(page.getByText('Missing in the build')).toHaveCount(0);
  await expect(page.getByText('Sits 8 px lower')).toBeVisible();
  await expect(developer.getByText('One area is ignored.')).toBeVisible();
  // Its answer comes after the page has heard that it is compared, and does not take that back.
  const compared = Promise.withResolvers<void>();
  await page.route(
    '**/api/build-reviews/*/ignored',
    async (route) => {
      const response = await route.fetch();
      await compared.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const answered = page.waitForResponse('**/api/build-reviews/*/ignored');
  await page.getByRole('button', { name: 'Compare everything' }).click();
  await expect(page.getByText('Missing in the build')).toBeVisible();
  compared.resolve();
  await answered;
  await expect(page.getByRole('button', { name: 'Ignore an area' })).toBeEnabled();
  await expect(page.getByText('Missing in the build')).toBeVisible();

  // An area of one's own, drawn on the picture or by numbers.
  await page.getByRole('button', { name: 'Ignore an area' }).click();
  const box = (await image(/Where design and build differ/).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Width, %')).toHaveValue('50');
  for (const [label, percent] of [
    ['From left, %', '0'],
    ['From top, %', '0'],
    ['Width, %', '100'],
    ['Height, %', '100'],
  ] as const)
    await page.getByLabel(label).fill(percent);
  await expectAccessible();
  await page.getByRole('button', { name: 'Ignore this area' }).click();
  await expect(page.getByText('No differences found')).toBeVisible();
  await page.getByRole('button', { name: 'Compare everything' }).click();
  await expect(page.getByText('Missing in the build')).toBeVisible();

  // By keyboard alone: a finding is shown, judged and returned; approving stays closed.
  await page.getByRole('button', { name: 'Slider' }).click();
  const show = page.getByRole('button', { name: 'Show finding 1 on the picture' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('svg text', { hasText: /^1$/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Approve frame' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Fine as built: finding 1/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo for finding 1/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: show })).toBeFocused();
  // On a phone the form stands above the decision, which stays at the lower edge.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Ask for a change: finding 2/ }).click();
  await expect(page.getByRole('textbox', { name: /What should be different/ })).toBeFocused();
  const above = () =>
    page.evaluate(() => {
      const top = (words: string) =>
        [...document.querySelectorAll('button')]
          .find(({ textContent }) => textContent === words)!
          .getBoundingClientRect().top;
      return top('Ask for changes') - top('Ask for this change');
    });
  await expect.poll(above).toBeGreaterThan(60);
  // What could not be sent stays in its field, and what is said about it leaves the keys free.
  const note = page.getByRole('textbox', { name: /What should be different/ });
  await note.fill('The button is the way out.');
  await page.route('**/api/build-reviews/*/verdicts', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Ask for this change', exact: true }).click();
  await expect(page.locator('[data-toasts]')).toContainText('Network error. Nothing was lost; try again.');
  await expect(note).toHaveValue('The button is the way out.');
  await page.getByRole('button', { name: 'Ask for changes' }).click({ trial: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Ask for this change', exact: true }).click();
  await expect(page.getByText('You asked for a change on this frame')).toBeVisible();
  await expect(page.locator('svg [data-verdict="fine"] text')).toHaveText('1');
  await expect(page.locator('svg [data-verdict="returned"] text')).toHaveText('2');
  await expect(developer.getByText('“The button is the way out.”')).toBeVisible();

  // Asking for changes needs a word, which a reload does not cost.
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('Say what should change')).toBeVisible();
  await page.getByLabel('What should change').fill('Bring the button back');
  await page.reload();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByLabel('What should change')).toHaveValue('Bring the button back');
  // Once it is decided, no area can be ignored any more.
  await page.getByRole('button', { name: 'Ignore an area' }).click();
  await expect(page.getByRole('button', { name: 'Ignore this area' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByRole('button', { name: 'Ignore this area' })).toBeHidden();
  await expect(developer.getByRole('blockquote').getByText('Bring the button back')).toBeVisible();
  const frames = developer.getByRole('navigation', { name: 'Frames' }).getByRole('list');
  await expect(frames.getByText('Needs changes')).toBeVisible();
  expect(await frames.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await expectAccessible(developer);

  // The next build is the design itself; the first one stays to be looked at.
  await bring(developer, 'Bake board', design);
  await expect(page.getByText('No differences found')).toBeVisible();
  await page.getByRole('button', { name: /^Build 1/ }).click();
  await expect(page.getByText('Sits 8 px lower')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve frame' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Build 2/ }).click();
  await page.getByRole('button', { name: 'Approve frame' }).click();
  await expect(frame(developer, 'Bake board').getByText('Approved')).toBeVisible();
  await expect(page.getByText('1 of 2 frames decided')).toBeVisible();
  await expect(summary).toContainText('Bake board: 100 of 100, approved.');
  await overview.close();

  // Both find it in the activity, and the developer in the bell.
  await page.goto(`/workspace/${id}`);
  await page.getByRole('tab', { name: /Activity/ }).click();
  await expect(page.getByText('approved Bake board, build 2')).toBeVisible();
  await expect(page.getByText('uploaded build 1 of Bake board for review')).toBeVisible();
  await developer.goto('/notifications');
  await developer.getByRole('link', { name: /asks for changes to your build/ }).click();
  await expect(developer).toHaveURL(`/workspace/${id}/review?frame=f0`);

  for (const width of [320, 390, 768]) {
    await developer.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(developer);
  }
  await developer.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(developer);

  // A third person: the page, the calls and the pictures.
  const read = async () => (await page.request.get(`/api/workspaces/${id}/reviews`)).json();
  await expect.poll(async () => (await read()).frames[0].current.build.sources.length).toBeGreaterThan(0);
  const list = await read();
  const { id: reviewId, build } = list.frames[0].current;
  const third = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: third, name: 'Rafa Quiroga', returnTo: '/' });
  expect((await third.goto(`/workspace/${id}/review`))?.status()).toBe(404);
  await expect(third.getByRole('heading', { name: 'Workspace not found' })).toBeVisible();
  expect(await third.content()).not.toContain(title);
  const earlier = list.frames[0].earlier[0].id;
  for (const path of [
    `/api/workspaces/${id}/reviews`,
    `/api/build-reviews/${reviewId}`,
    `/api/build-reviews/${earlier}/heat.png`,
    `/api/media/${build.mediaId}`,
    build.sources[0].url,
  ])
    expect((await third.request.get(path)).status(), path).toBe(404);
});

test('WORK-10 the frame that the designer works at stays when another one gets its build, and once it is decided', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: developer, name: 'Jonas Oyelaran', returnTo: '/' });
  const id = await atWork(page.request, developer.request, baseURL!, `Saltmarsh ${Date.now().toString(36)}`);
  const moved = await developer.request.put(`/api/workspaces/${id}/status`, {
    data: { from: 'planning', to: 'building' },
    headers: { origin: baseURL! },
  });
  expect(moved.status()).toBe(200);
  await developer.goto(`/workspace/${id}/review?frame=f1`);
  await bring(developer, 'Basket', built);
  await expect(developer.getByRole('button', { name: 'Show finding 1 on the picture' })).toBeVisible();

  await page.goto(`/workspace/${id}/review`);
  await page.getByRole('button', { name: /^Ask for a change: finding 1/ }).click();
  const note = page.getByRole('textbox', { name: /What should be different/ });
  await note.fill('The heading belongs');
  await frame(developer, 'Bake board').click();
  await bring(developer, 'Bake board', built);
  await expect(frame(page, 'Bake board').getByText('To review')).toBeVisible();
  await expect(note).toBeFocused();
  await note.pressSequentially(' at the top.');
  await page.getByRole('button', { name: 'Ask for this change', exact: true }).click();
  await expect(page.getByText('“The heading belongs at the top.”')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByLabel('What should change').fill('The heading');
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByRole('blockquote').getByText('The heading')).toBeVisible();
  await expect(frame(page, 'Basket')).toHaveAttribute('aria-current', 'true');
});

test('WORK-10 what is typed on findings goes with a request for changes, also after a reload', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: developer, name: 'Jonas Oyelaran', returnTo: '/' });
  const id = await atWork(page.request, developer.request, baseURL!, `Saltmarsh ${Date.now().toString(36)}`);
  await developer.request.put(`/api/workspaces/${id}/status`, {
    data: { from: 'planning', to: 'building' },
    headers: { origin: baseURL! },
  });
  await developer.goto(`/workspace/${id}/review`);
  await bring(developer, 'Bake board', built);

  await page.goto(`/workspace/${id}/review`);
  const notes = page.getByRole('textbox', { name: /What should be different/ });
  await page.getByRole('button', { name: /^Ask for a change: finding 1/ }).click();
  await notes.fill('The heading belongs at the top.');
  await page.getByRole('button', { name: /^Ask for a change: finding 2/ }).click();
  await notes.last().fill('The button is the way out.');
  await expect(notes.first()).toHaveValue('The heading belongs at the top.');
  await page.reload();
  await expect(notes).toHaveCount(2);
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('Your notes on findings 1 and 2 are sent too.')).toBeVisible();
  await page.getByLabel('What should change').fill('Two things');
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  for (const one of [page, developer]) {
    await expect(one.getByRole('blockquote').getByText('Two things')).toBeVisible();
    await expect(one.getByText('“The heading belongs at the top.”')).toBeVisible();
    await expect(one.getByText('“The button is the way out.”')).toBeVisible();
  }
  await expect(page.getByText('A note of yours was not sent')).toHaveCount(0);

  // After the end the findings and the notes stay readable (WORK-14); the review's address leads there.
  expected.allow(404, /^\/api\/workspaces\//);
  const { id: agreementId } = await (await page.request.get(`/api/workspaces/${id}`)).json();
  await page.request.post(`/api/agreements/${agreementId}/end`, { headers: { origin: baseURL! }, data: {} });
  await developer.goto('/notifications');
  await developer.getByRole('link', { name: /asks for changes to your build/ }).click();
  await expect(developer).toHaveURL(`/collaboration/${agreementId}`);
  await developer.getByText('2 findings').click();
  const recorded = developer.getByRole('listitem').filter({ hasText: 'Sits 8 px lower' }).last();
  await expect(recorded).toContainText('Needs changes');
  await expect(developer.getByText('“The heading belongs at the top.”')).toBeVisible();
  await expect(developer.getByText('“The button is the way out.”')).toBeVisible();
  await expectAccessible(developer);
  await developer.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(developer);
});

test('WORK-10 words on a build that is replaced in the meantime are not lost', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ page: developer, name: 'Jonas Oyelaran', returnTo: '/' });
  const id = await atWork(page.request, developer.request, baseURL!, `Saltmarsh ${Date.now().toString(36)}`);
  await developer.request.put(`/api/workspaces/${id}/status`, {
    data: { from: 'planning', to: 'building' },
    headers: { origin: baseURL! },
  });
  await developer.goto(`/workspace/${id}/review`);
  await bring(developer, 'Bake board', built);
  await page.goto(`/workspace/${id}/review`);
  await page.getByRole('button', { name: /^Ask for a change: finding 1/ }).click();
  const note = page.getByRole('textbox', { name: /What should be different/ });
  await note.fill('The heading belongs at the top.');
  await bring(developer, 'Bake board', built);
  await expect(page.getByRole('button', { name: /^Build 2/ })).toBeVisible();
  await expect(note).toHaveValue('The heading belongs at the top.');
  await bring(developer, 'Bake board', design);
  await expect(page.getByText('No differences found')).toBeVisible();
  await expect(page.getByText('“The heading belongs at the top.”')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('A note of yours was not sent')).toHaveCount(0);
});

test('WORK-10 anybody who is signed in may try the sample review, which keeps nothing', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/workspace/demo' });
  await page.getByRole('link', { name: 'Open review' }).click();
  await expect(page.getByText('This is a sample review.')).toBeVisible();
  await expect(page.getByText('Sits 5 px higher')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all 3 undecided as fine' }).click();
  await page.getByRole('button', { name: 'Approve frame' }).click();
  await expect(page.getByText('3 of 6 frames decided')).toBeVisible();
  await frame(page, 'Basket').click();
  await expect(page.getByRole('blockquote').getByText('The yellow box is the whole point.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  await page.reload();
  await expect(page.getByText('2 of 6 frames decided')).toBeVisible();
});

test('on a tablet the keyboard comes to no finding that lies under the decision', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn({ returnTo: '/workspace/demo/review' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByText('How fidelity is measured').focus();
  for (const name of [/^Fine as built: finding 1/, /^Fine as built: finding 2/, /^Fine as built: finding 3/]) {
    const button = page.getByRole('button', { name });
    for (let stops = 0; stops < 4 && !(await button.evaluate((one) => one === document.activeElement)); stops += 1)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const isSeen = await button.evaluate((one) => {
      const { left, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 8, bottom - 8));
    });
    expect(isSeen, `${name} in sight`).toBe(true);
  }
});
