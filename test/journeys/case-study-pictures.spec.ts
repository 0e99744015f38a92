import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('EDIT-3 EDIT-4 pictures come by paste, from the device, by address and from the design, and an upload can be called off', async ({
  page,
  baseURL,
  signIn,
  expected,
}) => {
  expected.allow(415, /^\/api\/media$/);
  expected.allow(422, /^\/api\/media\/from-address$/);
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh in pictures' });
  await page.goto(`/case-study/create/${id}`);
  const sheet = page.getByRole('article', { name: 'Case study page' });
  const challenge = sheet.getByRole('region', { name: 'The Challenge' });
  const shown = sheet.getByRole('img', { name: 'Picture without a caption' });

  // Pasted while a text of the section is being written: it stands in that section, and the text keeps its words.
  const png = await picture('png', { width: 320, height: 200 });
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, png.toString('base64'));
  const words = challenge.getByRole('textbox', { name: 'Section content' });
  await words.click();
  await expect(challenge.locator('[contenteditable="true"]')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('[data-announcer]')).toContainText('Image added');
  await expect(challenge.getByRole('img', { name: 'Picture without a caption' })).toHaveCount(1);
  await expect.poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(words).toHaveText('Enter the project challenge and context here...');

  // From the device: first something that is no picture, then one that is called off, then one that stays.
  await challenge.getByRole('button', { name: 'Change picture' }).click();
  const choose = challenge.getByLabel('Picture from this device');
  await choose.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(challenge.getByRole('alert')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/media', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await choose.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: png });
  await challenge.getByRole('button', { name: 'Cancel' }).click();
  release();
  await page.unroute('**/api/media');
  // The picture stays until there is another, and who wants to keep it does.
  const another = challenge.getByRole('button', { name: 'Change picture' });
  await expect(shown).toHaveCount(1);
  await expect(another).toBeFocused();
  await another.press('Enter');
  await expect(challenge.getByLabel('Image URL')).toBeFocused();
  await challenge.getByRole('button', { name: 'Keep the picture' }).press('Enter');
  await expect(shown).toHaveCount(1);
  await expect(another).toBeFocused();
  await another.press('Enter');
  const tall = await picture('png', { width: 390, height: 1200 });
  await choose.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: tall });
  await expect(shown).toHaveCount(1);
  // A phone's screen is seen whole, and not blown up to the width of the page.
  const height = () => shown.evaluate((img) => img.clientHeight);
  await expect.poll(height).toBeGreaterThan(0);
  expect(await height()).toBeLessThan(page.viewportSize()!.height);

  // By an address that leads nowhere public: said beside the field, and what was typed stays.
  await challenge.getByRole('button', { name: 'Change picture' }).click();
  const address = challenge.getByLabel('Image URL');
  await address.fill('https://127.0.0.1/board.png');
  await address.press('Enter');
  await expect(challenge.getByRole('alert')).toBeVisible();
  await expect(address).toHaveValue('https://127.0.0.1/board.png');

  // From the design's own frames.
  await challenge.getByRole('button', { name: 'From the design' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Frames of the design' })
    .getByRole('button', { name: 'Basket' })
    .press('Enter');
  await expect(shown).toHaveCount(1);
  await expect(another).toBeFocused();
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await page.reload();
  await expect(shown).toHaveCount(1);
});
