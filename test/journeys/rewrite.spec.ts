import { expect, test } from './fixtures.ts';

test('BRIEF-8 BRIEF-13 one section of a new brief is written again, the others stay, and it costs no place', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/generate?industry=food&styles=retro&step=2');
  await page.getByRole('button', { name: 'Generate Brief' }).click();
  await expect(page).toHaveURL(/\/brief\/[0-9a-f]{8}-/);
  await expect(page.getByText(/nearest earlier brief: \d+ % alike|the first brief here/)).toBeVisible();
  const usps = page.locator('#usps');
  const overview = page.locator('#overview');
  const before = { usps: await usps.innerText(), overview: await overview.innerText() };
  await expect(page.getByText('2 of 3 briefs left')).toBeVisible();

  await page.getByRole('button', { name: 'Regenerate Unique Selling Points. You can do this 5 more times.' }).click();
  await expect(page.getByText('Unique Selling Points is regenerated. You can do this 4 more times.')).toBeVisible();
  // The page is read anew after the message.
  await expect.poll(() => usps.innerText()).not.toBe(before.usps);
  expect(await overview.innerText()).toBe(before.overview);
  await expect(page.getByText('2 of 3 briefs left')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Start Brief' }).click();
  await expect(page.getByRole('button', { name: /^Regenerate ./ })).toHaveCount(0);
});
