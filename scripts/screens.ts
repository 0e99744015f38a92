import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withSampleProduct } from './screens/sample-product.ts';
import { statesOf } from './screens/states.ts';

/*
 * Takes a picture of every route and main state into `screens/`, which is not kept: three widths, light and dark. Words after the
 * command choose among the states: `npm run screens -- brief settings`.
 */

const folder = join(import.meta.dirname, '../screens');
const chosen = process.argv.slice(2);
const themes = ['light', 'dark'] as const;
const widths = [390, 768, 1440];
const HEIGHT = 900;
const QUALITY = 75;

await mkdir(folder, { recursive: true });
await withSampleProduct(async ({ windowOf }) => {
  const designer = await (await windowOf('ines-marau')).newPage();
  const developer = await (await windowOf('kei-brandt')).newPage();
  const states = await statesOf(designer, developer);
  let failed = 0;
  for (const { name, as, address, first, isOver, from = 0 } of states) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    for (const colorScheme of themes) {
      const page = await (await windowOf(as)).newPage();
      await page.emulateMedia({ colorScheme });
      for (const width of widths.filter((one) => one >= from)) {
        try {
          await page.setViewportSize({ width, height: HEIGHT });
          await page.goto(address, { waitUntil: 'networkidle' });
          await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
          await first?.(page);
          await loadAll(page);
          const path = join(folder, `${name}-${width}-${colorScheme}.jpeg`);
          await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: !isOver, animations: 'disabled' });
        } catch (error) {
          failed += 1;
          console.error(`${name}, ${width} px, ${colorScheme}:`, error);
        }
      }
      await page.close();
    }
    console.log(name);
  }
  if (failed > 0) process.exitCode = 1;
});

/** Pictures and sections below the fold are loaded and drawn only when somebody scrolls to them. */
async function loadAll(page: Page) {
  await page.evaluate(async () => {
    const drawAll = new CSSStyleSheet();
    drawAll.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawAll);
    const waiting = [...document.images].filter(({ loading }) => loading === 'lazy');
    for (const image of waiting) image.loading = 'eager';
    // A picture that is hidden or broken is not waited for.
    await Promise.all(waiting.map((image) => image.decode().catch(() => {})));
  });
}
