import type { Locator } from '@playwright/test';
import { links } from '#domain/navigation/links.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

/*
 * With forced colours a browser takes backgrounds and shadows away. What they alone would show has a line, or keeps its own colours.
 */

const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced colours one sees what is chosen, current and done, ${colorScheme}`, async ({
    page,
    baseURL,
    signIn,
    browser,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await signIn({ name: 'Ines Marau', returnTo: links.generate({ industry: 'food', styles: ['minimal'] }, 2) });

    const main = page.getByRole('main');
    const chosen = main.locator(':checked ~ span').first();
    const unchosen = main.locator('input[type=checkbox]:not(:checked) ~ span').first();
    expect.soft(await styleOf(chosen, 'outline-width')).toBe('3px');
    // Each choice has an edge, chosen or not.
    expect.soft(await styleOf(unchosen, 'outline-style')).toBe('solid');
    const step = page.locator('[aria-current=step]');
    expect.soft(await styleOf(step, 'outline-style')).toBe('solid');

    await page.goto(links.settings());
    const colour = page.locator('[name=paper]:checked + i');
    expect.soft(await styleOf(colour, 'box-shadow')).not.toBe('none');

    await page.goto(links.demoWorkspace());
    expect.soft(await styleOf(page.getByRole('tab', { selected: true }), 'outline-style')).toBe('solid');
    await page.goto(links.buildReview('demo'));
    expect.soft(await styleOf(page.getByRole('button', { name: 'Slider' }), 'outline-style')).toBe('solid');

    const design = await publishDesign(page.request, baseURL!, { title: 'Quarterhouse', openToCollaboration: true });
    await page.goto(links.editSubmission(design, 5));
    // One of its frames is linked, and it may ask for more: the cell is full or half full.
    const linked = page.locator('i[data-state=evidenced], i[data-state=partly]').first();
    await expect(linked).toBeVisible();
    const ground = await styleOf(page.locator('body'), 'background-color');
    const fill = [await styleOf(linked, 'background-color'), await styleOf(linked, 'background-image')];
    expect.soft(fill).not.toEqual([ground, 'none']);
    expect.soft(fill).not.toEqual(['rgba(0, 0, 0, 0)', 'none']);

    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await other.emulateMedia({ forcedColors: 'active', colorScheme });
    await signIn({ page: other, name: 'Jonas Oyelaran', returnTo: links.submission(design) });
    await other.getByRole('radio', { name: 'Partly' }).first().check({ force: true });
    expect.soft(await styleOf(other.locator('[data-verdict=partly]').first(), 'outline-style')).toBe('solid');
    await other.goto(links.askForDesign(design));
    await other.getByRole('radio', { name: 'Front end and back end' }).check({ force: true });
    expect.soft(await styleOf(other.locator('label:has(:checked)').first(), 'outline-style')).toBe('solid');
  });
}
