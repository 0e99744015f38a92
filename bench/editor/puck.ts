import type { Browser } from '@playwright/test';
import { median } from '../report.ts';
import type { Figures } from './figures.ts';
import { answersAt, drag, heapMb, scriptKilobytes, typing, VIEWPORT, watchFrames, worstFrameMs } from './in-page.ts';

/** The peer with a page of so many text blocks, touched as ours is. */
export async function measurePuck(browser: Browser, base: string, size: number): Promise<Figures> {
  const context = await browser.newContext({ baseURL: base, viewport: VIEWPORT });
  const page = await context.newPage();
  const interactive: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto(`/?size=${size}`);
    interactive.push(await answersAt(page, { field: '#root_text_title', shows: 'main h1' }));
  }
  const scriptKb = await scriptKilobytes(page);
  await watchFrames(page);
  const titleMs = await typing(page, page.locator('#root_text_title:visible').first(), page.locator('main h1'));
  const blocks = page.locator('[data-puck-component]');
  await blocks.nth(4).click();
  const textMs = await typing(page, page.locator('#bench-4_textarea_content:visible').first(), blocks.nth(4));
  const worst = await worstFrameMs(page);
  const last = (await blocks.nth(9).boundingBox())!;
  const dragMs = await drag(page, {
    grip: blocks.first(),
    to: { x: last.x + 20, y: last.y + last.height - 4 },
    isDone: () =>
      page.waitForFunction(
        () => document.querySelectorAll<HTMLElement>('[data-puck-component]')[9]?.dataset.puckComponent === 'bench-0',
      ),
  });
  const figures = {
    titleMs,
    textMs,
    worstFrameMs: worst,
    dragMs,
    interactiveMs: median(interactive),
    scriptKb,
    heapMb: await heapMb(page),
  };
  await context.close();
  return figures;
}
