import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

test('SHOW-4 a phone’s screen stands on its card in its own proportion', async ({ page, baseURL, signIn }) => {
  await signIn();
  const buffer = await picture('png', { width: 390, height: 844 });
  const file = { name: 'Order.png', mimeType: 'image/png', buffer };
  const sent = await page.request.post('/api/media', { headers: { origin: baseURL! }, multipart: { file } });
  const { mediaId } = await sent.json();
  const state = async () => (await (await page.request.get(`/api/media/${mediaId}`)).json()).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  const title = `Order ahead ${mediaId}`;
  const frame = { id: 'f0', name: 'Order', pageId: null, pageName: null, mediaId, selected: true, featured: true };
  await publishDesign(page.request, baseURL!, { title, frames: [frame], annotations: {}, coverage: {} });

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
