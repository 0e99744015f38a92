import type { BrowserContext, Locator, Page } from '@playwright/test';
import { median } from '../report.ts';

/** What is measured in a page of any editor, ours and its peer's alike. */

const KEYS = 40;
const FRAME_MS = 1000 / 60;
export const VIEWPORT = { width: 1440, height: 1200 };

interface Watched {
  worstFrame: number;
}

/** Notes the longest time between two frames from now on. */
export async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const scope = window as never as Watched;
    scope.worstFrame = 0;
    let last = Number.POSITIVE_INFINITY;
    const frame = (at: number) => {
      scope.worstFrame = Math.max(scope.worstFrame, at - last);
      last = at;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

export function worstFrameMs(page: Page): Promise<number> {
  return page.evaluate(() => (window as never as Watched).worstFrame);
}

export interface Pressed {
  /** From the press to the paint that shows it, median. */
  ms: number;
  /** What one press takes of the page's processor, on whatever else the machine is busy with. */
  processorMs: number;
}

/** A letter in a field, until the page that is being made shows it: what the browser writes into a form field by itself does not count. */
export async function typing(page: Page, field: Locator, shown: Locator): Promise<Pressed> {
  await field.focus();
  const letters = Array.from({ length: KEYS }, (_, at) => 'abcdefgh'[at % 8]!);
  return untilShown(page, shown, letters);
}

/** Undo, and doing it again, until it is shown. */
export async function undoing(page: Page, shown: Locator): Promise<Pressed> {
  const presses = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'ControlOrMeta+z' : 'ControlOrMeta+Shift+z'));
  return untilShown(page, shown, presses);
}

/**
 * Presses one after the other, each when what the last one did is painted and a part of a frame has gone: a hand knows nothing of
 * frames, and a key right after a paint would wait for the whole of the next one, whatever the editor takes.
 */
async function untilShown(page: Page, shown: Locator, presses: string[]): Promise<Pressed> {
  const element = await shown.elementHandle();
  const times: number[] = [];
  const spent = await processor(page);
  const before = await spent();
  for (const [n, press] of presses.entries()) {
    await page.evaluate((of) => {
      const element = of as HTMLElement & { pmViewDesc?: { node: { textContent: string } } };
      // Where the browser writes into the page itself, the letter is there once the editor has taken it into its document.
      const textOf = () => element.pmViewDesc?.node.textContent ?? element.dataset.value ?? element.textContent;
      const before = textOf();
      const scope = window as never as { painted: Promise<number> };
      scope.painted = new Promise((resolve) => {
        let pressedAt = 0;
        addEventListener('keydown', onKey, { capture: true });
        function onKey({ key, timeStamp }: KeyboardEvent) {
          if (['Control', 'Meta', 'Shift'].includes(key)) return;
          removeEventListener('keydown', onKey, { capture: true });
          pressedAt = timeStamp;
          requestAnimationFrame(look);
        }
        function look() {
          if (textOf() === before) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - pressedAt);
          return channel.port2.postMessage(0);
        }
      });
    }, element);
    // Multiples of the golden section are spread evenly.
    await new Promise((later) => setTimeout(later, ((n * 0.618) % 1) * FRAME_MS));
    await page.keyboard.press(press);
    times.push(await page.evaluate(() => (window as never as { painted: Promise<number> }).painted));
  }
  return { ms: median(times), processorMs: ((await spent()) - before) / presses.length };
}

/** Answers how much processor time scripts, style and layout of a page have taken so far, ms. */
async function processor(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
  };
}

/**
 * What scripts, style and layout take of a drag of the first block to the place of the tenth in twenty frames, to the frame after it is seen
 * there: processor time, so that the frames in which nothing happens do not count.
 */
export async function drag(
  page: Page,
  { grip, blocks, isTenth }: { grip: Locator; blocks: Locator; isTenth: () => Promise<unknown> },
): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  await blocks.first().hover();
  const spent = await processor(page);
  const from = (await grip.boundingBox())!;
  const tenth = (await blocks.nth(9).boundingBox())!;
  const to = { x: tenth.x + 20, y: tenth.y + tenth.height - 4 };
  if (to.y > VIEWPORT.height) throw new Error('The tenth block is out of sight');
  const start = { x: from.x + 4, y: from.y + 4 };
  const before = await spent();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let frame = 1; frame <= 20; frame += 1) {
    const part = frame / 20;
    await page.mouse.move(start.x + (to.x - start.x) * part, start.y + (to.y - start.y) * part);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await page.mouse.up();
  await isTenth();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return (await spent()) - before;
}

const VISITS = 5;

/** The median of several visits, each in a page that is closed again: one left behind would be part of the memory of the next. */
export async function interactiveMs(
  context: BrowserContext,
  address: string,
  parts: { field: string; shows: string },
): Promise<number> {
  const all: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await context.newPage();
    await page.goto(address);
    all.push(await answersAt(page, parts));
    await page.close();
  }
  return median(all);
}

/**
 * Milliseconds after navigation until a letter put into a field is shown by the page beside it: the same question to every editor. A
 * letter a frame is put in as the browser would, until one is answered.
 */
export function answersAt(page: Page, { field, shows }: { field: string; shows: string }): Promise<number> {
  return page.evaluate(
    ([field, shows]) =>
      new Promise<number>((resolve) => {
        // Told apart from what an earlier visit left behind.
        const mine = `Letter ${Math.round(performance.timeOrigin)} `;
        let tried = 0;
        const visible = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
            one.checkVisibility({ visibilityProperty: true }),
          );
        const look = () => {
          const shown = visible(shows!);
          if ((shown?.dataset.value ?? shown?.textContent ?? '').startsWith(mine)) return resolve(performance.now());
          const input = visible(field!) as HTMLInputElement | HTMLTextAreaElement | undefined;
          if (input) {
            tried += 1;
            // Past React's own setter, which would take the event for no change.
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, mine + tried);
            input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
          }
          requestAnimationFrame(look);
        };
        look();
      }),
    [field, shows],
  );
}

/** Megabytes that scripts hold, after what is garbage has gone. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
