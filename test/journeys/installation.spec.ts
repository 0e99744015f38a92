import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('OPS-8 an operator sees what every setting is at; for anybody else there is no such page', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn({ email: 'Operator@people.example', returnTo: '/settings' });
  await page.getByRole('link', { name: 'See its settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings of this installation' })).toBeVisible();
  const version = /^This is Brief Foundry \d+\.\d+\.\d+, its tables at migration \d{3}-[a-z-]+\. /;
  await expect(page.getByText(version)).toBeVisible();
  const settingOf = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(settingOf('PORT')).toContainText(`${new URL(baseURL!).port}`);
  await expect(settingOf('PORT')).toContainText('Set');
  await expect(page.getByRole('region', { name: 'Sign-in' })).toContainText('PASSKEYS');
  await expect(settingOf('BRIEFS_A_MONTH')).toContainText('3');
  await expect(settingOf('BRIEFS_A_MONTH')).toContainText('Default');
  await expectAccessible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: other });
  await other.goto('/settings');
  await expect(other.getByRole('region', { name: 'Delete account' })).toBeVisible();
  await expect(other.getByText('This installation')).toHaveCount(0);
  expect((await other.goto('/settings/installation'))?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Settings of this installation');
});
