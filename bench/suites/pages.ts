import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { pause } from '#server/platform/pause.ts';
import { type Browser, findChromium } from '#test/browser.ts';
import { buildOnce } from '../../scripts/build.ts';
import { serveHandWritten } from '../hand-written.ts';
import { withDataDir } from '../installation.ts';
import type { Options } from '../main.ts';
import { installPeers } from '../peers/peers.ts';
import { startProduct, waitUntilIdle } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { gzipKilobytes, scriptsOf } from '../scripts-of-page.ts';

const ROUNDS = 3;
const PATIENCE_MS = 180_000;
const runFile = promisify(execFile);

interface Seen {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  accessibility: number;
  missed: string[];
  /** Addresses of the loaded scripts. */
  scripts: string[];
  /** The beginning of the tag of the largest paint. */
  element?: string;
}

/**
 * `npm run bench -- pages`: how soon a visitor with a slow phone sees a page and can use it. Lighthouse runs on the
 * public pages as a guest gets them, alternately with a hand-written page that has the same pictures.
 */
export async function run(report: Report, options: Options) {
  installPeers();
  await buildOnce();
  await withDataDir(async (dataDir) => {
    const product = await startProduct({ DATA_DIR: dataDir });
    const origin = `http://localhost:${product.port}`;
    try {
      const paths = await publicPages(origin);
      await waitUntilIdle(product);
      for (const [name, path] of Object.entries(paths))
        await compare(report, { name, url: origin + path, rounds: Number(options.rounds ?? ROUNDS) });
    } finally {
      await product.stop();
    }
  });
}

async function compare(report: Report, { name, url, rounds }: { name: string; url: string; rounds: number }) {
  const browser = await findChromium();
  const usable = await scriptsOfUsablePage(browser, url);
  const plain = await serveHandWritten(url);
  const runs: [Seen, Seen][] = [];
  try {
    for (let round = 0; round < rounds; round++) runs.push([await look(browser, plain.url), await look(browser, url)]);
  } finally {
    plain.close();
  }
  const middle = (which: 0 | 1, of: (seen: Seen) => number) => median(runs.map((one) => of(one[which])));
  const lcp = (which: 0 | 1) => middle(which, ({ lcpMs }) => lcpMs);
  const figure = (what: string, value: number, unit: string, goal?: string) =>
    report.figure({ name: `${name}: ${what}`, value, unit, goal });
  figure('largest paint, hand-written', lcp(0), 'ms');
  figure('largest paint', lcp(1), 'ms', '≤ 1600');
  figure('largest paint to hand-written', lcp(1) / lcp(0), '', '≤ 1.5');
  figure(
    'blocked',
    middle(1, ({ tbtMs }) => tbtMs),
    'ms',
    '≤ 80',
  );
  figure(
    'layout shift',
    middle(1, ({ cls }) => cls),
    '',
    '≤ 0.02',
  );
  figure('script', await gzipKilobytes(usable), 'kB gzip', '≤ 150');
  figure(
    'accessibility',
    middle(1, ({ accessibility }) => accessibility),
    'of 100',
    '≥ 100',
  );
  // Lighthouse does not measure scripts that load only on the first interaction.
  const early = usable.filter((script) => !runs.every(([, { scripts }]) => scripts.includes(script)));
  figure('scripts that came after it was measured', early.length, '', '≤ 0');
  // Two pages can only be compared by the same picture.
  const largest = new Set(runs.flat().map(({ element }) => /\/media\/[^"]+/.exec(element ?? '')?.[0] ?? element));
  if (largest.size > 1) report.note(`  the largest paint was not always the same: ${[...largest].join(', ')}`);
  const missed = [...new Set(runs.flatMap(([, { missed: rules }]) => rules))];
  if (missed.length > 0) report.note(`  missed: ${missed.join(', ')}`);
}

/** All scripts that a page loads until its first button can be pressed. */
async function scriptsOfUsablePage(found: Browser, url: string): Promise<string[]> {
  const browser = await chromium.launch(found);
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('button:visible').first().focus();
    return await scriptsOf(page);
  } finally {
    await browser.close();
  }
}

/** Now and then Lighthouse sees no largest paint. Such a look is repeated once; then it counts as missed. */
async function look(browser: Browser, url: string): Promise<Seen> {
  const seen = await lookOnce(browser, url);
  if (seen.lcpMs !== undefined) return seen as Seen;
  return { lcpMs: Infinity, ...(await lookOnce(browser, url)) };
}

async function lookOnce(browser: Browser, url: string): Promise<Omit<Seen, 'lcpMs'> & { lcpMs?: number }> {
  const { stdout } = await runFile(process.execPath, [join(import.meta.dirname, '../peers/lighthouse.mjs'), url], {
    env: { ...process.env, BENCH_BROWSER: JSON.stringify(browser) },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout);
}

/** The public pages, once the sample world is there: a page with many designs, and a case study. */
async function publicPages(origin: string): Promise<Record<string, string>> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { items } = (await (await fetch(`${origin}/api/showcase`)).json()) as {
      items: { id: string; picture: unknown }[];
    };
    const study = await caseStudy(origin);
    if (study && items.length === 9 && items.every(({ picture }) => picture))
      return { Landing: '/', Showcase: '/showcase', Design: `/showcase/${items[0]!.id}`, 'Case study': study };
    await pause(500);
  }
  throw new Error('The sample designs were not there in time');
}

/** The path of a case study, read from the site map. */
async function caseStudy(origin: string): Promise<string | null> {
  const text = async (url: string) => (await fetch(url)).text();
  const maps = (await text(`${origin}/sitemap.xml`)).match(/\/sitemaps\/[^<]+/g) ?? [];
  for (const map of maps) {
    const found = /\/case-study\/view\/[^<]+/.exec(await text(origin + map));
    if (found) return found[0];
  }
  return null;
}
