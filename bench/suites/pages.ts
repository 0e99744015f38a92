import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, findChromium } from '#test/browser.ts';
import { buildOnce } from '../../scripts/build.ts';
import { peersInstalled } from '../peers/peers.ts';
import { startProduct } from '../processes.ts';
import { median, type Report } from '../report.ts';

const ROUNDS = 3;
const PATIENCE_MS = 180_000;
const runFile = promisify(execFile);

interface Seen {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  accessibility: number;
  missed: string[];
  scriptKb: number;
  /** What the largest paint was, as its tag begins. */
  element?: string;
}

/**
 * `npm run bench -- pages`: Lighthouse, as for a phone, on the showcase and a design as a guest gets them, each beside a
 * hand-written page with the same pictures.
 */
export async function run(report: Report) {
  if (!peersInstalled()) throw new Error('Lighthouse could not be installed (bench/peers)');
  await buildOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  const origin = `http://localhost:${product.port}`;
  try {
    const id = await aDesign(origin);
    const browser = await findChromium();
    for (const [name, path] of [
      ['Showcase', '/showcase'],
      ['Design', `/showcase/${id}`],
    ] as const) {
      const plain = await servePlain(origin, path);
      try {
        await compare(report, name, browser, origin + path, plain.url);
      } finally {
        plain.close();
      }
    }
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function compare(report: Report, name: string, browser: Browser, ours: string, plain: string) {
  const rounds: [Seen, Seen][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push([await look(browser, plain), await look(browser, ours)]);
  const middle = (which: 0 | 1, of: (seen: Seen) => number) => median(rounds.map((round) => of(round[which])));
  const lcp = (which: 0 | 1) => middle(which, ({ lcpMs }) => lcpMs);
  report.figure({ name: `${name}: largest paint, hand-written`, value: lcp(0), unit: 'ms' });
  report.figure({ name: `${name}: largest paint`, value: lcp(1), unit: 'ms' });
  report.figure({ name: `${name}: largest paint to hand-written`, value: lcp(1) / lcp(0), unit: '', goal: '≤ 1.1' });
  report.figure({ name: `${name}: blocked`, value: middle(1, ({ tbtMs }) => tbtMs), unit: 'ms', goal: '≤ 20' });
  report.figure({ name: `${name}: layout shift`, value: middle(1, ({ cls }) => cls), unit: '', goal: '≤ 0.02' });
  report.figure({ name: `${name}: script`, value: middle(1, ({ scriptKb }) => scriptKb), unit: 'kB', goal: '≤ 90' });
  report.figure({
    name: `${name}: accessibility`,
    value: middle(1, ({ accessibility }) => accessibility),
    unit: 'of 100',
    goal: '≥ 100',
  });
  // Two pages can only be compared by the same picture.
  const largest = new Set(rounds.flat().map(({ element }) => /\/media\/[^"]+/.exec(element ?? '')?.[0] ?? element));
  if (largest.size > 1) report.note(`  the largest paint was not always the same: ${[...largest].join(', ')}`);
  const missed = [...new Set(rounds.flatMap(([, { missed: rules }]) => rules))];
  if (missed.length > 0) report.note(`  missed: ${missed.join(', ')}`);
}

async function look(browser: Browser, url: string): Promise<Seen> {
  const { stdout } = await runFile(process.execPath, [join(import.meta.dirname, '../peers/lighthouse.mjs'), url], {
    env: { ...process.env, BENCH_BROWSER: JSON.stringify(browser) },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout) as Seen;
}

/** One of the sample world's designs, once there is a page full of them. */
async function aDesign(origin: string): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { items } = (await (await fetch(`${origin}/api/showcase`)).json()) as {
      items: { id: string; picture: unknown }[];
    };
    if (items.length === 9 && items.every(({ picture }) => picture)) return items[0]!.id;
    await wait(500);
  }
  throw new Error('The sample designs were not there in time');
}

/** A page as one would write it by hand: a heading, and the page's own pictures in the order and sizes they have there. */
async function servePlain(origin: string, path: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(origin + path)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)![0];
  const pictures = main.match(/<picture[\s\S]*?<\/picture>|<img[^>]*>/g) ?? [];
  const cards = pictures.map((picture) => `<article>${picture}<h2>A design</h2><p>By a designer</p></article>`);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Designs</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px sans-serif;margin:16px}img{width:100%;height:auto}main{display:grid;gap:24px}</style></head>
<body><h1>What designers made of it</h1><main>${cards.join('\n')}</main></body></html>`;
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    const answer = await fetch(origin + request.url);
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'application/octet-stream');
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
