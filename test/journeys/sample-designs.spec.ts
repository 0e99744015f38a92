import { expect, test } from './fixtures.ts';

interface Card {
  id: string;
  title: string;
  isSample: boolean;
  picture: { state: string } | null;
}

test('OPS-1 a new installation has finished designs to look at, and says that they are samples', async ({
  page,
  request,
  expectAccessible,
}) => {
  const samples = async (): Promise<Card[]> => {
    const found: Card[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
      const page: { items: Card[]; nextCursor: string | null } = await (
        await request.get(`/api/showcase${query}`)
      ).json();
      found.push(...page.items.filter((card) => card.isSample));
      cursor = page.nextCursor;
    } while (cursor);
    return found;
  };
  // They come in the background, once the door is open, and after whatever people bring.
  const bakery = async () => (await samples()).find(({ title }) => title.startsWith('Saltmarsh: tomorrow'));
  await expect.poll(async () => (await bakery())?.picture?.state, { timeout: 90_000 }).toBe('ready');
  const { id, title } = (await bakery())!;

  await page.goto(`/showcase/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Designer' })).toContainText('sample design');
  const frames = page.getByRole('region', { name: 'Frames' });
  const cover = frames.getByRole('img', { name: 'Shop window, 1600 px' });
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await frames.getByRole('button', { name: /^Show \d annotations$/ }).click();
  await frames.getByRole('button', { name: 'Note 2: Oven time' }).click();
  await expect(frames.getByRole('button', { name: 'Note 2: Oven time' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();

  // LAND-3: the front door shows designs of the showcase.
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Find somebody who builds your design' });
  await expect(band.getByRole('link', { name: 'See the designs that are open' })).toHaveAttribute('href', /open=yes/);
  const design = band.getByRole('listitem').first().getByRole('link');
  const shown = await design.textContent();
  await design.click();
  await expect(page).toHaveURL(/\/showcase\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: shown! })).toBeVisible();
});
