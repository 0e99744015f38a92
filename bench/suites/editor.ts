import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { findChromium } from '#test/browser.ts';
import { picture } from '#test/picture.ts';
import { buildOnce } from '../../scripts/build.ts';
import { compare, type Figures, sayPeer } from '../editor/figures.ts';
import {
  drag,
  heapMb,
  interactiveMs,
  type Pressed,
  scriptKilobytes,
  typing,
  undoing,
  VIEWPORT,
  watchFrames,
  worstFrameMs,
} from '../editor/in-page.ts';
import { measurePuck } from '../editor/puck.ts';
import { bearerToken } from '../people.ts';
import { startProduct, startServer } from '../processes.ts';
import type { Report } from '../report.ts';
import { editorKilobytes } from '../script-size.ts';

const SIZES = [20, 100, 300] as const;
const SECTIONS = 10;
const TITLE = '[aria-label="Title of the case study"]';

interface OwnFigures extends Figures {
  firstTextMs: number;
  /** Script that came before anybody touched the page. */
  openedKb: number;
  undo: Pressed;
}

/** How quick the case-study editor is in a real browser, at 20, 100 and 300 components, and Puck beside it with a page of the same size. */
export async function run(report: Report) {
  await buildOnce();
  report.figure({ name: 'Editor: script', value: editorKilobytes(), unit: 'kB gzip', goal: '≤ 130' });
  const dataDir = mkdtempSync(join(tmpdir(), 'bf-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  const base = `http://localhost:${product.port}`;
  const puck = await startServer(['bench/editor/peer-server.ts'], {});
  const browser = await chromium.launch(await findChromium());
  const found = new Map<number, OwnFigures>();
  try {
    for (const size of SIZES) {
      const { token } = await bearerToken(dataDir, `bench${size}@people.example`);
      const context = await browser.newContext({ baseURL: base, viewport: VIEWPORT });
      await context.addCookies([{ name: 'bf-access', value: token, url: base }]);
      const address = await pageOf(context, base, size);
      const ours = await measure(context, address);
      await context.close();
      found.set(size, ours);
      say(report, size, ours);
      const peer = await measurePuck(browser, `http://localhost:${puck.port}`, size);
      sayPeer(report, size, peer);
      compare(report, size, ours, peer, size === 300);
    }
    const [small, large] = [found.get(20)!, found.get(300)!];
    const growth = (name: string, of: (figures: OwnFigures) => number, goal?: string) =>
      report.figure({
        name: `${name}, 300 against 20`,
        value: of(large) / of(small),
        unit: '×',
        ...(goal && { goal }),
      });
    growth('Key in the title', ({ title }) => title.ms, '≤ 1.2');
    growth('Key in the title, processor', ({ title }) => title.processorMs);
    growth('Key in a text', ({ text }) => text.ms, '≤ 1.2');
    growth('Key in a text, processor', ({ text }) => text.processorMs);
    growth('Drag', ({ dragMs }) => dragMs, '≤ 1.2');
    growth('Undo', ({ undo }) => undo.ms, '≤ 1.2');
    growth('Undo, processor', ({ undo }) => undo.processorMs);
  } finally {
    await browser.close();
    await puck.stop();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function say(report: Report, size: number, figures: OwnFigures) {
  const say = (name: string, value: number, unit: string, goal?: string) =>
    report.figure({ name: `${name}, ${size} components`, value, unit, ...(goal && { goal }) });
  say('Key to paint in the title, median', figures.title.ms, 'ms');
  say('Key in the title, processor', figures.title.processorMs, 'ms');
  say('Key to paint in a text, median', figures.text.ms, 'ms');
  say('Key in a text, processor', figures.text.processorMs, 'ms');
  say('First press on a text to its first letter', figures.firstTextMs, 'ms');
  say('Worst frame while typing', figures.worstFrameMs, 'ms', '≤ 33');
  say('Undo to paint', figures.undo.ms, 'ms');
  say('Undo, processor', figures.undo.processorMs, 'ms');
  say('Drag of component 1 to position 10, scripts', figures.dragMs, 'ms', '≤ 40');
  say('Interactive after', figures.interactiveMs, 'ms');
  say('Script over the wire, untouched', figures.openedKb, 'kB gzip');
  say('Script over the wire, after writing and dragging', figures.scriptKb, 'kB gzip');
  say('Heap of scripts', figures.heapMb, 'MB', '≤ 8');
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
    data: { batch: newId(), revision: 1, operations },
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

async function measure(context: BrowserContext, address: string): Promise<OwnFigures> {
  const interactive = await interactiveMs(context, address, { field: TITLE, shows: `:has(> ${TITLE})` });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('load');
  const openedKb = await settledKilobytes(page);
  const firstTextMs = await firstText(page);
  await page.keyboard.press('Escape');
  await watchFrames(page);
  const title = page.getByLabel('Title of the case study');
  const keyInTitle = await typing(page, title, title);
  await page.locator('[data-node] [role="textbox"]').nth(4).click();
  const writing = page.locator('[contenteditable="true"]');
  await writing.waitFor();
  const keyInText = await typing(page, writing, writing);
  const worst = await worstFrameMs(page);
  const undo = await undoing(page, writing);
  await page.keyboard.press('Escape');
  const dragMs = await dragToTenth(page);
  const scriptKb = await scriptKilobytes(page);
  const heap = await heapMb(page);
  await page.close();
  return {
    openedKb,
    firstTextMs,
    title: keyInTitle,
    text: keyInText,
    worstFrameMs: worst,
    undo,
    dragMs,
    interactiveMs: interactive,
    scriptKb,
    heapMb: heap,
  };
}

/** What came over the wire by itself: asked until half a second brings nothing more. */
async function settledKilobytes(page: Page): Promise<number> {
  for (let last = -1; ; ) {
    const now = await scriptKilobytes(page);
    if (now === last) return now;
    last = now;
    await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  }
}

/** From the first press on a text of a page just opened to the letter typed next, seen. */
async function firstText(page: Page): Promise<number> {
  const text = page.locator('[data-node] [role="textbox"]').first();
  const { x, y } = (await text.boundingBox())!;
  await page.evaluate(() => {
    addEventListener('pointerdown', (event) => Object.assign(window, { pressedAt: event.timeStamp }), { once: true });
  });
  await page.mouse.move(x + 20, y + 8, { steps: 5 });
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.press('Q');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { pressedAt } = window as never as { pressedAt: number };
        const look = () =>
          document.querySelector('[contenteditable="true"]')?.textContent?.includes('Q')
            ? resolve(performance.now() - pressedAt)
            : requestAnimationFrame(look);
        look();
      }),
  );
}

async function dragToTenth(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  const nodes = page.locator('[data-node]');
  await nodes.first().hover();
  const count = await page.locator('[data-section]').first().locator('[data-node]').count();
  const moved = await nodes.first().getAttribute('data-node');
  const last = (await nodes.nth(Math.min(9, count - 1) + (count < 10 ? 10 - count : 0)).boundingBox())!;
  return drag(page, {
    grip: page.getByRole('button', { name: 'Move Text Block' }).first(),
    to: { x: last.x + 40, y: Math.min(last.y + last.height - 4, VIEWPORT.height - 90) },
    isDone: () =>
      page.waitForFunction((id) => document.querySelector<HTMLElement>('[data-node]')!.dataset.node !== id, moved),
  });
}
