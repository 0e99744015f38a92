import type { Page } from '@playwright/test';
import { furnish } from './every-route.ts';
import { expect, test } from './fixtures.ts';

/*
 * Where a finger points, every control is at least 44 px wide and high, or answers in an area of that size. Links and explained words
 * within text have the size of their words, the editor's fields that of the page, and pins stand beside each other, each also in the list below its frame.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CONTROLS = 'button, summary, select, input:not([type="hidden"]), [role="tab"], nav a, header a, footer a, main a';

/** The controls in sight that a finger can miss: what they are called, and their size in px. */
function smallOn(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const HALF = 21.5;
    const small: string[] = [];
    for (const control of document.querySelectorAll<HTMLInputElement>(controls)) {
      if (control.matches('[disabled], [inert] *, p a, dd a, .skip, [popovertarget^="word-"]')) continue;
      // A link that looks like a button lays out its icon and its words.
      if (control.matches('main a') && !getComputedStyle(control).display.endsWith('flex')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true })) continue;
      const label = control.labels?.[0]?.getBoundingClientRect();
      const answers = (x: number, y: number) => {
        const at = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        return at !== null && (control.contains(at) || control.labels?.[0]?.contains(at));
      };
      const isWide = Math.max(width, label?.width ?? 0) >= 2 * HALF || (answers(-HALF, 0) && answers(HALF, 0));
      const isHigh = Math.max(height, label?.height ?? 0) >= 2 * HALF || (answers(0, -HALF) && answers(0, HALF));
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
      if (!isWide || !isHigh) small.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
  }, CONTROLS);
}

test('where a finger points, controls on every page are 44 px or more', async ({ page, browser, baseURL, signIn }) => {
  test.slow();
  const developer = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ name: 'Ines Marau' });
  await signIn({ name: 'Jonas Oyelaran', page: developer });
  const words = 'Quarterhouse, the whole ledger on one page';
  for (const address of await furnish({ designer: page, developer, baseURL: baseURL!, words })) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect.poll(() => smallOn(page), 'controls that a finger can miss').toEqual([]);
    });
  }
});
