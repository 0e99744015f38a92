import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before its main part ends. */
const STOPS_MAX = 250;

/** A person with a keyboard and a screen reader, and everything that they hear. */
export interface Listener {
  page: Page;
  /** What was heard since the last call, without repetitions. */
  heard(): string[];
  /** Presses Tab until this control has the focus. */
  reach(name: RegExp): Promise<void>;
  /** Reaches a control and presses Enter, or another key. */
  press(name: RegExp, key?: string): Promise<void>;
  /** Reaches a field and types. */
  type(name: RegExp, text: string): Promise<void>;
  /** A page or a step has opened: its heading is there, and the focus is in it, so that the next Tab goes on from there. */
  lands(heading: string): Promise<void>;
}

/** What is spoken for an element: its line of the accessibility tree, with role, name and state. */
async function spoken(element: Locator): Promise<string> {
  const [line = ''] = (await element.ariaSnapshot()).split('\n');
  const summary = await element.evaluate((one) =>
    one instanceof HTMLElement && one.matches('summary') ? one.innerText.trim() : null,
  );
  if (summary !== null) return `disclosure "${summary}"`;
  return line
    .replace(/^- /, '')
    .replace(/:$/, '')
    .replace(/^'(.*)'$/, '$1');
}

/** Hands over what live regions say, from the next page on. */
async function hearLiveRegions(page: Page, hear: (words: string) => void) {
  await page.exposeFunction('hear', hear);
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear(words: string): void };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [role=log], [aria-live]');
        const words = region?.textContent?.trim();
        if (region && words) hear(`(${region.getAttribute('role') ?? 'live'}) ${words}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export async function listenTo(page: Page): Promise<Listener> {
  const notes: string[] = [];
  await hearLiveRegions(page, (words) => void notes.push(words));
  const focused = page.locator(':focus');

  async function reach(name: RegExp) {
    const passed: string[] = [];
    for (let stops = 0; stops < STOPS_MAX; stops++) {
      await page.keyboard.press('Tab');
      if ((await focused.count()) === 0) continue;
      const words = await spoken(focused.first());
      if (name.test(words)) {
        notes.push(words);
        return;
      }
      passed.push(words);
    }
    throw new Error(`Nothing like ${name} is a stop. Passed: ${passed.slice(0, 80).join(' · ')}`);
  }

  return {
    page,
    heard: () => [...new Set(notes.splice(0))],
    reach,
    async press(name, key = 'Enter') {
      await reach(name);
      await page.keyboard.press(key);
      // The new state of a choice is spoken at once.
      if (key !== 'Enter') notes.push(await spoken(focused.first()));
    },
    async type(name, text) {
      await reach(name);
      await page.keyboard.type(text);
    },
    async lands(heading) {
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.locator('#main:focus, #main :focus')).toBeAttached();
      notes.push(`heading "${heading}"`);
    },
  };
}
