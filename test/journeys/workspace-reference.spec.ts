import type { APIRequestContext, Locator } from '@playwright/test';
import { agreeOn } from './agreements.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

const FILE = 'https://www.figma.com/design/SandboxPitchDeck000000/Sample';

/** Two people with a design between them; answers its id. */
async function workOn(designer: APIRequestContext, developer: APIRequestContext, baseURL: string, title: string) {
  const id = await publishDesign(designer, baseURL, { title, figmaLink: FILE, openToCollaboration: true });
  await agreeOn(id, { designer, developer, baseURL });
  return id;
}

/** The words of a pill in the tone of a token. */
async function expectTone(pill: Locator, token: string) {
  const [ink, wanted] = await pill.evaluate((element, name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return [getComputedStyle(element).color, wanted];
  }, token);
  expect(ink).toBe(wanted);
}

test('WORK-2 the head of a workspace: the way back, title, designer, styles, status by colour, the panel, and the way to the design', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: other, name: 'Ines Marau' });
  await signIn({ name: 'Jonas Oyelaran', returnTo: '/' });
  const id = await workOn(other.request, page.request, baseURL!, 'Saltmarsh, head to foot');
  await page.goto(`/workspace/${id}`);
  const head = page.getByRole('banner');
  await expect(head.getByRole('heading', { level: 1, name: 'Saltmarsh, head to foot' })).toBeVisible();
  await expect(head.getByText('Design by Ines Marau')).toBeVisible();
  const { styles } = await (await page.request.get(`/api/workspaces/${id}`)).json();
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) await expect(head.getByText(new RegExp(`^${style}`, 'i'))).toBeVisible();
  await expect(head.getByRole('link', { name: 'Back to Showcase' })).toHaveAttribute('href', '/showcase');
  await expect(head.getByRole('link', { name: 'Open design' })).toHaveAttribute('href', `/showcase/${id}`);

  // Open from the start, 384 px wide, and away when it is not wanted.
  const panel = page.getByRole('complementary', { name: 'Collaboration' });
  expect((await panel.boundingBox())!.width).toBe(384);
  await head.getByRole('button', { name: 'Collaboration panel' }).click();
  await expect(panel).toHaveCount(0);
  await head.getByRole('button', { name: 'Collaboration panel' }).click();
  await expect(panel).toBeVisible();
  // On a phone it is at the end of the page, so the button leads there, also where it was away.
  await head.getByRole('button', { name: 'Collaboration panel' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await head.getByRole('button', { name: 'Collaboration panel' }).click();
  await expect(panel.getByRole('tab', { name: /Comments/ })).toBeInViewport();
  await expect(panel).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await head.getByRole('button', { name: 'Collaboration panel' }).click();
  await expect(panel.getByRole('tab', { name: /Comments/ })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });

  await expectTone(head.getByText('Planning'), '--info');
  for (const [stage, token] of [
    ['Building', '--caution'],
    ['Complete', '--positive'],
  ] as const) {
    // The developer begins; only the designer completes a build of which frames are open.
    const by = stage === 'Building' ? page : other;
    await by.goto(`/workspace/${id}`);
    await by.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await by.getByRole('button', { name: `Move to ${stage}` }).click();
    if (stage === 'Complete')
      await by.getByLabel('Why the build is complete all the same').fill('Seen together on the preview.');
    await by.getByRole('button', { name: 'Confirm Change' }).click();
    await expect(head.getByText(stage, { exact: true })).toBeVisible();
    await expectTone(head.getByText(stage, { exact: true }), token);
  }
});

test('WORK-6 WORK-7 the reference wraps at both ends, shows all frames at once and leads to the file; the reflection says what was thought', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page: other, name: 'Ines Marau' });
  await signIn({ name: 'Jonas Oyelaran', returnTo: '/' });
  const id = await workOn(other.request, page.request, baseURL!, 'Saltmarsh, all frames');
  await page.goto(`/workspace/${id}`);
  const reference = page.getByRole('region', { name: 'Design Reference' });
  await expect(reference.getByText('Cover / 2')).toBeVisible();
  await reference.getByRole('button', { name: 'Previous frame' }).click();
  await expect(reference.getByText('Frame 2 / 2')).toBeVisible();
  await reference.getByRole('button', { name: 'Next frame' }).click();
  await expect(reference.getByText('Cover / 2')).toBeVisible();
  // Thumbnails.
  await reference.getByRole('button', { name: 'Basket' }).click();
  await expect(reference.getByText('Frame 2 / 2')).toBeVisible();
  await expect(reference.getByRole('button', { name: 'Basket' })).toHaveAttribute('aria-current', 'true');
  await reference.getByRole('button', { name: 'Show All Frames' }).click();
  await expect(reference.getByText('Frame 2 / 2')).toHaveCount(0);
  await expect(reference.getByRole('listitem')).toHaveCount(2);
  await reference.getByRole('button', { name: 'Show Main View' }).click();
  await expect(reference.getByText('Frame 2 / 2')).toBeVisible();
  await expect(reference.getByRole('link', { name: 'Open in Figma' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.figma\.com\/design\/SandboxPitchDeck000000/,
  );
  await expectAccessible();

  await page.goto('/workspace/demo');
  await expect(page.getByText('Cover / 6')).toBeVisible();
  const reflection = page.getByRole('heading', { name: 'Design Reflection' }).locator('..');
  for (const [name, words] of [
    ['Approach', /^I spent a morning in a bakery/],
    ['Key Insights', /^Two loaves from two bakes/],
    ['Tools Used', /^Caprasimo and Baloo 2/],
    ['Category & Platform', /^Food.*mobile and desktop frames$/],
  ] as const) {
    await expect(reflection.getByText(name, { exact: true })).toBeVisible();
    await expect(reflection.getByText(words)).toBeVisible();
  }
});
