import { expect, test } from './fixtures.ts';

test('LAND-1 the landing page has its seven sections', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Client briefs, cast to order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start collaborating now' })).toHaveAttribute('href', '/showcase');
  await expect(page.getByRole('link', { name: 'Generate brief', exact: true })).toHaveAttribute('href', '/generate');
  await expect(page.getByRole('link', { name: 'Generate My First Brief' })).toHaveAttribute('href', '/generate');
  for (const name of [
    'From ticket to build, on one bench',
    'Practice that looks like the job, not like homework',
    'Good designs get built by someone',
    'One plan while we are in beta',
    'Questions, answered plainly',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const pricing = page.getByRole('region', { name: 'One plan while we are in beta' });
  for (const words of ['Free Forever', '$0', '3 AI-generated briefs per month'])
    await expect(pricing.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit your design' })).toBeVisible();
  await expect(page.locator('#questions details')).toHaveCount(8);
});

test('the ticket in the window is recomposed by mouse', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Client briefs, cast to order' });
  await expect(hero).toContainText('Three bakeries that sell out by ten');
  await page.getByRole('radio', { name: 'Travel & Hospitality' }).check();
  await expect(hero).toContainText('A cabin network with no Wi-Fi');
  await page.getByRole('checkbox', { name: 'Organic & Natural' }).uncheck();
  await expect(hero).toContainText('You can select 1 more style');
  await page.getByRole('checkbox', { name: 'Luxury' }).check();
  await expect(hero).toContainText('Retro/Vintage, Luxury');
  await expect(hero).toContainText('Maximum of 2 styles selected');
  await expect(page.getByRole('checkbox', { name: 'Minimal' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Generate brief', exact: true })).toHaveAttribute(
    'href',
    '/generate?industry=travel&styles=retro.luxury',
  );
});

test('the ticket in the window is recomposed by keyboard', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Client briefs, cast to order' });
  await page.getByRole('radio', { name: 'Food & Beverage' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hero).toContainText('A cabin network with no Wi-Fi');
  await page.getByRole('checkbox', { name: 'Retro/Vintage' }).focus();
  await page.keyboard.press('Space');
  await expect(hero).toContainText('You can select 1 more style');
});

test('a visitor who only reads never loads the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByText('Are case studies available?').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /bakery/ })).toBeVisible();
  expect(scripts.filter((path) => !path.includes('entry-browser'))).toEqual([]);
  await page.getByRole('radio', { name: 'Finance' }).hover();
  await expect.poll(() => scripts.some((path) => path.includes('app-'))).toBe(true);
});

test('questions open by keyboard', async ({ page }) => {
  await page.goto('/');
  const answer = page.getByText('say that the client is fictional');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Can I use a brief in my portfolio?' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});
