import type { BriefContent } from '#domain/brief/content.ts';
import { mentionsIn } from '#domain/brief/mentions.ts';
import { expectNoSidewaysScroll, holdScripts } from './fixtures.ts';
import { expect, test } from './seed.ts';

const header = (page: import('@playwright/test').Page) => page.getByRole('main').locator('header').first();

test('BRIEF-5 the head of a brief names its choices, its title, its person, its state and its writer', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  const name = await signIn();
  const id = await seed.ownBrief(name);
  await seed.query(`update design_briefs set skeleton = '{"focus":"booking"}' where id = $1`, [id]);
  await page.goto(`/brief/${id}`);
  const head = header(page);
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Order ahead at a bakery that sells out by ten');
  for (const text of ['Food & Beverage', 'Retro/Vintage', 'Organic & Natural', `Assigned to ${name}`, 'Not Started'])
    await expect(head.getByText(text, { exact: true })).toBeVisible();
  await expect(head.getByText('Professional level')).toBeVisible();
  await expect(head.getByText('To practise: Booking a time or a place')).toBeVisible();
  // How it was written stands at the foot, not above the work.
  const about = page.getByRole('region', { name: 'About this brief' });
  await expect(about.getByText('Written by Brief Foundry, without a language model')).toBeVisible();
  await expect(head.getByText('Written by')).toHaveCount(0);
  await head.getByRole('link', { name: 'Back to generator' }).click();
  await expect(page).toHaveURL('/generate');
  // Opened from My Projects, it leads back there.
  await openHydrated('/my-projects');
  await page.getByRole('link', { name: 'Order ahead at a bakery that sells out by ten' }).click();
  await head.getByRole('link', { name: 'My Projects' }).click();
  await expect(page).toHaveURL('/my-projects');
});

test('BRIEF-7 the sections stand in order, can be closed, and stay closed for the next visit', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await openHydrated(`/brief/${id}`);
  const main = page.getByRole('main');
  await expect(main.locator('details h2')).toHaveText([
    'Project Overview',
    'Unique Selling Points',
    'Target Audience',
    'Design Direction',
    'Key Features',
    'Deliverables',
    'Plot Twist',
  ]);
  const quote = page.getByText('I don’t want a bakery app.');
  await expect(quote).toBeVisible();
  await page.getByRole('heading', { name: 'Target Audience' }).click();
  await expect(quote).toBeHidden();
  await openHydrated(`/brief/${id}`);
  await expect(quote).toBeHidden();
  await expect(page.getByText('Bakes, not stock')).toBeVisible();
  // Starting the brief opens nothing.
  await header(page).getByRole('button', { name: 'Start Brief' }).click();
  await expect(page.getByText(/requirements left/)).toBeVisible();
  await expect(quote).toBeHidden();
  // The contents at the side open what they lead to.
  await page.getByRole('navigation', { name: 'Sections of this brief' }).getByText('Target Audience').click();
  await expect(quote).toBeVisible();
  await expect(quote).toBeInViewport();
});

test('BRIEF-7 everything in a brief is there to read: goals, measures, personas, palette, priorities', async ({
  page,
  signIn,
  seed,
}) => {
  const id = await seed.ownBrief(await signIn(), { withoutTwist: true });
  await page.goto(`/brief/${id}`);
  await expect(page.getByRole('heading', { level: 3, name: 'Goals' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Goals' }).getByRole('listitem')).toHaveCount(4);
  const measure = page.getByRole('row', { name: /Leave empty-handed/ });
  await expect(measure.getByRole('cell')).toHaveText(['31% of visits', 'under 10%', 'end of June']);
  await expect(page.getByText('No card payment before the loaf is handed over.')).toBeVisible();
  await expect(page.getByText('A loyalty scheme')).toBeVisible();
  await expect(page.getByText('Bakers decide at four in the morning')).toBeVisible();
  await expect(page.getByText('Tomasz Wrona')).toBeVisible();
  await expect(page.getByText('How long a held loaf may block the shelf')).toBeVisible();
  const marta = page.getByRole('article').filter({ hasText: 'Marta Okonjo' });
  await expect(marta.locator('[data-initials="MO"]')).toBeVisible();
  await expect(marta).toContainText('Night-shift nurse');
  await expect(marta).toContainText('41, Harbour Street');
  await expect(page.getByRole('list', { name: 'Contrast on background / surface' })).toContainText('Text 12.4');
  await expect(page.getByRole('listitem').filter({ hasText: 'River map' })).toContainText('Low');
  await expect(page.getByText('Plot Twist')).toHaveCount(0);
});

/** A word of a brief's glossary as it stands in the task or the overview, and its meaning. */
function explainedWord({ firstStep = '', projectDescription, projectGoals, glossary = [] }: BriefContent) {
  const pieces = [firstStep, projectDescription, ...projectGoals].flatMap((text) => mentionsIn(text, glossary));
  const { text, term } = pieces.find((piece) => piece.term)!;
  return { text, means: term!.means };
}

test('a word that the brief explains says what it means, by key, by mouse and by touch', async ({
  page,
  signIn,
  seed,
  openHydrated,
  expectAccessible,
}) => {
  const { id, content } = await seed.caseBrief(await signIn());
  const { text, means } = explainedWord(content);
  await openHydrated(`/brief/${id}`);
  const word = page.getByRole('main').getByRole('button', { name: text, exact: true }).first();
  const note = page.locator('[popover]', { hasText: means });
  await expect(word).toHaveAccessibleDescription(means);
  await word.press('Enter');
  await expect(note).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
  await word.hover();
  await expect(note).toBeVisible();
  await word.click();
  await expect(note).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
});

test('BRIEF-15 BRIEF-16 a brief of today begins with its task, in words that need nothing else', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
  expectAccessible,
}) => {
  test.slow();
  const { id, content } = await seed.caseBrief(await signIn());
  await openHydrated(`/brief/${id}`);
  const head = header(page);
  // The line above says the client's name, so the large letters leave it out.
  await expect(head.getByRole('heading', { level: 1, name: content.title, exact: true })).toBeVisible();
  await expect(head.getByText(content.client!.place)).toBeVisible();
  const task = page.getByRole('region', { name: 'Your task' });
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()).toBe('Your task');
  for (const sentence of [content.firstStep!, content.glossary![0]!.means]) await expect(task).toContainText(sentence);
  const read = (await task.innerText()).replace(/\s+/g, ' ');
  for (const sentence of content.task!.split(/(?<=[.?]) /)) expect(read).toContain(sentence);
  await expect(task.getByRole('term')).toContainText(['First screen', 'Decide', 'Hand in', 'Language']);

  const direction = page.locator('#direction');
  await expect(direction.getByRole('term').filter({ hasText: /^(Mood|Shape|Type|Colour|Avoid)$/ })).toHaveCount(5);
  await expect(direction.getByRole('list', { name: 'Colour palette' }).getByRole('listitem')).toHaveCount(9);
  await expect(
    direction.getByText(`${content.typography!.heading.family} ${content.typography!.heading.weight}`),
  ).toBeVisible();
  const faces = await page.evaluate(
    async (families) => {
      await document.fonts.ready;
      return families.every((family) => [...document.fonts].some((face) => face.family.includes(family)));
    },
    [content.typography!.heading.family, content.typography!.body.family],
  );
  expect(faces).toBe(true);

  // Goals show their figures themselves, and a deliverable leads to the goal that it serves.
  await expect(page.getByRole('heading', { name: 'How success is measured' })).toHaveCount(0);
  await page.getByRole('heading', { name: 'Project Overview' }).click();
  await expect(page.locator('#goal-1')).toBeHidden();
  await page.locator('#deliverables').getByRole('link', { name: 'goal 1' }).first().click();
  await expect(page.locator('#goal-1')).toBeInViewport();
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  const asked = content.deliverables[0]!.requirements[0]!.replace(/; serves goal \d\.$/, '');
  await page.getByRole('checkbox', { name: asked }).check();
  await expect
    .poll(() => seed.query('select key from brief_deliverable_ticks where brief_id = $1', [id]))
    .toEqual([{ key: '0.0' }]);
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible();
});

test('BRIEF-7 a colour’s code is copied and said, or that it could not be', async ({ page, context, signIn, seed }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/brief/${await seed.ownBrief(await signIn())}`);
  await page.getByRole('button', { name: 'Copy #A63A22, Oven Brick' }).click();
  await expect(page.getByText('#A63A22 copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#A63A22');

  // As on a page that comes without https.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy #A63A22, Oven Brick' }).click();
  await expect(page.getByText('#A63A22 could not be copied')).toBeAttached();
});

/** The menu “More” is an icon, so its button has no text. */
const MENU = '';

test('BRIEF-6 a brief is started, paused, resumed and completed, with the actions of each state', async ({
  page,
  signIn,
  seed,
}) => {
  const id = await seed.ownBrief(await signIn());
  await page.goto(`/brief/${id}`);
  const head = header(page);
  const actions = async (...names: string[]) => {
    const buttons = names.filter((name) => name !== 'Submit Brief');
    await expect(head.getByRole('button')).toHaveText(['Export and share', MENU, ...buttons]);
    await expect(head.getByRole('link', { name: 'Submit Brief' })).toHaveCount(names.includes('Submit Brief') ? 1 : 0);
  };
  // What is pressed shows at once; a reload right after it would leave before it was sent.
  const kept = (status: string) =>
    expect
      .poll(() => seed.query('select status from user_brief_progress where brief_id = $1', [id]))
      .toEqual([{ status }]);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await actions('Regenerate', 'Start Brief');
  await expect(timeline).toHaveCount(0);
  await head.getByRole('button', { name: 'Start Brief' }).click();
  await expect(head.getByText('In Progress')).toBeVisible();
  await actions('Pause', 'Mark complete', 'Submit Brief');
  await expect(timeline).toBeVisible();
  await head.getByRole('button', { name: 'Pause' }).click();
  await expect(head.getByText('Paused')).toBeVisible();
  await actions('Resume', 'Mark complete', 'Submit Brief');
  await expect(timeline).toBeVisible();
  await head.getByRole('button', { name: 'Mark complete' }).click();
  await expect(head.getByText('Completed')).toBeVisible();
  await kept('completed');
  await expect(head.getByText('You have not submitted a design for it.')).toBeVisible();
  await actions('Resume', 'Submit Brief');
  await head.getByRole('button', { name: 'Resume' }).click();
  await expect(head.getByText('In Progress')).toBeVisible();
  await kept('in_progress');
  await page.reload();
  await expect(head.getByText('In Progress')).toBeVisible();
  await actions('Pause', 'Mark complete', 'Submit Brief');
});

test('BRIEF-6 on a phone the note on the actions has a line of its own', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(`/brief/${await seed.ownBrief(await signIn())}`);
  const note = header(page).getByText('Once started, the brief stays as it is written.');
  expect((await note.boundingBox())!.width).toBeGreaterThan(300);
});

test('BRIEF-6 by keyboard alone a brief is started and paused, and the focus never falls off the page', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  await openHydrated(`/brief/${await seed.ownBrief(await signIn())}`);
  const head = header(page);
  await head.getByRole('button', { name: 'Start Brief' }).focus();
  await page.keyboard.press('Enter');
  await expect(head.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(head.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(head.getByText('Completed')).toBeVisible();
  await expect(head.getByRole('button', { name: 'Resume' })).toBeFocused();
});

test('STATE-3 BRIEF-6 a submitted brief shows its badge and leads to its submission, without other actions', async ({
  page,
  signIn,
  seed,
  moveBrief,
}) => {
  const id = await seed.ownBrief(await signIn());
  await moveBrief(id, 'in_progress');
  const [submission] = await seed.query(
    `insert into design_submissions (id, user_id, brief_id, title, designer_name, is_public)
     select gen_random_uuid(), user_id, id, 'Bread, kept', 'Ines', false from design_briefs where id = $1 returning id`,
    [id],
  );
  await seed.query(`update user_brief_progress set status = 'submitted', submission_id = $2 where brief_id = $1`, [
    id,
    submission!.id,
  ]);
  await page.goto(`/brief/${id}`);
  const head = header(page);
  await expect(head.getByText('Submitted')).toBeVisible();
  await expect(head.getByRole('link', { name: 'View Submission' })).toHaveAttribute(
    'href',
    `/showcase/${submission!.id}`,
  );
  await expect(head.getByRole('button')).toHaveText(['Export and share', MENU]);
  await expect(page.getByRole('region', { name: 'Timeline' })).toHaveCount(0);
});

test('PROJ-5 A status change that fails is rolled back and said', async ({
  page,
  signIn,
  seed,
  moveBrief,
  expected,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  await page.route('**/progress', (route) => route.abort());
  expected.allowConsole(/progress/);
  const head = header(page);
  await head.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('alert')).toContainText('The brief was not paused. Network error.');
  await expect(head.getByText('In Progress')).toBeVisible();
  await expect(head.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.unroute('**/progress');
  await head.getByRole('button', { name: 'Pause' }).click();
  await expect(head.getByText('Paused')).toBeVisible();
});

test('BRIEF-11 deliverables are ticked while working, counted, kept, and taken back when it fails', async ({
  page,
  signIn,
  seed,
  expected,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await openHydrated(`/brief/${id}`);
  await expect(page.getByText('Bake board, bake detail, basket')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Start Brief' }).click();
  const basket = page.getByRole('checkbox', { name: 'Bake board, bake detail, basket' });
  const tokens = page.getByRole('checkbox', { name: 'Colour, type and spacing tokens' });
  await basket.check();
  await tokens.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('6 of 8 requirements left.')).toBeVisible();
  await expect
    .poll(() => seed.query('select key from brief_deliverable_ticks where brief_id = $1 order by key', [id]))
    .toEqual([{ key: '0.0' }, { key: '2.0' }]);
  await openHydrated(`/brief/${id}`);
  await expect(basket).toBeChecked();
  await expect(tokens).toBeChecked();

  // What was drawn before is not drawn again while nothing changes: it is the same page, with what is ticked now.
  const drawn = async () => /<main[\s\S]*<\/main>/.exec(await (await page.request.get(`/brief/${id}`)).text())![0];
  const ticked = (html: string) => html.match(/type="checkbox" checked=""/g)?.length;
  const first = await drawn();
  expect(ticked(first)).toBe(2);
  for (let time = 0; time < 3; time++) expect(await drawn()).toBe(first);
  await tokens.click();
  await expect(page.getByText('7 of 8 requirements left.')).toBeVisible();
  await expect.poll(async () => ticked(await drawn())).toBe(1);
  await tokens.click();
  await expect.poll(async () => ticked(await drawn())).toBe(2);

  await page.route('**/deliverables/*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Try again in a moment.', requestId: 'x' } },
    }),
  );
  expected.allow(503, /deliverables/);
  await tokens.click();
  await expect(page.getByRole('alert')).toContainText('The requirement was not unticked. Try again in a moment.');
  await expect(tokens).toBeChecked();
});

test('BRIEF-9 SIGN-6 a visitor reads a community brief, with everything open, before any script', async ({
  browser,
  seed,
  baseURL,
}) => {
  const id = await seed.communityBrief();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`/brief/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order ahead at a bakery that sells out by ten');
  await expect(page.getByText('Community brief, open to everyone')).toBeVisible();
  await expect(page.getByText('Pass it on')).toBeVisible();
  await page.getByRole('heading', { name: 'Unique Selling Points' }).click();
  await expect(page.getByText('Pass it on')).toBeHidden();
  await context.close();
});

test('BRIEF-6 a press on Start Brief before hydration is not lost', async ({ page, signIn, seed }) => {
  const id = await seed.ownBrief(await signIn());
  const release = await holdScripts(page);
  await page.goto(`/brief/${id}`, { waitUntil: 'commit' });
  await header(page).getByRole('button', { name: 'Start Brief' }).click();
  release();
  await expect(header(page).getByText('In Progress')).toBeVisible();
  await expect(page).toHaveURL(`/brief/${id}`);
});

test('BRIEF-9 a link from elsewhere only opens the brief, and starts nothing', async ({ page, signIn, seed }) => {
  await signIn();
  const id = await seed.communityBrief();
  await page.goto(`/brief/${id}#start`);
  await header(page).getByRole('button', { name: 'Export and share' }).click();
  await expect(header(page).getByRole('button', { name: 'Start Brief' })).toBeVisible();
  expect((await (await page.request.get(`/api/briefs/${id}`)).json()).progress).toBeNull();
});

test('BRIEF-9 a guest who presses Start Brief is asked to log in, and comes back to a started brief', async ({
  page,
  seed,
  openHydrated,
}) => {
  const id = await seed.communityBrief();
  await page.goto(`/brief/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Log in to Brief Foundry' });
  await header(page).getByRole('link', { name: 'Start Brief' }).click();
  await dialog.getByRole('link', { name: /Continue with/ }).click();
  await page.getByLabel('Name').fill('Noor Ahlberg');
  await page.getByLabel('E-mail').fill(`noor-${id}@people.example`);
  // What was asked before the start and is answered after it must not undo it on the page.
  const started = page.waitForResponse((response) => response.url().endsWith(`/api/briefs/${id}/progress`));
  await page.route(`**/api/briefs/${id}`, async (route) => {
    const response = await route.fetch();
    await started;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await started;
  await expect(header(page).getByText('In Progress')).toBeVisible();
  await expect(header(page).getByText('Assigned to Noor Ahlberg')).toBeVisible();
  await expect(page).toHaveURL(`/brief/${id}`);
  await openHydrated(`/brief/${id}`);
  await expect(header(page).getByText('In Progress')).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Regenerate' })).toHaveCount(0);
});

test('BRIEF-10 a missing brief, a foreign one and an address that is none say the same, with a way back', async ({
  page,
  signIn,
  seed,
  expected,
}) => {
  const foreign = await seed.ownBrief(await signIn());
  await page.context().clearCookies();
  await signIn();
  expected.allow(404, /^\/brief\//);
  for (const id of [foreign, '01890000-0000-7000-8000-00000000dead', 'no-such-brief']) {
    await page.goto(`/brief/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Brief');
    await expect(page.getByText('Brief not found or you do not have access to it', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/generate');
});

test('BRIEF-10 a brief that could not be loaded can be asked for again', async ({
  page,
  signIn,
  seed,
  expected,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await openHydrated('/generate');
  await page.route(`**/api/briefs/${id}`, (route) => route.abort());
  expected.allowConsole(/api\/briefs/);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/brief/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Brief');
  await page.unroute(`**/api/briefs/${id}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order ahead at a bakery that sells out by ten');
});

test('BRIEF-6 Submit Brief leads on with the brief, through a reload, and back', async ({
  page,
  signIn,
  seed,
  moveBrief,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await moveBrief(id, 'in_progress');
  await openHydrated(`/brief/${id}`);
  await header(page).getByRole('link', { name: 'Submit Brief' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your design');
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    briefId: id,
    title: 'Order ahead at a bakery that sells out by ten',
    industry: 'food',
    styles: ['retro', 'organic'],
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your design');
  await page.getByRole('link', { name: 'Order ahead at a bakery that sells out by ten' }).click();
  await expect(page).toHaveURL(`/brief/${id}`);
  // An address may use the same word as the navigation state.
  await page.goto(`/submit-design?briefId=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your design');
});

test('BRIEF-6 Regenerate asks first, says what it costs, and has the brief written again at its own address', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  test.slow();
  const id = await seed.ownBrief(await signIn());
  await openHydrated(`/brief/${id}`);
  const regenerate = header(page).getByRole('button', { name: 'Regenerate' });
  await regenerate.click();
  const question = page.getByRole('dialog', { name: 'Regenerate this brief?' });
  await expect(question).toContainText('It counts like a new brief.');
  await expect(question).toContainText('3 of 3 briefs left');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(regenerate).toBeFocused();
  await regenerate.press('Enter');
  // Without motion the brief takes the place of its writing at once.
  const writing = page.waitForURL('/brief/new');
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await writing;
  await expect(page).toHaveURL(`/brief/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Order ahead at a bakery that sells out by ten');
  await expect(page.getByRole('banner')).toContainText('2 of 3 briefs left');
  await expect(header(page).getByText('Not Started')).toBeVisible();
});

test('QUOTA-4 with the month used up, Regenerate says so and leads to the plans', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  const name = await signIn();
  const id = await seed.ownBrief(name);
  await seed.query('update profiles set briefs_generated = briefs_limit where display_name = $1', [name]);
  await openHydrated(`/brief/${id}`);
  await header(page).getByRole('button', { name: 'Regenerate' }).click();
  const question = page.getByRole('dialog', { name: 'Regenerate this brief?' });
  await expect(
    question.getByText('You have reached your brief generation limit. You have 0 briefs remaining.'),
  ).toBeVisible();
  await expect(question.getByRole('button', { name: 'Regenerate' })).toHaveCount(0);
  await question.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('BRIEF-6 a regeneration that cannot begin says why in the dialog and changes nothing', async ({
  page,
  signIn,
  seed,
  expected,
  openHydrated,
}) => {
  const id = await seed.ownBrief(await signIn());
  await openHydrated(`/brief/${id}`);
  await header(page).getByRole('button', { name: 'Regenerate' }).click();
  await page.route('**/regenerate', (route) => route.abort());
  expected.allowConsole(/regenerate/);
  const question = page.getByRole('dialog', { name: 'Regenerate this brief?' });
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to regenerate brief');
  await expect(question.getByRole('alert')).toContainText('Network error.');
  await expect(question.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
});

for (const theme of ['light', 'dark'] as const)
  test(`the brief page is accessible at every width, ${theme}, and nothing runs over its edge`, async ({
    page,
    signIn,
    seed,
    moveBrief,
    expectAccessible,
    openHydrated,
  }) => {
    // Three whole examinations of a long page.
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    const id = await seed.ownBrief(await signIn());
    await openHydrated(`/brief/${id}`);
    await expectAccessible();
    await moveBrief(id, 'in_progress');
    await openHydrated(`/brief/${id}`);
    for (const width of [1440, 768, 320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 320, height: 700 } });

  test('a tap on a word that the brief explains shows what it means', async ({ page, signIn, seed }) => {
    const { id, content } = await seed.caseBrief(await signIn());
    const { text, means } = explainedWord(content);
    await page.goto(`/brief/${id}`);
    await page.getByRole('main').getByRole('button', { name: text, exact: true }).first().tap();
    await expect(page.locator('[popover]', { hasText: means })).toBeInViewport({ ratio: 1 });
  });
});
