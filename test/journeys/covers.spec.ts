import type { Page } from '@playwright/test';
import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

/** Uploads a phone's screen of this height. */
async function upload(page: Page, baseURL: string, height: number): Promise<string> {
  const buffer = await picture('png', { width: 390, height });
  const file = { name: 'Order.png', mimeType: 'image/png', buffer };
  const sent = await page.request.post('/api/media', { headers: { origin: baseURL }, multipart: { file } });
  const { mediaId } = await sent.json();
  const state = async () => (await (await page.request.get(`/api/media/${mediaId}`)).json()).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  return mediaId;
}

const frameOf = (mediaId: string) => {
  const selected = { pageId: null, pageName: null, selected: true, featured: true };
  return { id: 'f0', name: 'Order', mediaId, ...selected };
};

test('SHOW-4 a phone’s screen stands on its card in its own proportion', async ({ page, baseURL, signIn }) => {
  await signIn();
  const mediaId = await upload(page, baseURL!, 844);
  const title = `Order ahead ${mediaId}`;
  await publishDesign(page.request, baseURL!, { title, frames: [frameOf(mediaId)], annotations: {}, coverage: {} });

  for (const address of [`/showcase?q=${encodeURIComponent(title)}&sort=newest`, '/my-projects?tab=submissions']) {
    await page.goto(address);
    const image = page.getByRole('article').filter({ hasText: title }).locator('img').first();
    await expect(image).toBeVisible();
    const [shown, box] = await image.evaluate((img) => {
      const rect = (at: Element) => at.getBoundingClientRect();
      return [rect(img), rect(img.closest('article')!.firstElementChild!)];
    });
    // All of its width, nine tenths of the card's height, and at least three quarters of what it is long.
    expect(shown.left, address).toBeGreaterThan(box.left);
    expect(shown.right, address).toBeLessThan(box.right);
    expect(shown.height / box.height, address).toBeCloseTo(0.9, 1);
    expect(shown.height / ((shown.width / 390) * 844), address).toBeGreaterThan(0.75);
    expect(shown.width, address).toBeLessThanOrEqual(390);
  }
});

test('EDIT-2 a long page shows its beginning on the cover of a case study', async ({ page, baseURL, signIn }) => {
  await signIn();
  const frames = [frameOf(await upload(page, baseURL!, 9000))];
  const id = await publishDesign(page.request, baseURL!, { frames, annotations: {}, coverage: {} });
  await page.goto(`/case-study/create/${id}`);
  const image = page.locator('.cs-stage img');
  await expect(image).toBeVisible();
  const { width, height } = (await image.boundingBox())!;
  expect(height / width).toBeCloseTo(19.5 / 9, 1);
});
