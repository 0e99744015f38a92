import { publishDesign } from './designs.ts';
import { expect, test } from './seed.ts';

test('a design of another person and a community brief are reported in their menus, by whoever is logged in', async ({
  page,
  browser,
  baseURL,
  signIn,
  seed,
  openHydrated,
}) => {
  await signIn();
  const design = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh, reported' });
  const brief = await seed.communityBrief();
  const reader = await (await browser.newContext({ baseURL })).newPage();
  const menuOf = (on = reader) => on.getByRole('main').getByRole('button', { name: /^More for/ });
  for (const path of [`/showcase/${design}`, `/brief/${brief}`]) {
    await openHydrated(path, reader);
    await expect(menuOf()).toHaveCount(0);
  }
  await openHydrated(`/showcase/${design}`);
  await expect(menuOf(page)).toHaveCount(0);

  await signIn({ page: reader });
  for (const [path, thing] of [
    [`/showcase/${design}`, 'design'],
    [`/brief/${brief}`, 'brief'],
  ] as const) {
    await openHydrated(path, reader);
    await menuOf().click();
    await reader.getByRole('menuitem', { name: 'Report…' }).click();
    const dialog = reader.getByRole('dialog', { name: `Report this ${thing}` });
    await reader.keyboard.press('Escape');
    await expect(menuOf()).toBeFocused();
    await reader.keyboard.press('Enter');
    await reader.keyboard.press('Enter');
    await dialog.getByLabel('What is wrong with it').fill(`Not a ${thing} at all`);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(reader.getByText(`Thank you. The ${thing} is reported.`)).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  expect(await seed.query('select reason from design_reports where submission_id = $1', [design])).toEqual([
    { reason: 'Not a design at all' },
  ]);
  expect(await seed.query('select reason from brief_reports where brief_id = $1', [brief])).toEqual([
    { reason: 'Not a brief at all' },
  ]);
});
