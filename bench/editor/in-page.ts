import type { BrowserContext, Locator, Page } from '@playwright/test';
import { median } from '../report.ts';

/** Measurements inside a page of any editor, ours and the peer's alike. */

const KEYS = 40;
const FRAME_MS = 1000 / 60;
export const VIEWPORT = { width: 1440, height: 1200 };

interface Watched {
  worstFrame: number;
  watch: number;
}

/**
 * Records the longest time between two frames until its result is asked for. Begin it once every element is found: the
 * tool's own search in a long page takes longer than a frame.
 */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const scope = window as never as Watched;
    scope.worstFrame = 0;
    let last = Number.POSITIVE_INFINITY;
    const frame = (at: number) => {
      scope.worstFrame = Math.max(scope.worstFrame, at - last);
      last = at;
      scope.watch = requestAnimationFrame(frame);
    };
    scope.watch = requestAnimationFrame(frame);
  });
  return () =>
    page.evaluate(() => {
      const { watch, worstFrame } = window as never as Watched;
      cancelAnimationFrame(watch);
      return worstFrame;
    });
}

export interface Pressed {
  /** Median time from the key press to the paint that shows the result. */
  ms: number;
  /** Processor time of the page for one key press; other work on the machine does not change it. */
  processorMs: number;
  worstFrameMs: number;
}

/**
 * Types a letter into a field and waits until the edited page shows it. The letter that the browser writes into the
 * form field itself does not count.
 */
export async function typing(page: Page, field: Locator, shown: Locator): Promise<Pressed> {
  await field.focus();
  const letters = Array.from({ length: KEYS }, (_, at) => 'abcdefgh'[at % 8]!);
  return untilShown(page, shown, letters);
}

/** Undoes and redoes, and waits each time until the result is shown. */
export async function undoing(page: Page, shown: Locator): Promise<Pressed> {
  const presses = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'ControlOrMeta+z' : 'ControlOrMeta+Shift+z'));
  return untilShown(page, shown, presses);
}

/**
 * Presses keys one after another. Each press waits for the paint of the last one and for a part of a frame: a key
 * right after a paint would always wait for the whole next frame, in every editor.
 */
async function untilShown(page: Page, shown: Locator, presses: string[]): Promise<Pressed> {
  const element = await shown.elementHandle();
  const times: number[] = [];
  const spent = await processor(page);
  const before = await spent();
  const worstFrame = await watchFrames(page);
  for (const [n, press] of presses.entries()) {
    await page.evaluate((of) => {
      const element = of as HTMLElement & { pmViewDesc?: { node: { textContent: string } } };
      // Where the browser edits the page itself, the letter counts once the editor has it in its document.
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
    // Multiples of the golden section are spread evenly over a frame.
    await new Promise((later) => setTimeout(later, ((n * 0.618) % 1) * FRAME_MS));
    await page.keyboard.press(press);
    times.push(await page.evaluate(() => (window as never as { painted: Promise<number> }).painted));
  }
  const worstFrameMs = await worstFrame();
  return { ms: median(times), processorMs: ((await spent()) - before) / presses.length, worstFrameMs };
}

/**
 * Starts to measure how much processor time the scripts, style and layout of a page take, in ms.
 * @returns a function that answers the time so far.
 */
async function processor(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
  };
}

export type Dragged = Pick<Pressed, 'processorMs' | 'worstFrameMs'>;

/**
 * Processor time of scripts, style and layout while the first block is dragged to the tenth place in twenty frames,
 * until one frame after it is seen there. Processor time leaves out the frames in which nothing happens.
 */
export async function drag(
  page: Page,
  { grip, blocks, isTenth }: { grip: Locator; blocks: Locator; isTenth: () => Promise<unknown> },
): Promise<Dragged> {
  await page.evaluate(() => scrollTo(0, 0));
  await blocks.nth(9).scrollIntoViewIfNeeded();
  // Near an edge of the window a drag scrolls the page, and lands elsewhere.
  await blocks.first().evaluate((block) => scrollBy(0, block.getBoundingClientRect().top - 240));
  await blocks.first().hover();
  const spent = await processor(page);
  const from = (await grip.boundingBox())!;
  const tenth = (await blocks.nth(9).boundingBox())!;
  const to = { x: tenth.x + 20, y: tenth.y + tenth.height - 4 };
  if (to.y > VIEWPORT.height) throw new Error('The tenth block is out of sight');
  const start = { x: from.x + 4, y: from.y + 4 };
  const before = await spent();
  const worstFrame = await watchFrames(page);
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
  return { processorMs: (await spent()) - before, worstFrameMs: await worstFrame() };
}

const VISITS = 5;

/** The median of several visits. Each page is closed again, because an open one would add to the memory of the next. */
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
 * Milliseconds from navigation until a letter typed into a field is shown beside it in the page; the same measure
 * for every editor. One letter per frame is typed, as a browser would, until one is answered.
 */
export function answersAt(page: Page, { field, shows }: { field: string; shows: string }): Promise<number> {
  return page.evaluate(
    ([field, shows]) =>
      new Promise<number>((resolve) => {
        // The text is unique to this visit, so that text of an earlier visit does not count.
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
            // The native setter is used, because React would ignore an event after its own setter.
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

/** Megabytes that scripts hold after garbage collection. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
