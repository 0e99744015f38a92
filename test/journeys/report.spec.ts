import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
  let inkOfButton: string | undefined;
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
    const send = dialog.getByRole('button', { name: 'Report' });
    // The tools of a brief colour their own buttons, and not those of their dialogs.
    inkOfButton ??= await send.evaluate((button) => getComputedStyle(button).color);
    await expect(send).toHaveCSS('color', inkOfButton);
    await send.click();
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

test('SIGN-13 somebody whom the operator deletes is logged out, and nobody finds them or their design any more', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const design = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh, deleted' });
  const { handle } = (await (await page.request.get('/api/session')).json()).viewer;
  const remove = (...more: string[]) =>
    promisify(execFile)(process.execPath, ['--no-warnings', 'scripts/admin.ts', 'delete', handle, ...more], {
      env: { ...process.env, DATA_DIR: process.env.JOURNEY_DATA },
    });
  await expect(remove()).rejects.toMatchObject({ stderr: expect.stringContaining('designs: 1;') });
  await page.goto(`/showcase/${design}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saltmarsh, deleted');

  expect((await remove('--anyway')).stdout).toContain(`${handle} is deleted.`);
  for (const path of [`/showcase/${design}`, `/u/${handle}`])
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});
