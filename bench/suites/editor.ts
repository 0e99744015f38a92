import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { findChromium } from '#test/browser.ts';
import { picture } from '#test/picture.ts';
import { buildOnce } from '../../scripts/build.ts';
import { bearerToken } from '../people.ts';
import { startProduct } from '../processes.ts';
import { median, type Report } from '../report.ts';
import { editorKilobytes } from '../script-size.ts';

const SIZES = [20, 100, 300] as const;
const SECTIONS = 10;
const KEYS = 40;
const VIEWPORT = { width: 1440, height: 1000 };

interface Figures {
  titleMs: number;
  textMs: number;
  worstFrameMs: number;
  undoMs: number;
  dragMs: number;
  interactiveMs: number;
  heapMb: number;
}

/** How quick the case-study editor is in a real browser, at 20, 100 and 300 components. */
export async function run(report: Report) {
  await buildOnce();
  report.figure({ name: 'Editor: script', value: editorKilobytes(), unit: 'kB gzip', goal: '≤ 130' });
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  const base = `http://localhost:${product.port}`;
  const browser = await chromium.launch(await findChromium());
  const found = new Map<number, Figures>();
  try {
    for (const size of SIZES) {
      const { token } = await bearerToken(dataDir, `bench${size}@people.example`);
      const context = await browser.newContext({ baseURL: base, viewport: VIEWPORT });
      await context.addCookies([{ name: 'bf-access', value: token, url: base }]);
      const address = await pageOf(context, base, size);
      found.set(size, await measure(context, address));
      await context.close();
      say(report, size, found.get(size)!);
    }
    const [small, large] = [found.get(20)!, found.get(300)!];
    report.figure({
      name: 'Key in a text, 300 against 20',
      value: large.textMs / small.textMs,
      unit: '×',
      goal: '≤ 1.2',
    });
    report.figure({ name: 'Drag, 300 against 20', value: large.dragMs / small.dragMs, unit: '×', goal: '≤ 1.2' });
    report.figure({ name: 'Undo, 300 against 20', value: large.undoMs / small.undoMs, unit: '×', goal: '≤ 1.2' });
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function say(
  report: Report,
  size: number,
  { titleMs, textMs, worstFrameMs, undoMs, dragMs, interactiveMs, heapMb }: Figures,
) {
  const at = (name: string) => `${name}, ${size} components`;
  report.figure({ name: at('Key to paint in the title, median'), value: titleMs, unit: 'ms' });
  report.figure({ name: at('Key to paint in a text, median'), value: textMs, unit: 'ms' });
  report.figure({ name: at('Worst frame while typing'), value: worstFrameMs, unit: 'ms', goal: '≤ 33' });
  report.figure({ name: at('Undo to paint'), value: undoMs, unit: 'ms' });
  report.figure({ name: at('Drag of component 1 to position 10, scripts'), value: dragMs, unit: 'ms', goal: '≤ 40' });
  report.figure({ name: at('Interactive after'), value: interactiveMs, unit: 'ms' });
  report.figure({ name: at('Heap of scripts'), value: heapMb, unit: 'MB', goal: '≤ 8' });
}

/** A design with a case study of so many text blocks; answers the editor's address. */
async function pageOf(context: BrowserContext, base: string, size: number): Promise<string> {
  const headers = { origin: base };
  const designId = await designOf(context, headers);
  const made = await (
    await context.request.post('/api/case-studies', { headers, data: { submissionId: designId } })
  ).json();
  let n = 0;
  const id = () => `bench-${++n}`;
  const sections = Array.from({ length: SECTIONS }, (_, at) =>
    newSection('single-column', id, {
      title: `Section ${at + 1}`,
      children: {
        ...noColumns(),
        content: Array.from({ length: size / SECTIONS }, (_, one) =>
          newComponent('text-block', id, {
            content: richText(
              `Block ${one + 1} of section ${at + 1}: the board is sorted by oven time, the product comes second.`,
            ),
          }),
        ),
      },
    }),
  );
  const to = { ...made.document, sections };
  const operations: Partial<Operation>[] = [{ kind: 'replace', to }];
  await context.request.post(`/api/case-studies/${made.id}/changes`, {
    headers,
    data: { batch: newId(), base: 1, operations },
  });
  return `/case-study/create/${designId}`;
}

/** A design with one picture; nobody waits for its sizes. */
async function designOf({ request }: BrowserContext, headers: Record<string, string>): Promise<string> {
  const buffer = await picture('png', { width: 900, height: 600 });
  const brought = await request.post('/api/media', {
    headers,
    multipart: { file: { name: 'board.png', mimeType: 'image/png', buffer } },
  });
  const { mediaId } = await brought.json();
  const { items } = await (await request.get('/api/community-briefs')).json();
  const frame = { id: 'f0', name: 'Board', pageId: null, pageName: null, mediaId, selected: true, featured: true };
  const content = { ...emptyDraft(items[0]), title: 'Bench', frames: [frame] };
  const draftId = newId();
  const kept = { briefId: items[0].id, step: 7, revision: 0, content };
  await request.put(`/api/submission-drafts/${draftId}`, { headers, data: kept });
  const submitted = await request.post('/api/submissions', { headers, data: { draftId, revision: 1 } });
  return (await submitted.json()).id;
}

async function measure(context: BrowserContext, address: string): Promise<Figures> {
  const page = await context.newPage();
  const interactive: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.goto(address);
    interactive.push(await page.evaluate(awakeAt));
  }
  await page.waitForTimeout(2500); // The editor library has come by then.
  await watchFrames(page);
  const titleMs = await typing(page, page.getByLabel('Title of the case study'));
  const text = page.locator('[data-node] [role="textbox"]').nth(4);
  await text.click();
  await page.locator('[contenteditable="true"]').waitFor();
  const textMs = await typing(page, page.locator('[contenteditable="true"]'));
  const worstFrameMs = await page.evaluate(() => (window as never as { worstFrame: number }).worstFrame);
  const undoMs = median(await undos(page));
  await page.keyboard.press('Escape');
  const dragMs = await drag(page);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { titleMs, textMs, worstFrameMs, undoMs, dragMs, interactiveMs: median(interactive), heapMb: usedSize / 1e6 };
}

/** Milliseconds after navigation until the page answers. */
function awakeAt(): Promise<number> {
  return new Promise((resolve) => {
    const look = () =>
      'awake' in document.documentElement.dataset ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  });
}

/** From each key to the paint after it; and how long the longest task was while somebody typed. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const scope = window as never as { keys: number[]; worstFrame: number; busyMs: number };
    Object.assign(scope, { keys: [], worstFrame: 0, busyMs: 0 });
    addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            scope.keys.push(performance.now() - event.timeStamp);
          };
          channel.port2.postMessage(0);
        });
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        scope.worstFrame = Math.max(scope.worstFrame, duration);
        scope.busyMs += duration;
      }
    }).observe({ type: 'long-animation-frame', buffered: false });
  });
}

async function typing(page: Page, field: Locator): Promise<number> {
  await field.focus();
  await page.evaluate(() => {
    (window as never as { keys: number[] }).keys = [];
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('abcdefgh'[key % 8]!, { delay: 5 });
  return median(await page.evaluate(() => (window as never as { keys: number[] }).keys));
}

async function undos(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    (window as never as { keys: number[] }).keys = [];
  });
  for (let n = 0; n < 2; n += 1) await page.keyboard.press('ControlOrMeta+z');
  await page.waitForTimeout(100);
  return page.evaluate(() => (window as never as { keys: number[] }).keys.slice(-1));
}

/** What scripts and layout take of a drag, beyond the frames in which nothing happens. */
async function drag(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => scrollTo(0, 0));
  const handle = page.getByRole('button', { name: 'Move Text Block' }).first();
  await page.locator('[data-node]').first().hover();
  const from = (await handle.boundingBox())!;
  const count = await page.locator('[data-section]').first().locator('[data-node]').count();
  const last = page.locator('[data-node]').nth(Math.min(9, count - 1) + (count < 10 ? 10 - count : 0));
  const to = (await last.boundingBox())!;
  const before = await spent();
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  const end = Math.min(to.y + to.height - 4, VIEWPORT.height - 90);
  await page.mouse.move(to.x + 40, end, { steps: 10 });
  await page.mouse.up();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return (await spent()) - before;

  async function spent() {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
  }
}
