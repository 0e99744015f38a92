import { links } from '#domain/navigation/links.ts';
import { publishDesign } from './designs.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

/*
 * Every page of a person with work of their own, on the narrowest screen and in the dark, where a mistake is seen last.
 */

test.use({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' });

test('every page fits 320 px without scrolling sideways, and reads in the dark', async ({
  page,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const designId = await publishDesign(page.request, baseURL!, { title: 'Quarterhouse, the whole ledger on one page' });
  const { items } = await (await page.request.get('/api/community-briefs')).json();
  const { handle } = await (await page.request.get('/api/profile')).json();
  const headers = { origin: baseURL! };
  const made = await page.request.post('/api/case-studies', { headers, data: { submissionId: designId } });
  expect(made.status()).toBe(201);
  const addresses = [
    links.home(),
    links.generate(),
    links.generate({ industry: 'food', styles: ['minimal'] }, 2),
    links.communityBriefs(),
    links.brief(items[0].id),
    links.showcase(),
    links.submission(designId),
    links.editSubmission(designId),
    links.submitDesign(),
    links.editCaseStudy(designId),
    links.person(handle),
    links.myProjects(),
    links.collaborations(),
    links.demoWorkspace(),
    links.inspect('demo'),
    links.inspect(designId),
    links.notifications(),
    links.settings(),
    links.pricing(),
    links.help(),
    links.about(),
    links.terms(),
    links.privacy(),
  ];
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
      // The strip of tabs is wider than the screen: the open one is in sight.
      if (address === links.collaborations())
        await expect(page.getByRole('tab', { name: /^Collaborations/ })).toBeInViewport({ ratio: 0.9 });
    });
  }
});
