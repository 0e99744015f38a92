import { publishDesign } from './designs.ts';
import { expect, holdScripts, test, untilHydrated } from './fixtures.ts';

test('DET-2 who watches a design is told of new comments, and sees them when they want to', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh, watched' });
  const watcher = await (await browser.newContext({ baseURL })).newPage();
  await watcher.clock.install();
  await signIn({ returnTo: `/showcase/${id}`, page: watcher });
  const talk = watcher.getByRole('region', { name: 'Comments' });
  await talk.getByLabel('Comment', { exact: true }).fill('Half a thought');
  await page.goto(`/showcase/${id}`);
  const own = page.getByRole('region', { name: 'Comments' });
  for (const words of ['More frames on Monday.', 'And a second basket.']) {
    await own.getByLabel('Comment', { exact: true }).fill(words);
    await own.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(own.getByText(words)).toBeVisible();
    await expect(own.getByLabel('Comment', { exact: true })).toHaveValue('');
  }
  await watcher.clock.runFor(31_000);
  await expect(talk.getByText('2 new comments')).toBeVisible();
  await expect(talk.getByText('More frames on Monday.')).toHaveCount(0);
  await talk.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(talk.getByText('More frames on Monday.')).toBeVisible();
  await expect(talk.getByText('2 new comments')).toHaveCount(0);
  await expect(talk.getByLabel('Comment', { exact: true })).toHaveValue('Half a thought');

  // What is typed while other words are on their way stays in the field.
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/submissions/*/comments', async (route) => {
    if (route.request().method() === 'POST') await sent.promise;
    await route.continue();
  });
  await own.getByLabel('Comment', { exact: true }).fill('On its way.');
  await own.getByRole('button', { name: 'Comment', exact: true }).click();
  await own.getByLabel('Comment', { exact: true }).fill('Typed meanwhile');
  sent.resolve();
  await expect(own.getByText('On its way.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
  await expect(own.getByLabel('Comment', { exact: true })).toHaveValue('Typed meanwhile');
});

test('DET-2 words that were not sent are kept for whoever typed them, and for nobody else', async ({
  page,
  baseURL,
  signIn,
}) => {
  const writer = { name: 'Jonas Oyelaran', email: `${Date.now().toString(36)}@halves.example` };
  const signInAsWriter = async () => {
    const asked = await page.request.get('/api/auth/sign-in');
    await page.request.post(asked.url(), { form: writer });
  };
  await signInAsWriter();
  const id = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh, half said' });
  const release = await holdScripts(page);
  await page.goto(`/showcase/${id}`, { waitUntil: 'commit' });
  const words = page.getByRole('region', { name: 'Comments' }).getByLabel('Comment', { exact: true });
  await expect(words).not.toBeEditable();
  release();
  await untilHydrated(page);
  await words.fill('Half a thought');
  await page.reload();
  await expect(words).toHaveValue('Half a thought');

  await signIn({ returnTo: `/showcase/${id}` });
  await untilHydrated(page);
  await expect(words).toHaveValue('');
  await words.fill('Another thought');
  await signInAsWriter();
  await page.reload();
  await expect(words).toHaveValue('Half a thought');
});

test('DET-2 DET-6 a press too many deletes a comment, or takes a critique back, once and complains of nothing', async ({
  baseURL,
  visited,
}) => {
  const { id, visitor: reader } = await visited('Saltmarsh, twice pressed', 'Jonas Oyelaran');
  const headers = { origin: baseURL! };
  await reader.request.post(`/api/submissions/${id}/comments`, { headers, data: { body: 'What if the oven fails?' } });
  await reader.request.put(`/api/submissions/${id}/critique`, {
    headers,
    data: { revision: 0, marks: [{ line: 'goal.0', verdict: 'met' }] },
  });
  const calls: string[] = [];
  reader.on('request', (request) => request.method() === 'DELETE' && calls.push(new URL(request.url()).pathname));
  await reader.reload();
  await untilHydrated(reader);
  await reader.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Delete' }).click();
  await reader.getByRole('button', { name: 'Delete comment' }).dblclick();
  await expect(reader.getByText('Your comment is deleted.')).toBeVisible();
  await reader.getByRole('button', { name: 'Delete critique' }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Delete critique' }).dblclick();
  await expect(reader.getByText('Your critique is deleted.')).toBeVisible();
  expect(calls).toEqual([expect.stringMatching(/^\/api\/comments\//), `/api/submissions/${id}/critique`]);
});

test('DET-2 from the bell one comes to the comment itself, below the header', async ({ page, baseURL, visited }) => {
  const { id, visitor: reader } = await visited('Saltmarsh, rung for', 'Jonas Oyelaran');
  const said = await reader.request.post(`/api/submissions/${id}/comments`, {
    headers: { origin: baseURL! },
    data: { body: 'What if the oven fails?' },
  });
  expect(said.ok()).toBe(true);
  const comment = page.locator('[id^="comment-"]');
  for (const [width, path] of [
    [1280, '/my-projects'],
    [390, '/my-projects'],
    [390, `/showcase/${id}`],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /commented on/ })
      .click();
    await expect(comment).toBeFocused();
    const header = (await page.getByRole('banner').first().boundingBox())!;
    await expect.poll(async () => (await comment.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
    await expect(comment).toBeInViewport({ ratio: 1 });
  }
});

test('DET-2 a person comments with a pin, the designer answers and removes, a guest reads without script', async ({
  page,
  browser,
  baseURL,
  visited,
  expectAccessible,
}) => {
  const { id, visitor: reader } = await visited('Saltmarsh, discussed', 'Jonas Oyelaran');
  const talk = reader.getByRole('region', { name: 'Comments' });
  await expect(talk.getByText('No comments yet')).toBeVisible();
  await expect(talk.getByText('Your first comment')).toBeVisible();
  await talk.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(talk.getByText('Write something first')).toBeVisible();
  await talk.getByLabel('Comment', { exact: true }).fill('What happens when the oven fails?');
  // On a phone the picture stands above the words: it comes into sight where the pin is to be placed.
  await reader.setViewportSize({ width: 390, height: 700 });
  await talk.getByRole('button', { name: 'Pin to Bake board' }).click();
  await expect(talk.getByRole('button', { name: 'Press where the pin belongs' })).toBeInViewport({ ratio: 0.8 });
  await reader.setViewportSize({ width: 1280, height: 720 });
  await talk.getByLabel('From left, %').fill('88');
  await talk.getByLabel('From top, %').fill('30');
  await expectAccessible(reader);
  await talk.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(talk.getByRole('button', { name: 'Bake board, 88 × 30' })).toBeVisible();
  await expect(talk.getByText('Your first comment')).toHaveCount(0);
  await expect(talk.getByLabel('Comment', { exact: true })).toHaveValue('');

  // What is typed survives a reload.
  await talk.getByLabel('Comment', { exact: true }).fill('Half a thought');
  await reader.reload();
  await expect(talk.getByLabel('Comment', { exact: true })).toHaveValue('Half a thought');
  await talk.getByRole('button', { name: 'Edit' }).click();
  await talk.getByLabel('Your comment').fill('What happens when the oven fails at six?');
  // It shows at once; the next page is to be drawn from what the server has heard.
  const heard = reader.waitForResponse((answer) => ['PATCH', 'PUT'].includes(answer.request().method()));
  await talk.getByRole('button', { name: 'Save' }).click();
  await expect(talk.getByText('What happens when the oven fails at six?')).toBeVisible();
  await heard;

  await page.goto(`/showcase/${id}`);
  const own = page.getByRole('region', { name: 'Comments' });
  await own.getByRole('button', { name: 'Pin 1: What happens when the oven fails at six?' }).click();
  await own.getByRole('button', { name: 'Reply' }).click();
  await own.getByLabel('Reply to this thread').fill('It stays for the day.');
  await own.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(own.getByText('It stays for the day.')).toBeVisible();
  await expect(own.getByText('designer', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Resolve' }).click();
  await expect(own.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(own.getByText('It stays for the day.')).toBeHidden();
  await own.getByLabel('Comment', { exact: true }).fill('More frames on Monday.');
  await own.getByRole('button', { name: 'Comment', exact: true }).click();
  await own.getByRole('button', { name: 'Open, 1' }).click();
  await expect(own.getByText('oven fails')).toHaveCount(0);
  await own.getByRole('button', { name: 'This frame, 1' }).click();
  await own.getByText('Show 1 reply').click();
  await expect(own.getByText('It stays for the day.')).toBeVisible();
  await own.getByRole('button', { name: 'All, 2' }).click();
  await own.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove comment' }).click();
  await expect(own.getByText('This comment was removed by the designer.')).toBeVisible();
  await expectAccessible();

  // What the reader saw on this page is read.
  await expect(reader.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const guest = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await guest.goto(`/showcase/${id}`);
  await guest.getByText('Show 1 reply').click();
  await expect(guest.getByText('It stays for the day.')).toBeVisible();
  await expect(guest.getByText('oven fails')).toHaveCount(0);
  await expect(guest.getByRole('link', { name: 'Log in to comment' })).toBeVisible();
});

test('DET-2 half a comment is found again with its pin, and a reply is typed where it was asked for', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh, half pinned' });
  await page.goto(`/showcase/${id}`);
  await untilHydrated(page);
  const talk = page.getByRole('region', { name: 'Comments' });
  await talk.getByLabel('Comment', { exact: true }).fill('Half a thought');
  await talk.getByRole('button', { name: 'Show Basket' }).click();
  await talk.getByRole('button', { name: 'Pin to Basket' }).click();
  await talk.getByLabel('From left, %').fill('88');
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(talk.getByLabel('From left, %')).toHaveValue('88');
  await expect(talk.getByLabel('Comment', { exact: true })).toHaveValue('Half a thought');
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
  // What is wider than high has the whole width of its stage.
  expect((await talk.getByRole('img', { name: 'Basket' }).boundingBox())!.width).toBeGreaterThan(400);

  await talk.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(talk.getByRole('button', { name: 'Basket, 88 × 50' })).toBeVisible();
  await expect(talk.getByLabel('From left, %')).toHaveCount(0);
  await page.reload();
  await expect(talk.getByRole('button', { name: 'Basket, 88 × 50' })).toBeVisible();
  await untilHydrated(page);
  await expect(talk.getByLabel('From left, %')).toHaveCount(0);

  await talk.getByRole('button', { name: 'Reply' }).click();
  await page.keyboard.type('At six.');
  await expect(talk.getByLabel('Reply to this thread')).toHaveValue('At six.');
  await talk.getByRole('button', { name: 'Cancel' }).click();
  await talk.getByRole('button', { name: 'Edit' }).click();
  await page.keyboard.type(', and more');
  await expect(talk.getByLabel('Your comment')).toHaveValue('Half a thought, and more');
});
