import type { Locator, Page } from '@playwright/test';
import { picture } from '../picture.ts';
import { expectNoSidewaysScroll, holdBack } from './fixtures.ts';
import { expect, test } from './seed.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();

/** Reads the step again as another device would: after everything is on the server. */
async function reload(page: Page, title: string) {
  await saved(page);
  await page.reload();
  await expect(heading(page)).toHaveText(title);
}

async function choosePictures(page: Page, names: string[]) {
  const files = await Promise.all(
    names.map(async (name, n) => ({
      name,
      mimeType: 'image/png',
      buffer: await picture('png', { width: 400 + n, height: 700, color: ['#b4472b', '#2f6b4f', '#22303c'][n] }),
    })),
  );
  await page.getByLabel('Pictures of your frames').setInputFiles(files);
  for (const name of names)
    await expect(page.getByRole('button', { name: `Remove ${name.replace('.png', '')}` })).toBeVisible();
}

async function clickAt(target: Locator, x: number, y: number) {
  // A picture that has not come yet has no size to point into.
  await expect(target).toHaveJSProperty('complete', true);
  const box = (await target.boundingBox())!;
  await target.click({ position: { x: box.width * x, y: box.height * y } });
}

test('SUB-1 SUB-8 a design of pictures goes through all seven steps, each of which survives a reload', async ({
  page,
  signIn,
  seed,
  moveBrief,
  expectAccessible,
}) => {
  const briefId = await seed.ownBrief(await signIn());
  await moveBrief(briefId, 'in_progress');
  await page.goto(`/submit-design?brief=${briefId}`);
  await expect(heading(page)).toHaveText('Bring your design');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Annotations' })).toBeDisabled();

  await choosePictures(page, ['Bake board.png', 'Basket.png', 'Plan.png']);
  await expectAccessible();
  await go(page);
  await expect(heading(page)).toHaveText('Choose frames');
  await expect(page.getByText('3 of 3 frames selected')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Make Bake board the featured frame' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Include Basket' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Make Basket the featured frame' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Include Bake board' }).check({ force: true });
  // The focus stays with a frame that has come to the end of its row.
  const earlier = page.getByRole('button', { name: 'Move Basket earlier' });
  await earlier.press('Enter');
  await expect(earlier).toBeDisabled();
  await expect(earlier).toBeFocused();
  // Also at once to a place, and by drag.
  const names = () =>
    page
      .getByRole('list', { name: 'Frames' })
      .getByRole('listitem')
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(await names()).toEqual(['Include Basket', 'Include Bake board', expect.any(String)]);
  await page.getByLabel('Move Basket to place').selectOption('2');
  await expect(page.getByLabel('Move Basket to place')).toBeFocused();
  await expect.poll(names).toEqual(['Include Bake board', 'Include Basket', expect.any(String)]);
  const tiles = page.getByRole('list', { name: 'Frames' }).getByRole('listitem');
  await tiles.nth(1).dragTo(tiles.nth(0));
  await expect.poll(names).toEqual(['Include Basket', 'Include Bake board', expect.any(String)]);
  await expectAccessible();
  await reload(page, 'Choose frames');
  await expect(page.getByText('2 of 3 frames selected')).toBeVisible();

  await go(page);
  await expect(heading(page)).toHaveText('Annotate your frames');
  await clickAt(page.getByRole('img', { name: 'Frame Basket' }), 0.4, 0.3);
  await page.getByLabel('Note for pin 1').fill('The total never moves');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: /^General/ }).click();
  await page.getByRole('button', { name: 'Add general note' }).click();
  await page.getByLabel('Note for all of this frame').fill('One thumb is enough');
  // Half a note is not lost either.
  await reload(page, 'Annotate your frames');
  await expect(page.getByLabel('Note for all of this frame')).toHaveValue('One thumb is enough');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('button', { name: 'Add general note' })).toBeFocused();
  await expectAccessible();

  await go(page);
  await expect(heading(page)).toHaveText('How did you get there?');
  await page.getByLabel('Approach').fill('Watched the queue at seven in the morning.');
  await expectAccessible();
  await reload(page, 'How did you get there?');
  await expect(page.getByLabel('Approach')).toHaveValue('Watched the queue at seven in the morning.');

  await go(page);
  await expect(heading(page)).toHaveText('Tags and metadata');
  await expect(page.getByRole('button', { name: 'Retro', pressed: true })).toBeVisible();
  await page.getByLabel('Title').fill('Saltmarsh, kept for you');
  await page.getByLabel('Assets link').fill('ftp://files.example');
  await page.getByLabel('Assets link').blur();
  await expect(page.getByText('Use a web address, such as https://example.org')).toBeVisible();
  await page.getByLabel('Assets link').fill('files.example/handoff.zip');
  await page.getByLabel('Assets link').blur();
  await expect(page.getByLabel('Assets link')).toHaveValue('https://files.example/handoff.zip');
  await page
    .getByRole('button', { name: /^Link a frame: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'What answers it?' });
  await dialog.getByRole('checkbox', { name: 'Basket', exact: true }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 of 8 evidenced')).toBeVisible();
  await page
    .getByRole('button', { name: /^Say why it is missing: / })
    .first()
    .click();
  await page.getByLabel('Why nothing shows it').fill('Nothing on a screen can show this.');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Edit reason: / })).toBeFocused();
  await expect(page.getByRole('img', { name: '1 evidenced, 1 left out with a reason, 6 open' })).toBeVisible();
  await expectAccessible();
  await reload(page, 'Tags and metadata');

  await go(page);
  await expect(heading(page)).toHaveText('Who should find this?');
  await expect(page.getByRole('radio', { name: /^Public/ })).toBeChecked();
  await page.getByRole('switch', { name: 'Open to collaboration' }).check();
  await page.getByRole('checkbox', { name: /^Active/ }).check();
  await page.getByRole('button', { name: 'Svelte' }).click();
  await page.getByLabel('Message to developers').fill('Start with the plan.');
  await expectAccessible();
  await reload(page, 'Who should find this?');

  await go(page);
  await expect(heading(page)).toHaveText('One last look');
  await reload(page, 'One last look');
  await expect(page.getByText('1 pin on 1 frame, 1 general note')).toBeVisible();
  await expect(page.getByText('Public, open to collaboration, active')).toBeVisible();
  await expectAccessible();
  // A double click submits once.
  await page.getByRole('button', { name: 'Submit Design' }).dblclick();
  const published = page.getByRole('dialog', { name: 'Design Published' });
  await expect(published).toBeVisible();
  await expect(page).toHaveURL('/showcase');
  await expectAccessible();
  const made = await seed.query('select id, title, is_public from design_submissions where brief_id = $1', [briefId]);
  expect(made).toMatchObject([{ title: 'Saltmarsh, kept for you', is_public: true }]);
  await published.getByRole('link', { name: 'View in Showcase' }).click();
  await expect(page).toHaveURL(`/showcase/${made[0]!.id}`);
  await expect(heading(page)).toHaveText('Saltmarsh, kept for you');
});

test('FILE-3 FILE-4 a link checks itself and says what is wrong; a sample file brings its frames, labelled', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/submit-design' });
  await page.getByRole('button', { name: 'Submit without a brief' }).click();
  const link = page.getByLabel('Figma link');
  const onward = page.getByRole('button', { name: 'Continue' });
  await link.fill('https://www.figma.com/files/recent');
  await expect(page.getByText('Invalid Figma URL format. Please use a valid Figma file URL.')).toBeVisible();
  await expectAccessible();
  await link.fill('https://www.figma.com/design/SandboxForbidden000000/Sample');
  await expect(page.getByText('Unable to access this Figma file')).toBeVisible();
  await expect(page.getByText(/Make sure the file is publicly accessible/)).toBeVisible();
  await link.fill('https://www.figma.com/design/SandboxRateLow00000000/Sample');
  await expect(page.getByText(/Try again (at|on) .*\d\d:\d\d\./)).toBeVisible();
  // A file of one's own is not to blame where nobody has connected Figma, and pictures go on without it.
  await link.fill('https://www.figma.com/design/zMcbm8ujSMldgS1VB70IMP/Mine');
  await expect(page.getByText('This Brief Foundry reads only sample files until its operator connects')).toBeVisible();
  await expect(page.getByText('Unable to access this Figma file')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  await expect(onward).toBeDisabled();
  await choosePictures(page, ['Bake board.png']);
  await expect(onward).toHaveAccessibleDescription(/clear it to go on with your pictures/);
  await page.getByRole('button', { name: 'Go on without the link' }).click();
  await expect(link).toHaveValue('');
  await expect(onward).toBeEnabled();
  await page.getByRole('button', { name: 'Remove Bake board' }).click();

  await page.getByRole('button', { name: 'Try a sample file' }).click();
  await page.getByRole('button', { name: 'Saltmarsh style sheet, 2 frames' }).click();
  await expect(page.getByText('2 frames loaded')).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByText(/Figma imports left today/)).toHaveCount(0);
  await expectAccessible();
  await reload(page, 'Bring your design');
  await expect(page.getByText('2 frames loaded')).toBeVisible();
  await expect(onward).toBeEnabled();
  await onward.click();
  await expect(page.getByText('2 of 2 frames selected')).toBeVisible();

  // Begun without a brief, it is found again where nothing is named.
  await saved(page);
  await page.goto('/submit-design');
  await expect(page.getByRole('heading', { name: 'Continue your draft' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Continue Untitled' }).click();
  await expect(heading(page)).toHaveText('Choose frames');
  await page.goBack();
  await page.getByRole('button', { name: 'Delete the draft Untitled' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('heading', { name: 'Continue your draft' })).toHaveCount(0);
});

test('SUB-1 an address with a closed step opens the step before it, and stays there when a picture comes', async ({
  page,
  signIn,
  seed,
  moveBrief,
}) => {
  const briefId = await seed.ownBrief(await signIn());
  await moveBrief(briefId, 'in_progress');
  await page.goto(`/submit-design?brief=${briefId}&step=4`);
  await expect(heading(page)).toHaveText('Bring your design');
  await expect(page).toHaveURL(/step=1$/);
  await choosePictures(page, ['Plan.png']);
  await expect(heading(page)).toHaveText('Bring your design');
  await go(page);
  await expect(heading(page)).toHaveText('Choose frames');
  await page.goBack();
  await expect(heading(page)).toHaveText('Bring your design');
  await page.goForward();
  await expect(heading(page)).toHaveText('Choose frames');
});

test('SUB-8 what is typed without a connection stays, through a reload, and goes to the server with the next one', async ({
  page,
  signIn,
  seed,
  expected,
}) => {
  expected.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await choosePictures(page, ['Bake board.png']);
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=4`);
  await expect(heading(page)).toHaveText('How did you get there?');
  // A save that is under way when a page goes may arrive after the next one was read: its save is refused once, and sent again.
  const step = async () =>
    (await seed.query('select step from submission_drafts where brief_id = $1', [briefId]))[0]?.step;
  await expect.poll(step).toBe(4);
  await saved(page);
  await page.route('**/api/submission-drafts/**', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Challenges').fill('Two loaves from two bakes is two visits.');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Challenges')).toHaveValue('Two loaves from two bakes is two visits.');
  await page.unroute('**/api/submission-drafts/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
  const kept = await seed.query(`select content->>'challenges' as text from submission_drafts where brief_id = $1`, [
    briefId,
  ]);
  expect(kept).toEqual([{ text: 'Two loaves from two bakes is two visits.' }]);
});

test('SUB-8 of two windows neither overwrites the other: the person says which draft goes on', async ({
  page,
  context,
  signIn,
  seed,
  expected,
}) => {
  expected.allow(409, /submission-drafts/);
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await choosePictures(page, ['Bake board.png']);
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=4`);
  // The page says at first that all is saved, and a moment later keeps the step that it was opened on.
  const step = async () =>
    (await seed.query('select step from submission_drafts where brief_id = $1', [briefId]))[0]?.step;
  await expect.poll(step).toBe(4);
  await saved(page);
  // Another device: the same person, nothing on its shelf.
  const other = await context.newPage();
  await other.goto(`/submit-design?brief=${briefId}&step=4`);
  await other.getByLabel('Approach').fill('From the other window');
  await saved(other);
  await page.getByLabel('Approach').fill('From this window');
  await expect(page.getByText('This draft was changed in another window.')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine as a new draft' }).click();
  await saved(page);
  await expect(page.getByLabel('Approach')).toHaveValue('From this window');
  const kept = await seed.query(
    `select content->>'approach' as text from submission_drafts where brief_id = $1 order by updated_at`,
    [briefId],
  );
  expect(kept.map(({ text }) => text)).toEqual(['From the other window', 'From this window']);

  await other.getByLabel('Approach').fill('From the other window, again');
  await saved(other);

  // Both copies are found again, each by its own link (SUB-12).
  await page.goto('/my-projects?tab=submissions');
  const begun = page.getByRole('link', { name: /^Continue your submission/ });
  await expect(begun).toHaveCount(2);
  const texts = [];
  for (const href of await begun.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))) {
    await page.goto(`${href}&step=4`);
    texts.push(await page.getByLabel('Approach').inputValue());
  }
  expect(texts.toSorted()).toEqual(['From the other window, again', 'From this window']);
});

test('SUB-8 whose draft was changed elsewhere can put theirs in its place', async ({
  page,
  context,
  signIn,
  seed,
  expected,
}) => {
  expected.allow(409, /submission-drafts/);
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await choosePictures(page, ['Bake board.png']);
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=4`);
  await page.getByLabel('Approach').fill('First words');
  await saved(page);
  const other = await context.newPage();
  await other.goto(`/submit-design?brief=${briefId}&step=4`);
  await other.getByLabel('Approach').fill('From the other window');
  await saved(other);
  await page.getByLabel('Approach').fill('From this window');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect(page.getByLabel('Approach')).toHaveValue('From this window');
  const kept = () =>
    seed.query(`select content->>'approach' as text from submission_drafts where brief_id = $1`, [briefId]);
  await expect.poll(kept).toEqual([{ text: 'From this window' }]);
  await saved(page);
});

test('FILE-7 what cannot be brought says so in one line, and what hangs can be cancelled', async ({
  page,
  signIn,
  expected,
}) => {
  expected.allow(400, /api\/media/);
  await signIn({ returnTo: '/submit-design' });
  await page.getByRole('button', { name: 'Submit without a brief' }).click();
  const picker = page.getByLabel('Pictures of your frames');
  await picker.setInputFiles([
    { name: 'sketch-03.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'torn.png', mimeType: 'image/png', buffer: (await picture('png')).subarray(0, 20) },
  ]);
  await expect(page.getByText('This picture is damaged. Export it again and upload the new file.')).toBeVisible();
  await expect(page.getByText('HEIC cannot be shown here. Save it as JPEG.')).toBeVisible();
  await expect(page.getByText('Upload a PNG, JPEG, WebP or AVIF picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove plan.svg' }).click();
  await expect(page.getByText('Upload a PNG, JPEG, WebP or AVIF picture.')).toHaveCount(0);
  // What was pressed is gone; the keyboard goes on where it stood.
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeFocused();

  await page.route('**/api/media', () => undefined, { times: 1 });
  const file = { mimeType: 'image/png', buffer: await picture('png', { width: 300, height: 500 }) };
  await picker.setInputFiles([
    { ...file, name: 'hangs.png' },
    { ...file, name: 'waits.png' },
  ]);
  await expect(page.getByRole('progressbar', { name: 'Uploading hangs.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel hangs.png' }).click();
  await expect(page.getByRole('button', { name: 'Remove waits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('SUB-3 by keyboard a pin is placed, moved, written anew and deleted', async ({ page, signIn, seed }) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await choosePictures(page, ['Bake board.png']);
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=3`);
  await page.getByRole('button', { name: 'Add pin by position' }).press('Enter');
  await expect(page.getByLabel('X in percent')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write something first')).toBeVisible();
  await page.getByLabel('Note for pin 1').fill('Oven time leads');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  const pin = page.getByRole('button', { name: 'Pin 1: Oven time leads' });
  await pin.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('Pin 1 at 21 percent across, 35 percent down')).toBeAttached();
  await page.getByRole('button', { name: 'Edit pin 1' }).press('Enter');
  await page.getByLabel('Note for pin 1').fill('Time leads, bread follows');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await saved(page);
  await page.reload();
  const written = page.getByRole('button', { name: 'Pin 1: Time leads, bread follows' });
  await written.press('Delete');
  await page.getByRole('dialog', { name: 'Delete pin 1?' }).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(written).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Annotate your frames' })).toBeFocused();
});

test('SUB-3 a note that was not finished is there after Continue, another frame and another note', async ({
  page,
  signIn,
  seed,
}) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await choosePictures(page, ['Bake board.png', 'Basket.png']);
  await go(page);
  await go(page);
  const board = page.getByRole('img', { name: 'Frame Bake board' });
  await clickAt(board, 0.6, 0.6);
  await expect(page.getByLabel('Note for pin 1')).toBeFocused();
  // Without a word yet, it goes where one points next.
  await clickAt(board, 0.2, 0.4);
  await page.getByLabel('Note for pin 1').fill('Oven time leads');
  // With words it stands, and another begins.
  await clickAt(board, 0.7, 0.5);
  await expect(page.getByLabel('Note for pin 2')).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Oven time leads' })).toBeVisible();
  await page.getByLabel('Note for pin 2').press('Escape');
  await page.getByRole('button', { name: /^General/ }).click();
  await page.getByRole('button', { name: 'Add general note' }).click();
  await page.getByLabel('Note for all of this frame').fill('One thumb is enough');
  await page.getByRole('button', { name: /^Basket/ }).click();
  await clickAt(page.getByRole('img', { name: 'Frame Basket' }), 0.5, 0.3);
  await page.getByLabel('Note for pin 1').fill('The total never moves');
  await go(page);
  await expect(heading(page)).toHaveText('How did you get there?');
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=7`);
  await expect(page.getByText('2 pins on 2 frames, 1 general note')).toBeVisible();
  const kept = await seed.query(
    `select pin->>'text' as text, round((pin->>'x')::numeric, -1)::int as x
       from submission_drafts, jsonb_each(content->'annotations') frame, jsonb_array_elements(frame.value->'pins') pin
      where brief_id = $1 order by x`,
    [briefId],
  );
  expect(kept).toEqual([
    { text: 'Oven time leads', x: 20 },
    { text: 'The total never moves', x: 50 },
  ]);
});

test('SUB-6 a submission that fails says why, keeps the draft, and goes through when pressed again', async ({
  page,
  signIn,
  seed,
  expected,
  expectAccessible,
}) => {
  expected.allow(500, /submissions/);
  expected.allow(422, /submissions/);
  const briefId = await seed.ownBrief(await signIn());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/submit-design?brief=${briefId}`);
  await choosePictures(page, ['Bake board.png', 'Basket.png']);
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await go(page);
    await expect(page.getByText(`Step ${step} of 7`).first()).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);
  }
  // What is still bare is said before anybody sees it, and does not stand in the way.
  await expect(page.getByText('None of the brief’s 8 requirements is linked to a frame')).toBeVisible();
  await page.getByRole('button', { name: 'Go to step 4' }).click();
  await page.getByLabel('Approach').fill('Watched the queue at seven in the morning.');
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=7`);
  await expect(page.getByRole('button', { name: 'Go to step 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to step 4' })).toHaveCount(0);
  // The title is asked for where it can be written, on the last step too.
  await expect(page.getByText('Give the design a title')).toHaveCount(1);
  await page.getByRole('button', { name: 'Submit Design' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Saltmarsh, kept for you');
  await expect(page.getByText('Give the design a title')).toHaveCount(0);
  // What is said of a frame leads to it, and goes once it is left out.
  const fields = { frames: 'The picture of "Basket" could not be read' };
  const incomplete = { error: { code: 'draft_incomplete', message: 'Something is missing', fields, requestId: 'r' } };
  await page.route('**/api/submissions', (route) => route.fulfill({ status: 422, json: incomplete }));
  await page.getByRole('button', { name: 'Submit Design' }).click();
  await expect(heading(page)).toHaveText('Choose frames');
  await expect(page.getByRole('alert').getByText(fields.frames)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Include Basket' }).uncheck({ force: true });
  await expect(page.getByText(fields.frames)).toHaveCount(0);
  await saved(page);
  await page.unroute('**/api/submissions');
  await page.goto(`/submit-design?brief=${briefId}&step=7`);
  await page.route('**/api/submissions', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Submit Design' }).click();
  await expect(page.getByRole('alert').getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
  await expectAccessible();
  await page.unroute('**/api/submissions');
  // What is typed while it is on its way is in the design too.
  const release = await holdBack(page, '**/api/submissions');
  await page.getByRole('button', { name: 'Submit Design' }).click();
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible();
  await page.getByLabel('Title').fill('Saltmarsh, at dusk');
  release();
  const published = page.getByRole('dialog', { name: 'Design Published' });
  await expect(published.getByText('Saltmarsh, at dusk')).toBeVisible();
  await expectAccessible();
  // The brief has its design now: the wizard says so.
  await page.goto(`/submit-design?brief=${briefId}`);
  await expect(heading(page)).toHaveText('A design was submitted already');
  // The bare design says so in one line, and its designer is led to where that is mended.
  const [made] = await seed.query('select id from design_submissions where brief_id = $1', [briefId]);
  await page.goto(`/showcase/${made!.id}`);
  await expect(heading(page)).toHaveText('Saltmarsh, at dusk');
  await expect(page.getByText('No frame is linked yet to any of the brief’s 8 requirements.')).toBeVisible();
  await page.getByRole('link', { name: 'Link frames to them' }).click();
  await expect(page.getByText('0 of 8 evidenced')).toBeVisible();
  await page.goto('/my-projects');
  await expect(page.getByText('0 of 8 requirements evidenced by frames')).toBeVisible();
});
