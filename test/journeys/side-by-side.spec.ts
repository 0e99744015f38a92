import { publishDesign, sampleBriefs } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const shows = (frameId: string) => ({ frameIds: [frameId], noteIds: [], arguedAway: '' });
const BRIEF = 3;

test('SHOW-9 answers to one brief stand side by side, and one choice turns the frame in all columns', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const [one, other] = [`Slow lane ${Date.now()}`, `Fast lane ${Date.now()}`];
  await signIn();
  await publishDesign(
    page.request,
    baseURL!,
    { title: one, coverage: { '0.0': shows('f0'), '0.1': shows('f1') } },
    BRIEF,
  );
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: visitor });
  await publishDesign(
    visitor.request,
    baseURL!,
    { title: other, coverage: { '0.0': shows('f1'), '0.1': shows('f0') } },
    BRIEF,
  );

  const brief = (await sampleBriefs(page.request))[BRIEF]!;
  await visitor.goto(`/brief/${brief.id}`);
  const sides = visitor.getByRole('region', { name: 'answers, side by side' });
  const columnOf = (title: string) => sides.getByRole('listitem').filter({ hasText: title });
  await expect(columnOf(one).getByRole('img', { name: `Bake board, from “${one}”` })).toBeVisible();
  await expect(columnOf(other).getByRole('img', { name: `Basket, from “${other}”` })).toBeVisible();
  await expect(columnOf(other).getByText('No critique yet')).toBeVisible();

  // By keyboard: the arrow keys of a group of radio buttons.
  await sides.getByRole('radio').first().focus();
  await visitor.keyboard.press('ArrowRight');
  await expect(columnOf(one).getByRole('img', { name: `Basket, from “${one}”` })).toBeVisible();
  await expect(columnOf(other).getByRole('img', { name: `Bake board, from “${other}”` })).toBeVisible();
  await expectAccessible(visitor);

  // On a phone the columns slide, and the page does not.
  await visitor.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(visitor);
  const slides = await sides.getByRole('list').evaluate((list) => list.scrollWidth > list.clientWidth);
  expect(slides).toBe(true);
});

test('SHOW-9 the front of the showcase begins with answers to one brief', async ({
  page,
  baseURL,
  browser,
  signIn,
}) => {
  await signIn();
  await publishDesign(page.request, baseURL!, {}, BRIEF);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: other });
  await publishDesign(other.request, baseURL!, {}, BRIEF);
  await page.goto('/showcase');
  const sides = page.getByRole('region', { name: 'side by side' });
  await expect(sides.getByRole('listitem').nth(1)).toBeVisible();
  await sides.getByRole('link', { name: 'Read this brief' }).click();
  await expect(page.getByRole('region', { name: 'answers, side by side' })).toBeVisible();
});
