import type { Browser } from '@playwright/test';
import { gzipKilobytes, scriptsOf } from '../scripts-of-page.ts';
import type { Figures } from './figures.ts';
import { drag, heapMb, interactiveMs, typing, VIEWPORT } from './in-page.ts';

/** Measures the peer with a page of `size` text blocks and the same actions as ours. */
export async function measurePuck(browser: Browser, base: string, size: number): Promise<Figures> {
  const context = await browser.newContext({ baseURL: base, viewport: VIEWPORT });
  const address = `/?size=${size}`;
  const interactive = await interactiveMs(context, address, { field: '#root_text_title', shows: 'main h1' });
  const page = await context.newPage();
  await page.goto(address);
  // Puck renders a second form for phones, which is hidden here.
  const field = page.locator('#root_text_title:visible').first();
  await field.waitFor();
  const title = await typing(page, field, page.locator('main h1'));
  const blocks = page.locator('[data-puck-component]');
  await blocks.nth(4).click();
  const text = await typing(page, page.locator('#bench-4_textarea_content:visible').first(), blocks.nth(4));
  const dragged = await drag(page, {
    grip: blocks.first(),
    blocks,
    isTenth: () =>
      page.waitForFunction(
        () => document.querySelectorAll<HTMLElement>('[data-puck-component]')[9]?.dataset.puckComponent === 'bench-0',
      ),
  });
  const figures = {
    title,
    text,
    dragged,
    interactiveMs: interactive,
    scriptKb: await gzipKilobytes(await scriptsOf(page)),
    heapMb: await heapMb(page),
  };
  await context.close();
  return figures;
}
