import type { Page } from '@playwright/test';
import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './seed.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => expect(page.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();

/** A file as the browser hands it over when somebody drops or pastes it. */
async function transfer(page: Page, name: string, color: string) {
  const bytes = (await picture('png', { width: 500, height: 700, color })).toString('base64');
  return page.evaluateHandle(
    ({ name, bytes }) => {
      const file = new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type: 'image/png' });
      const data = new DataTransfer();
      data.items.add(file);
      return data;
    },
    { name, bytes },
  );
}

const ICON = { width: 24, height: 24 };

test('FILE-7 SUB-3 pictures are dropped and pasted, and a pin is dragged to its place', async ({
  page,
  signIn,
  seed,
}) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  const zone = page.getByRole('region', { name: 'Pictures from your device' });
  await expect(zone).toBeVisible();
  await zone.dispatchEvent('drop', { dataTransfer: await transfer(page, 'Bake board.png', '#b4472b') });
  await expect(page.getByRole('button', { name: 'Remove Bake board' })).toBeVisible();
  const pasted = await transfer(page, 'Basket.png', '#2f6b4f');
  await page.evaluate(
    (data) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })),
    pasted,
  );
  await expect(page.getByRole('button', { name: 'Remove Basket' })).toBeVisible();
  await saved(page);

  await page.goto(`/submit-design?brief=${briefId}&step=3`);
  const sheet = page.getByRole('img', { name: 'Frame Bake board' });
  await expect(sheet).toHaveJSProperty('complete', true);
  const box = (await sheet.boundingBox())!;
  await sheet.click({ position: { x: box.width * 0.2, y: box.height * 0.2 } });
  await page.getByLabel('Note for pin 1').fill('Price and shelf stand together');
  await page.getByRole('button', { name: 'Add note' }).click();
  const pin = page.getByRole('button', { name: 'Pin 1: Price and shelf stand together' });
  const from = (await pin.boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * 0.15, y + box.height * 0.1);
  await page.mouse.move(x + box.width * 0.3, y + box.height * 0.2);
  await page.mouse.up();
  await saved(page);
  const [draft] = await seed.query('select content from submission_drafts where brief_id = $1', [briefId]);
  const { frames, annotations } = draft!.content as {
    frames: { id: string }[];
    annotations: Record<string, { pins: { x: number; y: number }[] }>;
  };
  const { pins } = annotations[frames[0]!.id]!;
  expect(pins).toHaveLength(1);
  expect(Math.abs(pins[0]!.x - 50)).toBeLessThan(2);
  expect(Math.abs(pins[0]!.y - 40)).toBeLessThan(2);
});

test('SUB-3 on a phone the note of a pin lies above the wizard’s bar', async ({ page, signIn, seed }) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/submit-design?brief=${briefId}`);
  await page
    .getByLabel('Pictures of your frames')
    .setInputFiles({ name: 'Plan.png', mimeType: 'image/png', buffer: await picture('png', { width: 430 }) });
  await expect(page.getByRole('button', { name: 'Remove Plan' })).toBeVisible();
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=3`);
  await page.getByRole('img', { name: 'Frame Plan' }).click();
  await page.getByLabel('Note for pin 1').fill('Price and shelf stand together');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('button', { name: 'Pin 1: Price and shelf stand together' })).toBeVisible();
});

test('SUB-3 a frame that is a long page can be read while pins are set', async ({ page, signIn, seed }) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  const buffer = await picture('png', { width: 390, height: 4000 });
  await page.getByLabel('Pictures of your frames').setInputFiles({ name: 'Menu.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Remove Menu' })).toBeVisible();
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=3`);
  const frame = page.getByRole('img', { name: 'Frame Menu' });
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(300);
});

test('FILE-7 SUB-8 a picture gets a name of its own by keyboard, which is kept; what is no name says so in its field', async ({
  page,
  signIn,
  seed,
  expectAccessible,
}) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await page
    .getByLabel('Pictures of your frames')
    .setInputFiles({ name: 'IMG_2041.png', mimeType: 'image/png', buffer: await picture('png', ICON) });
  await page.getByRole('button', { name: 'Rename IMG_2041' }).press('Enter');
  const name = page.getByLabel('Name of the frame');
  await expect(name).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Give the frame a name');
  await name.fill('x'.repeat(201));
  await expect(name).toHaveAccessibleDescription('Use at most 200 characters');
  await expectAccessible();
  await name.fill('Checkout');
  await expect(name).toHaveAccessibleDescription('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Checkout' })).toBeFocused();
  await expect(page.getByText('The frame is called Checkout')).toHaveRole('status');
  await saved(page);

  await page.goto(`/submit-design?brief=${briefId}&step=2`);
  await page.getByRole('button', { name: 'Rename Checkout' }).click();
  await expect(name).toHaveValue('Checkout');
  await name.fill('Checkout, paid');
  await saved(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Include Checkout, paid' })).toBeChecked();
  await expectAccessible();
  // A small picture is shown as large as it is, here and as a cover.
  const shown = page.getByRole('list', { name: 'Frames' }).locator('img');
  await expect
    .poll(() => shown.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))
    .toEqual([24, 24]);
  await page.goto(`/submit-design?brief=${briefId}&step=7`);
  const cover = page.getByRole('img', { name: 'Cover: Checkout, paid' });
  await expect
    .poll(() => cover.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))
    .toEqual([24, 24]);
  const [draft] = await seed.query(
    `select content->'frames'->0->>'name' as name from submission_drafts where brief_id = $1`,
    [briefId],
  );
  expect(draft).toEqual({ name: 'Checkout, paid' });
});

test('SUB-8 in two windows the one that is behind loads the newer draft, and goes on from there', async ({
  page,
  context,
  signIn,
  seed,
  expected,
}) => {
  expected.allow(409, /submission-drafts/);
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await page
    .getByLabel('Pictures of your frames')
    .setInputFiles({ name: 'Plan.png', mimeType: 'image/png', buffer: await picture('png', { width: 420 }) });
  await saved(page);
  await page.goto(`/submit-design?brief=${briefId}&step=4`);
  // The page says at first that all is saved, and a moment later keeps the step that it was opened on.
  const step = async () =>
    (await seed.query('select step from submission_drafts where brief_id = $1', [briefId]))[0]?.step;
  await expect.poll(step).toBe(4);
  await saved(page);
  const other = await context.newPage();
  await other.goto(`/submit-design?brief=${briefId}&step=4`);
  await other.getByLabel('Approach').fill('From the other window');
  await saved(other);
  await page.getByLabel('Approach').fill('From this window');
  await page.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(page.getByLabel('Approach')).toHaveValue('From the other window');
  await page.getByLabel('Challenges').fill('And on from here');
  await saved(page);
  const kept = await seed.query(
    `select content->>'approach' as approach, content->>'challenges' as challenges from submission_drafts where brief_id = $1`,
    [briefId],
  );
  expect(kept).toEqual([{ approach: 'From the other window', challenges: 'And on from here' }]);
});

test('SUB-1 SUB-4 SUB-5 SUB-10 the whole wizard goes by keyboard alone, with preselected tags, links that are links, and a private design open to nobody', async ({
  page,
  signIn,
  seed,
}) => {
  const briefId = await seed.ownBrief(await signIn());
  await page.goto(`/submit-design?brief=${briefId}`);
  await page
    .getByLabel('Pictures of your frames')
    .setInputFiles({ name: 'Plan.png', mimeType: 'image/png', buffer: await picture('png', { width: 430 }) });
  await expect(page.getByRole('button', { name: 'Remove Plan' })).toBeVisible();
  /** Walks with Tab, as far as it takes, to what has this name; nothing on the way may hold the focus. */
  const tabTo = async (name: RegExp) => {
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement as HTMLInputElement | null;
        const label = at?.labels?.[0]?.textContent ?? '';
        return (at?.getAttribute('aria-label') || label || at?.textContent || '').trim();
      });
    for (let n = 0; n < 90; n++) {
      if (name.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  const on = async (title: string) => {
    await tabTo(/^Continue$/);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  };
  await on('Choose frames');
  await on('Annotate your frames');
  await tabTo(/^Add pin by position$/);
  await page.keyboard.press('Enter');
  await tabTo(/^Note for pin 1/);
  await page.keyboard.type('Oven time leads');
  await tabTo(/^Add note$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pin 1: Oven time leads' })).toBeVisible();
  await on('How did you get there?');
  await tabTo(/^Approach/);
  await page.keyboard.type('Watched first.');
  await on('Tags and metadata');
  await tabTo(/^Title/);
  await page.keyboard.type('By keyboard alone');
  // The brief is retro and organic; the rest of the fourteen is there to be chosen.
  const tags = page.getByRole('group', { name: 'Style tags' });
  await expect(tags.getByRole('button')).toHaveCount(14);
  await expect(tags.getByRole('button', { pressed: true })).toHaveText(['Retro', 'Organic']);
  await tabTo(/^Monochrome$/);
  await page.keyboard.press('Space');
  await tabTo(/^Assets link/);
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Use a web address, such as https://example.org')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://files.example/kit.zip');
  await on('Who should find this?');
  await expect(page.getByRole('radio', { name: /^Public/ })).toBeChecked();
  await tabTo(/^Public/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Private/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Open to collaboration' })).toBeDisabled();
  await expect(page.getByText('A private design cannot be open to collaboration.')).toBeVisible();
  await on('One last look');
  await tabTo(/^Submit Design$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').first()).toBeVisible();
  const made = await seed.query(
    `select title, is_public, open_to_collaboration, tags, assets_link from design_submissions where brief_id = $1`,
    [briefId],
  );
  expect(made).toEqual([
    {
      title: 'By keyboard alone',
      is_public: false,
      open_to_collaboration: false,
      tags: ['Retro', 'Organic', 'Monochrome'],
      assets_link: 'https://files.example/kit.zip',
    },
  ]);
});

test('FILE-6 a design whose pictures are still being made says so, and shows them when they are there', async ({
  page,
  signIn,
  seed,
  baseURL,
}) => {
  await signIn();
  const title = `Saltmarsh ${Date.now().toString(36)}`;
  const id = await publishDesign(page.request, baseURL!, { title });
  const ofIt = 'where id in (select media_id from submission_frames where submission_id = $1)';
  const made = await seed.query(`select id, variants from media ${ofIt}`, [id]);
  await seed.query(`update media set state = 'processing', variants = '[]' ${ofIt}`, [id]);
  await page.goto(`/showcase/${id}`);
  const frames = page.getByRole('region', { name: 'Frames' });
  const notYet = frames.getByText('This picture is still being prepared. It appears here when it is ready.');
  await expect(notYet).toBeVisible();
  await frames.getByRole('button', { name: 'Fullscreen' }).click();
  const viewer = page.getByRole('dialog', { name: /^Bake board/ });
  await expect(viewer.getByText('still being made')).toBeVisible();

  for (const { id: mediaId, variants } of made)
    await seed.query(`update media set state = 'ready', variants = $2 where id = $1`, [
      mediaId,
      JSON.stringify(variants),
    ]);
  await expect(viewer.getByText('still being made')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notYet).toHaveCount(0);
  await expect(frames.getByRole('img', { name: 'Bake board' })).toHaveAttribute('src', /^\/media\//);
});
