import type { CDPSession, Locator, Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

// Moving a part is drawn on its way.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Three ways to do the same: carry something to a place. */
interface Hand {
  carry(page: Page, from: Locator, to: Locator, where: 'top' | 'inside'): Promise<void>;
  press(target: Locator): Promise<void>;
  write(target: Locator, words: string): Promise<void>;
}

async function middle(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y };
}

const mouse: Hand = {
  async carry(page, from, to, where) {
    await to.scrollIntoViewIfNeeded();
    const start = await middle(from);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 8);
    const end = await middle(to);
    await page.mouse.move(end.x, where === 'top' ? end.top + 2 : end.y, { steps: 8 });
    await expect(page.getByText(/^Drop .+ here$/)).toBeVisible();
    await page.mouse.up();
  },
  press: (target) => target.click(),
  write: (target, words) => target.fill(words),
};

function touch(session: CDPSession): Hand {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    ...mouse,
    async carry(page, from, to, where) {
      await to.scrollIntoViewIfNeeded();
      const start = await middle(from);
      const end = await middle(to);
      await send('touchStart', [start]);
      // The long press of 120 ms: what is held shows itself.
      await expect(page.locator('main[data-dragging="pointer"]')).toBeVisible();
      for (const part of [0.3, 0.7, 1])
        await send('touchMove', [
          {
            x: start.x + (end.x - start.x) * part,
            y: start.y + ((where === 'top' ? end.top + 2 : end.y) - start.y) * part,
          },
        ]);
      await expect(page.getByText(/^Drop .+ here$/)).toBeVisible();
      await send('touchEnd', []);
    },
    press: (target) => target.tap(),
  };
}

/** Arrow keys until the announcement names the place. */
const keyboard: Hand = {
  async carry(page, from, to) {
    const place = await to.getAttribute('data-place-name');
    await from.focus();
    await page.keyboard.press('Space');
    const said = page.locator('[data-announcer]');
    await expect(said).toContainText('lifted');
    for (let step = 0; step < 30 && !(await said.innerText()).includes(place!); step += 1) {
      const before = await said.innerText();
      await page.keyboard.press('ArrowUp');
      await expect(said).not.toHaveText(before);
    }
    await expect(said).toContainText(place!);
    await page.keyboard.press('Space');
    await expect(said).toContainText('dropped');
  },
  async press(target) {
    await target.focus();
    await target.press('Enter');
  },
  async write(target, words) {
    await target.focus();
    await target.press('ControlOrMeta+a');
    await target.page().keyboard.insertText(words);
  },
};

/** Says where a keyboard would have to announce that it is. */
async function named(locator: Locator, place: string): Promise<Locator> {
  await locator.evaluate((element, name) => element.setAttribute('data-place-name', name), place);
  return locator;
}

async function compose(page: Page, hand: Hand) {
  const templates = page.getByRole('complementary', { name: 'Templates' });
  const template = (name: string) => templates.getByRole('button', { name: `Add ${name}` });
  await hand.write(page.getByLabel('Title of the case study'), 'Saltmarsh, kept for you');
  // A layout between the two sections there are.
  const solution = page.getByRole('region', { name: 'The Solution' });
  await hand.carry(page, template('Two Columns'), await named(solution, 'position 2 of 3'), 'top');
  const section = page.getByRole('region', { name: 'Untitled section' });
  await expect(section).toBeVisible();
  await hand.write(section.getByLabel('Section title'), 'Is it out yet?');
  const mine = page.getByRole('region', { name: 'Is it out yet?' });
  const columns = mine.locator('[data-parent*="/"]');
  // A text into the left column, a container into the right one, a text into that.
  await hand.carry(page, template('Text Block'), await named(columns.nth(0), 'left column, position 1'), 'inside');
  await expect(columns.nth(0).getByRole('textbox', { name: 'Text block' })).toBeVisible();
  await hand.carry(page, template('Container'), await named(columns.nth(1), 'right column, position 1'), 'inside');
  const container = columns.nth(1).locator('[data-parent]');
  await expect(container).toBeVisible();
  await hand.carry(page, template('Text Block'), await named(container, 'container, position 1'), 'inside');
  await expect(container.getByRole('textbox', { name: 'Text block' })).toBeVisible();
  // The whole section to the top.
  const challenge = page.getByRole('region', { name: 'The Challenge' });
  const handle = page.getByRole('button', { name: 'Move section Is it out yet?' });
  await hand.carry(page, handle, await named(challenge, 'position 1 of 3'), 'top');
  await expect(page.locator('[data-section]').first().getByLabel('Section title')).toHaveValue('Is it out yet?');
  // Its colours.
  await mine.hover();
  await hand.press(mine.getByRole('button', { name: 'Section options' }));
  const menu = page.getByRole('menu', { name: 'Section options' });
  await hand.press(menu.getByRole('menuitemradio', { name: 'Orange' }).first());
  await hand.press(menu.getByRole('menuitem', { name: 'Add Pattern' }));
  await expect(menu.getByText(/^Contrast 1\d\.\d:1, any size$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByText(/^Saved · /)).toBeVisible();
}

/** The document with ids told apart only by where they come first. */
async function documentOf(page: Page, id: string): Promise<unknown> {
  const { caseStudy } = await (await page.request.get(`/api/submissions/${id}/case-study`)).json();
  const ids = new Map<string, string>();
  return JSON.parse(
    JSON.stringify(caseStudy.document).replace(/(section|component)-[a-z0-9]+/g, (name) => {
      if (!ids.has(name)) ids.set(name, `node ${ids.size}`);
      return ids.get(name)!;
    }),
  );
}

test('EDIT-1 EDIT-3 EDIT-5 EDIT-6 the same page built by mouse, by keyboard alone and by touch is the same document', async ({
  browser,
  baseURL,
  signIn,
}) => {
  test.setTimeout(240_000);
  const documents: unknown[] = [];
  for (const way of ['mouse', 'keyboard', 'touch'] as const) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      hasTouch: way === 'touch',
      viewport: { width: 1440, height: 1000 },
    });
    const desk = await context.newPage();
    // A person each: one answers a brief once.
    await signIn({ page: desk });
    const id = await publishDesign(desk.request, baseURL!, { title: `Saltmarsh by ${way}` });
    await desk.goto(`/case-study/create/${id}`);
    await expect(desk.locator('html[data-hydrated]')).toBeVisible();
    await desk.getByRole('button', { name: 'Not now' }).click();
    const hand = { mouse, keyboard, touch: touch(await context.newCDPSession(desk)) }[way];
    await compose(desk, hand);
    documents.push(await documentOf(desk, id));
    await context.close();
  }
  const [byMouse, byKeyboard, byTouch] = documents;
  expect(byMouse).toMatchObject({
    title: 'Saltmarsh, kept for you',
    sections: [{ title: 'Is it out yet?', backgroundColor: 'bg-orange-50', hasPattern: true }, {}, {}],
  });
  expect(byKeyboard).toEqual(byMouse);
  expect(byTouch).toEqual(byMouse);
});

test('EDIT-5 EDIT-7 EDIT-8 EDIT-9 texts are written with dress, components have a menu, and everything can be taken back', async ({
  page,
  baseURL,
  context,
  signIn,
  expectAccessible,
  expected,
}) => {
  expected.allow(422, /\/api\/media\/from-address/);
  await signIn();
  const id = await publishDesign(page.request, baseURL!, {});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/case-study/create/${id}`);
  await expect(page.locator('html[data-hydrated]')).toBeVisible();
  // The words that a new page comes with are written over, by mouse and by key.
  const title = page.getByLabel('Title of the case study');
  await title.click();
  await page.keyboard.type('Saltmarsh');
  await expect(title).toHaveValue('Saltmarsh');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bread by order.');
  await expect(page.getByLabel('Description of the case study')).toHaveValue('Bread by order.');
  const challenge = page.getByRole('region', { name: 'The Challenge' });
  await challenge.getByRole('textbox', { name: 'Section content' }).focus();
  await expect(challenge.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.type('The queue.');
  await expect(challenge.getByRole('textbox', { name: 'Section content' })).toHaveText('The queue.');

  const solution = page.getByRole('region', { name: 'The Solution' });
  await solution.getByRole('button', { name: 'Add component' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Component' });
  await expect(dialog.getByText('Add a block of text with formatting options')).toBeVisible();
  await expect(dialog.getByText('Add an image with optional caption')).toBeVisible();
  await expect(dialog.getByText('Add a container to group other elements')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: /^Text Block/ }).click();
  const text = solution.getByRole('textbox', { name: 'Text block' });
  await expect(solution.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.type('Sort by ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('oven time');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('.');
  await expect(text.locator('strong')).toHaveText('oven time');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(text.locator('li')).toHaveText('Sort by oven time.');
  await expectAccessible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('li')).toHaveCount(0);
  await expect(text).toHaveText('Sort by oven time.');
  // Its menu, opened from the text, gives the hand back to it.
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Paste Text' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(solution.locator('[contenteditable="true"]')).toBeFocused();
  // The text that had the focus goes with the preview; the hand stays on the keyboard, and the page where it was.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => scrollTo(0, 200));
  await page.keyboard.press('ControlOrMeta+e');
  await expect(page.getByRole('button', { name: 'Edit Mode' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(text).toHaveText('Sort by oven time.');

  await page.evaluate(() => navigator.clipboard.writeText('Every bake holds forty loaves.'));
  await text.click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Component options' });
  await expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Delete Component' })).toBeVisible();
  await expectAccessible();
  await menu.getByRole('menuitem', { name: 'Paste Text' }).click();
  await expect(text).toHaveText('Every bake holds forty loaves.');
  await text.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(solution.getByRole('textbox', { name: 'Text block' })).toHaveCount(2);
  await text.first().click({ button: 'right' });
  await page.mouse.wheel(0, 200);
  await expect(menu).toHaveCount(0);
  await solution.getByRole('button', { name: 'Move Text Block' }).first().press('Delete');
  await expect(solution.getByRole('textbox', { name: 'Text block' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(solution.getByRole('textbox', { name: 'Text block' })).toHaveCount(2);

  // An image: by an address that is none of the public web, then a frame of the design.
  await solution.getByRole('button', { name: 'Add component' }).click();
  await dialog.getByRole('button', { name: /^Image/ }).click();
  const address = solution.getByPlaceholder('Enter image URL...');
  await expect(address).toBeFocused();
  await address.fill('http://127.0.0.1:5432/picture.png');
  await address.press('Enter');
  await expect(solution.getByRole('alert')).toContainText('not on the public web');
  await expect(address).toBeFocused();
  await solution.getByRole('button', { name: 'From the design' }).click();
  await page.getByRole('dialog', { name: 'Frames of the design' }).getByRole('button', { name: 'Basket' }).click();
  await solution.getByPlaceholder('Add image caption (optional)...').fill('The basket');
  await expect(solution.getByRole('img', { name: 'The basket' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectAccessible();
});
