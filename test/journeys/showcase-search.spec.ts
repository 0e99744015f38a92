import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

const cards = 'main article';

test('SHOW-12 a typing error is forgiven, and the words can be searched as they were typed', async ({
  page,
  baseURL,
  signIn,
}) => {
  // A word that no other journey has, and one letter wrong.
  const letters = [...`${process.pid}`].map((digit) => 'bcdfghklmn'[Number(digit)]).join('');
  const word = `quarvoo${letters}`;
  const typed = `quarvo${letters}`;
  await signIn();
  const id = await publishDesign(page.request, baseURL!, { title: `The ${word}` });
  // The words are counted together with the likes, a second later.
  await page.request.put(`/api/submissions/${id}/like`, { headers: { origin: baseURL! } });
  const corrected = async () => (await (await page.request.get(`/api/showcase?q=${typed}`)).json()).corrected;
  await expect.poll(corrected, { timeout: 15_000 }).toBe(word);

  await page.goto(`/showcase?q=${typed}`);
  await expect(page.getByText(`You typed “${typed}”. Shown for ${word}`)).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(1);
  await page.getByRole('link', { name: `Search “${typed}” instead` }).click();
  await expect(page.getByRole('heading', { name: `Nothing for “${typed}”` })).toBeVisible();
});

test('SHOW-12 a colour is chosen by one press, stays beside other filters and is taken back by another', async ({
  page,
}) => {
  await page.goto('/showcase');
  const red = page.getByRole('checkbox', { name: 'Red' });
  await red.check();
  await expect(page).toHaveURL('/showcase?color=red');
  await page.getByRole('checkbox', { name: 'Food' }).check();
  await expect(page).toHaveURL('/showcase?industries=food&color=red');
  await page.reload();
  await expect(red).toBeChecked();
  await red.uncheck();
  await expect(page).toHaveURL('/showcase?industries=food');
});

test('SHOW-12 a search finds people and briefs too', async ({ page, baseURL, signIn }) => {
  const name = await signIn();
  await publishDesign(page.request, baseURL!, { title: 'Found beside' });
  await page.goto(`/showcase?q=${encodeURIComponent(name)}`);
  await page.getByRole('region', { name: 'Briefs and people' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a card plays its frames under the mouse and under the keyboard, and not under reduced motion', async ({
  page,
  baseURL,
  signIn,
}) => {
  const title = `Plays ${Date.now()}`;
  await signIn();
  await publishDesign(page.request, baseURL!, { title });
  await page.goto(`/showcase?q=${encodeURIComponent(title)}`);
  const card = page.locator(cards).first();
  const layers = card.locator('[data-shot] > div');
  await expect(layers).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.hover();
  await expect(layers).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.hover();
  await expect(layers).toHaveCount(2);
  await expect(layers.nth(1)).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(layers.nth(0)).toHaveCSS('opacity', '1');
});
