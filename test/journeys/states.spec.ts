import type { Page } from '@playwright/test';
import { links } from '#domain/navigation/links.ts';
import { publishDesign, sampleBriefs } from './designs.ts';
import { expect, test } from './fixtures.ts';

/*
 * What opens, fails or is empty on a page, in the light and in the dark. Pages as they first show are checked elsewhere.
 */

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').first();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`dialogs, menus, refused forms and empty lists are accessible, ${colorScheme}`, async ({
    page,
    baseURL,
    signIn,
    browser,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await signIn({ name: 'Ines Marau' });
    const empty = [
      links.myProjects(),
      `${links.myProjects()}?tab=submissions`,
      `${links.myProjects()}?tab=case-studies`,
      links.collaborations(),
      links.notifications(),
      links.showcase({ q: 'zeppelin' }),
      links.submitDesign(),
    ];
    const design = await publishDesign(page.request, baseURL!, { title: 'Quarterhouse', openToCollaboration: true });
    const brief = links.brief((await sampleBriefs(page.request))[0]!.id);
    const states: [address: string, open: (page: Page) => Promise<unknown>][] = [
      [links.myProjects(), press(/^Your account/)],
      [links.myProjects(), press(/^Notifications/)],
      [brief, press('Export and share')],
      [
        links.submission(design),
        async (on) => {
          await press('Your design')(on);
          await on.getByRole('menuitem', { name: 'Delete' }).click();
        },
      ],
      [links.submission(design), press('Add to collection')],
      [links.submission(design), press('Fullscreen')],
      [links.editCaseStudy(design), press('Choose a theme')],
      [links.editCaseStudy(design), press('Publish')],
      [links.editCaseStudy(design), press('Version history')],
      [links.editCaseStudy(design), press('Keyboard')],
      [
        links.settings(),
        async (on) => {
          await on.getByLabel('Display name').fill('');
          await on.getByLabel('Handle').fill('no spaces please');
          await on.getByRole('button', { name: 'Save profile' }).click();
          await expect(on.locator('[aria-invalid=true]').first()).toBeVisible();
        },
      ],
      [links.settings(), press('Delete my account')],
    ];
    for (const [address, open] of states)
      await test.step(`${address} ${open}`, async () => {
        await page.goto(address);
        await open(page);
        await expectAccessible();
      });

    const other = await (await browser.newContext({ baseURL: baseURL!, colorScheme })).newPage();
    await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: links.askForDesign(design) });
    await dialog(other).getByRole('button', { name: 'Send request' }).click();
    await expect(dialog(other).locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(other);
    for (const address of empty)
      await test.step(`${address} of somebody new`, async () => {
        await other.goto(address);
        await expectAccessible(other);
      });
  });
}
