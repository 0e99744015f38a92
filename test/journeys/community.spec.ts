import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expectNoSidewaysScroll } from './fixtures.ts';
import { expect, test } from './seed.ts';

const tools = (page: Page) => page.getByRole('button', { name: 'Export and share' });
const tickets = (page: Page) => page.getByRole('main').getByRole('article');

test('BRIEF-9 a guest finds the community briefs in the footer, narrows them to an industry and takes one on after logging in', async ({
  page,
  seed,
  expectAccessible,
}) => {
  const id = await seed.communityBrief();
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community briefs' }).click();
  await expect(page).toHaveURL('/briefs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community briefs');
  await expectAccessible();
  await page.getByRole('navigation', { name: 'Industry' }).getByRole('link', { name: 'Food & Beverage' }).click();
  await expect(page).toHaveURL('/briefs?industry=food');
  await expect(
    page.getByRole('navigation', { name: 'Industry' }).getByRole('link', { name: 'Food & Beverage' }),
  ).toHaveAttribute('aria-current', 'page');
  const docket = (await seed.query('select docket from design_briefs where id = $1', [id]))[0]!.docket as string;
  const ticket = tickets(page).filter({ hasText: docket });
  await expect(ticket).toContainText('No design yet');
  await ticket.getByRole('link', { name: /^Start Brief/ }).click();
  await page
    .getByRole('dialog', { name: 'Log in to Brief Foundry' })
    .getByRole('link', { name: /Continue with/ })
    .click();
  await page.getByLabel('Name').fill('Noor Ahlberg');
  await page.getByLabel('E-mail').fill(`noor-${id}@people.example`);
  // It shows as started at once; whoever leaves in that moment could be ahead of the server.
  const started = page.waitForResponse((response) => response.url().endsWith(`/api/briefs/${id}/progress`));
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL(`/brief/${id}`);
  await started;
  await expect(page.getByRole('main').locator('header').first().getByText('In Progress')).toBeVisible();
  await page.goto('/briefs?industry=food');
  await expect(ticket).toContainText('In Progress');
  await ticket.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(`/brief/${id}`);
});

test('BRIEF-9 an own brief is shared as a copy without a name; the own one stays as it is', async ({
  page,
  signIn,
  seed,
  openHydrated,
  expectAccessible,
}) => {
  const name = await signIn();
  const id = await seed.ownBrief(name);
  await openHydrated(`/brief/${id}`);
  await tools(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Download Markdown',
    'Print or save as PDF',
    'Share with the community',
  ]);
  await page.getByRole('menuitem', { name: 'Share with the community' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Share a copy with everybody?');
  await expectAccessible();
  // The bar on top of the brief has an ink of its own. The dialogs that open from it have not.
  const start = page.getByRole('main').locator('button', { hasText: 'Start Brief' });
  const ink = await start.evaluate((button) => getComputedStyle(button).color);
  await expect(dialog.getByRole('button', { name: 'Share a copy' })).toHaveCSS('color', ink);
  await dialog.getByRole('button', { name: 'Share a copy' }).click();
  await dialog.getByRole('link', { name: 'Open the community brief' }).click();
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Community brief, open to everyone')).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(page.getByRole('main')).not.toContainText(name);
  const copy = page.url();

  await openHydrated(`/brief/${id}`);
  await expect(page.getByText(`Assigned to ${name}`)).toBeVisible();
  const wayToCopy = page.getByRole('main').getByRole('link', { name: 'Shared with the community: see its answers' });
  await expect(wayToCopy).toHaveAttribute('href', `${new URL(copy).pathname}#answers`);
  await tools(page).click();
  await page.getByRole('menuitem', { name: 'Link to the shared copy' }).click();
  await expect(dialog.getByRole('link', { name: 'Open the community brief' })).toHaveAttribute(
    'href',
    new URL(copy).pathname,
  );

  await openHydrated('/my-projects');
  await expectAccessible();
  await wayToCopy.click();
  await expect(page).toHaveURL(`${copy}#answers`);
  await expect(page.getByRole('heading', { name: 'Designs for this brief' })).toBeInViewport();
});

test('BRIEF-9 the designs for a community brief stand side by side on its page, and none that are private', async ({
  page,
  browser,
  signIn,
  seed,
  openHydrated,
}) => {
  const name = await signIn();
  const id = await seed.communityBrief();
  await page.goto(`/brief/${id}`);
  const designs = page.getByRole('region', { name: 'Designs for this brief' });
  await expect(designs).toContainText('No designs yet. The first public one will be shown here.');
  for (const [title, isPublic] of [
    ['Bread, kept', true],
    ['Bread, hidden', false],
    ['The evening loaf', true],
  ] as const)
    await seed.query(
      `insert into design_submissions (id, user_id, brief_id, title, designer_name, is_public)
       select gen_random_uuid(), id, $2, $3, 'x', $4 from profiles where display_name = $1`,
      [name, id, title, isPublic],
    );
  // As the server has drawn it, before any script has come.
  const asleep = await browser.newContext({ javaScriptEnabled: false });
  const drawn = await asleep.newPage();
  await drawn.goto(new URL(`/brief/${id}`, page.url()).href);
  const tops = (cards: Element[]) => cards.map((card) => card.getBoundingClientRect().top);
  const shown = drawn.getByRole('region', { name: 'Designs for this brief' }).getByRole('article');
  expect(new Set(await shown.evaluateAll(tops)).size).toBe(1);
  await asleep.close();
  await openHydrated(`/brief/${id}`);
  await expect(designs.getByRole('article')).toHaveText([/The evening loaf/, /Bread, kept/]);
  expect(new Set(await designs.getByRole('article').evaluateAll(tops)).size).toBe(1);
  const contents = page.getByRole('navigation', { name: 'Sections of this brief' });
  await contents.getByRole('link', { name: 'Designs for this brief' }).click();
  await expect(designs.getByRole('heading', { name: 'Designs for this brief' })).toBeInViewport();
  await expect(designs.getByRole('link', { name: 'Bread, kept' })).toHaveAttribute(
    'href',
    /^\/showcase\/[0-9a-f-]{36}$/,
  );
});

test('BRIEF-9 a teacher shares a brief, sees who works on it, and chooses which answers stand side by side', async ({
  page,
  browser,
  baseURL,
  signIn,
  seed,
  moveBrief,
  openHydrated,
  expectAccessible,
}) => {
  const teacher = await signIn();
  const own = await seed.ownBrief(teacher);
  const shared = await page.request.post(`/api/briefs/${own}/community-copy`, { headers: { origin: baseURL! } });
  const { id } = await shared.json();
  await openHydrated(`/brief/${id}`);
  const list = page.locator('#hand-ins');
  await expect(list).toContainText('Nobody has started it yet. Only you see this list.');
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const student = await (await browser.newContext({ baseURL })).newPage();
  const name = await signIn({ page: student });
  await student.goto(`/brief/${id}`);
  await expect(student.getByText('Whoever shared this brief sees your name')).toBeVisible();
  await expect(student.getByText('Only you see this list.')).toHaveCount(0);
  const started = student.waitForResponse((answer) => answer.url().endsWith(`/api/briefs/${id}/progress`));
  await student.getByRole('button', { name: 'Start Brief' }).click();
  await started;

  // Eight answers with two frames each, of people who are not here.
  const [{ frame, media }] = (await seed.query(
    `select f.id as frame, f.media_id as media from submission_frames f join media m on m.id = f.media_id
     where m.state = 'ready' limit 1`,
    [],
  )) as [{ frame: string; media: string }];
  for (let n = 1; n <= 8; n++)
    await seed.query(
      `with person as (insert into profiles (id, handle, display_name) values (gen_random_uuid(), $1, $2) returning id),
       made as (insert into design_submissions (id, user_id, brief_id, title, designer_name, is_public, coverage)
         select gen_random_uuid(), person.id, $3, $4, 'x', true, $5 from person returning id)
       insert into submission_frames (submission_id, id, position, name, media_id) select made.id, $6, 0, 'Board', $7 from made`,
      [
        `pupil-${n}-${id.slice(0, 8)}`,
        `Pupil ${n}`,
        id,
        `Answer ${n}`,
        JSON.stringify({
          '0.0': { frameIds: [frame], noteIds: [], arguedAway: '' },
          '1.0': { frameIds: [frame], noteIds: [], arguedAway: '' },
        }),
        frame,
        media,
      ],
    );
  await openHydrated(`/brief/${id}`);
  await expect(list).toContainText('0 of 1 have submitted a design.');
  const row = list.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('In Progress');
  await moveBrief(id, 'completed', student);
  await openHydrated(`/brief/${id}`);
  await expect(row).toContainText('Completed without a design');
  await expect(row).toContainText('No design yet');
  const sides = page.getByRole('region', { name: 'side by side' });
  await expect(sides.getByRole('heading', { name: 'Six answers, side by side' })).toBeVisible();
  // The choice is beside the first answers and not in the middle of all of them.
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const [head, choices] = [sides.getByRole('heading', { level: 2 }), sides.getByRole('group').first()];
  expect((await topOf(choices)) - (await topOf(sides))).toBeLessThan(300);
  expect((await topOf(head)) - (await topOf(sides))).toBeLessThan(120);
  const choice = page.getByRole('navigation', { name: 'Answers side by side' });
  await choice.getByRole('link', { name: 'Next answers' }).click();
  await expect(choice).toContainText('Part 2 of 2, from 8 answers.');
  await expect(sides.getByRole('listitem').filter({ hasText: 'Answer 1' })).toBeVisible();
  await choice.getByText('Choose answers').click();
  await choice.getByRole('checkbox', { name: 'Pupil 2: Answer 2' }).check();
  await choice.getByRole('checkbox', { name: 'Pupil 7: Answer 7' }).check();
  await expectAccessible();
  await choices.getByRole('radio').nth(1).check({ force: true });
  await choice.getByRole('button', { name: 'Show side by side' }).click();
  await expect(choice).toContainText('2 that you chose, from 8 answers.');
  await expect(sides.getByRole('listitem')).toHaveText([/Answer 7/, /Answer 2/]);
  await choice.getByText('Choose answers').click();
  await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(choices.getByRole('radio').nth(1), 'the columns show what they showed').toBeChecked();
  for (const box of await choice.getByRole('checkbox').all()) await box.check();
  await choice.getByRole('button', { name: 'Show side by side' }).click();
  await expect(choice).toContainText('The first 6 of the 8 that you chose, from 8 answers.');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('BRIEF-9 a teacher is told of a design for the shared brief, and comes to it from the bell', async ({
  page,
  browser,
  baseURL,
  signIn,
  seed,
  openHydrated,
}) => {
  const own = await seed.ownBrief(await signIn());
  const shared = await page.request.post(`/api/briefs/${own}/community-copy`, { headers: { origin: baseURL! } });
  const { id } = await shared.json();
  const brief = await (await page.request.get(`/api/briefs/${id}`)).json();
  const student = await (await browser.newContext({ baseURL })).newPage();
  const name = await signIn({ page: student });
  const designId = await publishDesign(student.request, baseURL!, { coverage: {} }, brief);
  await openHydrated('/my-projects');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const line = page.getByRole('link', { name: `${name} answered your brief “${brief.title}”` });
  await expect(line).toHaveAttribute('href', `/showcase/${designId}`);
  // Whoever opens the design by another way has seen it too.
  await openHydrated(`/showcase/${designId}`);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('BRIEF-9 the brief comes as a Markdown file with the person’s own milestones, and as a link', async ({
  page,
  context,
  signIn,
  seed,
  moveBrief,
  openHydrated,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const id = await seed.communityBrief();
  await moveBrief(id, 'in_progress');
  await seed.query(
    `insert into brief_milestones (id, brief_id, user_id, title, percentage)
     select gen_random_uuid(), brief_id, user_id, 'Visit a shop', 12 from user_brief_progress where brief_id = $1`,
    [id],
  );
  await openHydrated(`/brief/${id}`);
  await tools(page).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download Markdown' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^BF\d+-order-ahead-at-a-bakery-that-sells-out\.md$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('# Order ahead at a bakery that sells out by ten');
  expect(text).toContain('- [ ] 12%: Visit a shop');

  await tools(page).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('BRIEF-9 on paper a brief is whole: closed sections are printed, keys, header and footer are not', async ({
  page,
  signIn,
  seed,
  openHydrated,
}) => {
  await signIn();
  const id = await seed.communityBrief();
  await openHydrated(`/brief/${id}`);
  await page.getByRole('heading', { name: 'Unique Selling Points' }).click();
  await expect(page.getByText('Pass it on')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Pass it on')).toBeVisible();
  for (const key of ['Start Brief', 'Export and share'])
    await expect(page.getByText(key, { exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(19, 32, 26)');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the community briefs are accessible and fit 320 px, ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      '/briefs',
      '/briefs?industry=travel',
      '/briefs?after=2000-01-01T00:00:00.000000Z_00000000-0000-0000-0000-000000000000',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    }
  });
