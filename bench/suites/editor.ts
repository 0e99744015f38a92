import { chromium } from '@playwright/test';
import { findChromium } from '#test/browser.ts';
import { buildOnce } from '../../scripts/build.ts';
import { compare, GOALS_AT, growth, reportOwn, reportPeer } from '../editor/figures.ts';
import { VIEWPORT } from '../editor/in-page.ts';
import { measureOwn, type OwnFigures } from '../editor/own.ts';
import { pageOf } from '../editor/own-page.ts';
import { measurePuck } from '../editor/puck.ts';
import { withDataDir } from '../installation.ts';
import type { Options } from '../main.ts';
import { bearerToken } from '../people.ts';
import { startProduct, startServer } from '../processes.ts';
import type { Report } from '../report.ts';

const SIZES = `20,100,${GOALS_AT}`;

/**
 * `npm run bench -- editor --sizes 20,300`: whether a long case study is as fast to edit as a short one, in a real
 * browser. Puck runs beside it with a page of the same size; both are timed to the paint that shows the change.
 */
export async function run(report: Report, options: Options) {
  const sizes = (options.sizes ?? SIZES).split(',').map(Number);
  await buildOnce();
  await withDataDir((dataDir) => measure(report, dataDir, sizes));
}

async function measure(report: Report, dataDir: string, sizes: number[]) {
  const product = await startProduct({ DATA_DIR: dataDir });
  const base = `http://localhost:${product.port}`;
  const puck = await startServer(['bench/editor/peer-server.ts'], {});
  const browser = await chromium.launch(await findChromium());
  const found: OwnFigures[] = [];
  try {
    for (const size of sizes) {
      const { token } = bearerToken(dataDir, `bench${size}@people.example`);
      const context = await browser.newContext({ baseURL: base, viewport: VIEWPORT });
      await context.addCookies([{ name: 'bf-access', value: token, url: base }]);
      const address = await pageOf(context, base, size);
      const ours = await measureOwn(context, address);
      await context.close();
      found.push(ours);
      reportOwn(report, size, ours);
      const peer = await measurePuck(browser, `http://localhost:${puck.port}`, size);
      reportPeer(report, size, peer);
      compare(report, size, ours, peer);
    }
    growth(report, sizes, found);
  } finally {
    await browser.close();
    await puck.stop();
    await product.stop();
  }
}
