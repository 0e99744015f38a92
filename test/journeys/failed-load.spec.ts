import type { Page } from '@playwright/test';
import { links } from '#domain/navigation/links.ts';
import { publishDesign, sampleBriefs } from './designs.ts';
import { expect, test } from './fixtures.ts';

/*
 * Pages whose data could not be fetched: each says so in its own words, and asks again when it is told to.
 */

const LOADS = /\/api\/(?!session|events)/;
const REASON = 'The database is away.';

const failEveryLoad = (page: Page) =>
  page.route(LOADS, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: REASON, requestId: 'r' } } }),
  );

/** Goes there as a link does, so that the browser and not the server loads the page's data. */
const leadTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

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
    await failEveryLoad(page);
    await page.goBack();
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await expectAccessible();
    const again = page.getByRole('main').getByText(/^(Try|Load) again$/i);
    const refused = page.waitForResponse((response) => response.status() === 503);
    await again.click();
    await refused;
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await page.unroute(LOADS);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: loaded })).toBeVisible();
    await expect(page.getByText(failed, { exact: true })).toHaveCount(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what could not be loaded is accessible, ${colorScheme}`, async ({
    page,
    baseURL,
    signIn,
    expected,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    expected.allow(503, /^\/api\//);
    // The router says what a page caught: an answer, or an error in the part that waited for it.
    expected.allowConsole(/ErrorResponse|caught the following error|assets\/hydrate/);
    await page.emulateMedia({ colorScheme });
    await signIn();
    const design = await publishDesign(page.request, baseURL!, { title: 'Quarterhouse' });
    const main = page.getByRole('main');
    const pages = [
      links.myProjects(),
      links.submitDesign(),
      links.notifications(),
      links.settings(),
      links.generate(),
      links.showcase(),
      links.submission(design),
      links.editSubmission(design),
      links.editCaseStudy(design),
      links.caseStudy('cs-quarterhouse'),
      links.communityBriefs(),
      links.collections(),
      links.workspace(design),
      links.inspect(design),
      links.buildReview(design),
      links.agreement(design),
    ];
    for (const address of pages)
      await test.step(address, async () => {
        await page.goto(links.terms());
        await failEveryLoad(page);
        await leadTo(page, address);
        await expect(main.getByText(/^(try|load) again$|^retry$/i)).toBeVisible();
        await expectAccessible();
        await page.unroute(LOADS);
      });
  });

  test(`what could not be done is accessible, ${colorScheme}`, async ({
    page,
    baseURL,
    signIn,
    expected,
    expectAccessible,
  }) => {
    expected.allow(503, /^\/api\//);
    await page.emulateMedia({ colorScheme });
    await signIn();
    const design = await publishDesign(page.request, baseURL!, { title: 'Quarterhouse' });
    // The first brief has the design.
    const brief = links.brief((await sampleBriefs(page.request))[1]!.id);
    const parts: [address: string, button: string | RegExp][] = [
      [brief, 'Start Brief'],
      [links.submission(design), 'Add to collection'],
      [links.submission(design), /^Like/],
      [links.submission(design), 'Make private'],
      [links.submission(design), 'Notifications'],
      [links.editCaseStudy(design), 'Fill from your design'],
      [links.settings(), 'Create a calendar link'],
    ];
    for (const [address, button] of parts)
      await test.step(`${button} on ${address}`, async () => {
        await page.goto(address);
        await failEveryLoad(page);
        const inMenu = button === 'Make private';
        if (inMenu) await page.getByRole('button', { name: 'Your design' }).click();
        await page
          .getByRole(inMenu ? 'menuitem' : 'button', { name: button })
          .first()
          .click();
        // It asks first.
        if (inMenu) await page.getByRole('dialog').getByRole('button', { name: button }).click();
        await expect(page.getByText(REASON).first()).toBeVisible();
        await expectAccessible();
        await page.unroute(LOADS);
      });
  });
}
