import { expect, test } from './seed.ts';

test('VIEW-4 a visitor reads a person’s page without waking it: who they are, and their work in tabs that hold something', async ({
  page,
  expected,
  expectAccessible,
}) => {
  await page.goto('/u/ines-marau');
  await expect(page).toHaveTitle('Ines Marau · Brief Foundry');
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Marau' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/u/ines-marau/feed.xml');
  const about = page.getByRole('complementary', { name: 'About Ines Marau' });
  await expect(about.getByText('Member since')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Work' });
  await expect(tabs.getByRole('link')).toHaveText([/^Designs\d+$/, /^Case studies\d+$/, /^Critiques given\d+$/]);
  await expect(tabs.getByRole('link', { name: 'Designs' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();

  await tabs.getByRole('link', { name: 'Case studies' }).click();
  await expect(page).toHaveURL('/u/ines-marau?tab=case-studies');
  await expect(tabs.getByRole('link', { name: 'Case studies' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Critiques given' }).click();
  await expect(tabs.getByRole('link', { name: 'Critiques given' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  await page.goBack();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Designs' })).toHaveAttribute('aria-current', 'page');

  expected.allow(404, /^\/u\/nobody-at-all$/);
  const missing = await page.goto('/u/nobody-at-all');
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nobody has this address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Showcase' })).toBeVisible();
});

test('VIEW-4 a handle in capitals leads to the page’s own address, tab included', async ({ page, request }) => {
  const answer = await request.get('/u/Ines-Marau?tab=builds', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/u/ines-marau?tab=builds');
  await page.goto('/u/INES-MARAU');
  await expect(page).toHaveURL('/u/ines-marau');
});

test('VIEW-4 a new person finds their page in the menu, with what will stand there', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const name = await signIn({ returnTo: '/' });
  await page.getByRole('button', { name: `Your account, ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Your page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your designs will appear here' })).toBeVisible();
  await page.getByRole('link', { name: 'Case studies' }).click();
  await expect(page.getByRole('heading', { name: 'No case studies yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Builds' }).click();
  await expect(page.getByRole('heading', { name: 'No builds yet' })).toBeVisible();
  await expectAccessible();
});

test('FILE-4 a design from a sample file says so on its designer’s page too', async ({
  page,
  signIn,
  seed,
  moveBrief,
}) => {
  const name = await signIn();
  const briefId = await seed.ownBrief(name);
  await moveBrief(briefId, 'in_progress');
  await page.goto(`/submit-design?brief=${briefId}`);
  await page.getByRole('button', { name: 'Try a sample file' }).click();
  await page.getByRole('button', { name: 'Saltmarsh style sheet, 2 frames' }).click();
  await expect(page.getByText('2 frames loaded')).toBeVisible({ timeout: 60_000 });
  for (const step of ['Choose frames', 'Annotate your frames', 'How did you get there?', 'Tags and metadata']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(step);
  }
  await page.getByLabel('Title').fill('Style sheet');
  for (const step of ['Who should find this?', 'One last look']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(step);
  }
  await page.getByRole('button', { name: 'Submit Design' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View in Showcase' }).click();
  await page.getByRole('region', { name: 'Designer' }).getByRole('link', { name }).click();
  await expect(
    page.getByRole('article').filter({ hasText: 'Style sheet' }).getByText('Sample', { exact: true }),
  ).toBeVisible();
});

test('a person’s page tells machines who it is about, and where their feed is', async ({ page, request }) => {
  await page.goto('/u/ines-marau');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/u\/ines-marau$/);
  const about = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(about).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Ines Marau', alternateName: '@ines-marau' },
  });
  const feed = (await page.locator('link[type="application/atom+xml"]').getAttribute('href'))!;
  expect(await (await request.get(feed)).text()).toContain('<title>Designs by Ines Marau</title>');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('on a phone no word of a name is broken', async ({ page, signIn }) => {
  const broken = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const text = title.firstChild!;
      return [...title.textContent.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(String);
    });
  await signIn({ name: 'Haruka Minagawa', returnTo: '/settings' });
  await page.getByRole('link', { name: 'See your page' }).click();
  await expect(page.getByRole('link', { name: 'Edit page' })).toBeVisible();
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await broken(), `own page at ${width}`).toEqual([]);
  }
});
