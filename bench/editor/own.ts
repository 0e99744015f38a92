import type { BrowserContext, Page } from '@playwright/test';
import { gzipKilobytes, scriptsOf } from '../scripts-of-page.ts';
import type { Figures } from './figures.ts';
import { answersAt, type Dragged, drag, heapMb, interactiveMs, type Pressed, typing, undoing } from './in-page.ts';

const TITLE = '[aria-label="Title of the case study"]';
/** The field and its rendered text around it in the page. */
const parts = { field: TITLE, shows: `:has(> ${TITLE})` };

export interface OwnFigures extends Figures {
  firstTextMs: number;
  /** Script that was loaded before the first interaction. */
  openedKb: number;
  undo: Pressed;
}

/** Measures our editor at an address with the same actions as the peer. */
export async function measureOwn(context: BrowserContext, address: string): Promise<OwnFigures> {
  const interactive = await interactiveMs(context, address, parts);
  const page = await context.newPage();
  await page.goto(address);
  await answersAt(page, parts);
  const openedKb = await gzipKilobytes(await scriptsOf(page));
  const firstTextMs = await firstText(page);
  await page.keyboard.press('Escape');
  const title = await typing(page, page.locator(TITLE), page.locator(parts.shows));
  const blocks = page.locator('[data-node]');
  await blocks.nth(4).getByRole('textbox').click();
  const writing = page.locator('[contenteditable="true"]');
  await writing.waitFor();
  const text = await typing(page, writing, writing);
  const undo = await undoing(page, writing);
  await page.keyboard.press('Escape');
  const dragged = await dragToTenth(page);
  const figures = {
    openedKb,
    firstTextMs,
    title,
    text,
    undo,
    dragged,
    interactiveMs: interactive,
    scriptKb: await gzipKilobytes(await scriptsOf(page)),
    heapMb: await heapMb(page),
  };
  await page.close();
  return figures;
}

/** Time from the first click on a text of a page just opened until the next typed letter is shown. */
async function firstText(page: Page): Promise<number> {
  const text = page.locator('[data-node] [role="textbox"]').first();
  await text.scrollIntoViewIfNeeded();
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

async function dragToTenth(page: Page): Promise<Dragged> {
  const blocks = page.locator('[data-node]');
  const moved = await blocks.first().getAttribute('data-node');
  return drag(page, {
    grip: page.getByRole('button', { name: 'Move Text Block' }).first(),
    blocks,
    isTenth: () =>
      page.waitForFunction(
        (id) => document.querySelectorAll<HTMLElement>('[data-node]')[9]?.dataset.node === id,
        moved,
      ),
  });
}
