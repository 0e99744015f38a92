import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

/*
 * Pages whose data could not be fetched: each says so in its own words, and asks again when it is told to.
 */

test('SHOW-5 BRIEF-10 DET-5 a page that could not be loaded says so, and Try Again brings it', async ({
  page,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  expected.allow(503, /^\/api\//);
  expected.allowConsole(/ErrorResponse/);
  const name = await signIn();
  const submissionId = await publishDesign(page.request, baseURL!, { title: 'Lockside, kept dry' });
  const { items } = await (await page.request.get('/api/community-briefs')).json();
  const handle = (await (await page.request.get('/api/profile')).json()).handle;
  const pages = [
    { path: '/showcase', failed: 'Failed to load designs', loaded: 'What designers made of it' },
    { path: `/showcase/${submissionId}`, failed: 'Failed to load submission details', loaded: 'Lockside, kept dry' },
    { path: `/brief/${items[0].id}`, failed: 'Error Loading Brief', loaded: items[0].title },
    { path: `/u/${handle}`, failed: 'Not available right now', loaded: name },
  ];
  for (const { path, failed, loaded } of pages) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Brief Foundry, home' }).click();
    await expect(page).toHaveURL('/');
    await page.route(/\/api\/(?!session|events|notifications)/, (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'unavailable', message: 'The database is away.', requestId: 'r' } },
      }),
    );
    await page.goBack();
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await expectAccessible();
    const again = page.getByRole('main').getByText(/^(Try|Load) again$/i);
    const refused = page.waitForResponse((response) => response.status() === 503);
    await again.click();
    await refused;
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await page.unroute(/\/api\/(?!session|events|notifications)/);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: loaded })).toBeVisible();
    await expect(page.getByText(failed, { exact: true })).toHaveCount(0);
  }
});
