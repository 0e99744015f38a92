import { expect, test } from './fixtures.ts';

test('a fault that comes into a page after it was examined is found when it is examined again', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/pricing');
  await expectAccessible();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const nameless = document.createElement('button');
    nameless.type = 'button';
    heading.after(nameless);
  });
  await expect(expectAccessible()).rejects.toThrow('button-name');
  await page.goto('/terms');
  await expectAccessible();
});
