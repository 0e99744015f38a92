import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { silentLog } from '../silent-log.ts';
import { publishDesign } from './designs.ts';

interface Expected {
  /** Statuses and addresses that a journey provokes on purpose, e.g. `404 /brief/`. */
  allow(status: number, path: RegExp): void;
  /** Console text that a journey provokes on purpose. */
  allowConsole(text: RegExp): void;
}

interface SignIn {
  name?: string;
  email?: string;
  returnTo?: string;
  /** Another page than the journey's own. */
  page?: Page;
}

interface Fixtures {
  /** For itself, around every journey. */
  othersLeave: undefined;
  expected: Expected;
  /**
   * Signs a page in as a new person, through the development provider but without drawing its pages; then opens `returnTo`,
   * where there is one. Answers the name.
   */
  signIn(options?: SignIn): Promise<string>;
  /** The same, walked in the page as a person walks it. */
  signInByHand(options?: SignIn): Promise<string>;
  /** A new design by Ines Marau, who is signed in on the journey's page, and somebody else who looks at it in a window of their own. */
  visited(title: string, visitor: string): Promise<{ id: string; visitor: Page }>;
  /** Fails on any violation on the page as it is. */
  expectAccessible(page?: Page): Promise<void>;
}

interface OfWorker {
  /**
   * That of the product under test, opened for the first journey that asks. It stands here, also for journeys that never do: where
   * one names other parts of a worker than the one before, Playwright begins a new worker and a new browser.
   */
  database: Awaited<ReturnType<typeof connectDatabase>>;
}

/** Pages whose `goto` and `reload` wait for hydration. */
const waiting = new WeakSet<Page>();
let people = 0;

function newPerson(name: string | undefined) {
  people += 1;
  // Figures only: letters could spell the name of a button.
  const stamp = `${process.pid}${people}${Date.now() % 1e6}`;
  return { name: name ?? `Ines ${stamp}`, email: `${stamp}@people.example` };
}

/** Every journey fails on a console error, an uncaught exception and a 4xx or 5xx that it did not announce. */
export const test = base.extend<Fixtures, OfWorker>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const database = await connectDatabase({ dataDir: process.env.JOURNEY_DATA!, log: silentLog });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],

  // Closes the windows of other people in a journey (`browser.newContext`). They would stay open until the worker ends.
  othersLeave: [
    async ({ browser, javaScriptEnabled }, use) => {
      const newContext = browser.newContext;
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options);
        if (javaScriptEnabled && options?.javaScriptEnabled !== false) context.on('page', waitForHydration);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
      await Promise.all(browser.contexts().map((left) => left.close()));
    },
    { auto: true },
  ],

  expected: async ({ context, javaScriptEnabled }, use, testInfo) => {
    const troubles: string[] = [];
    // A session that ends while a page is open ends its stream of events; the page asks once more before it believes that.
    const statuses: { status: number; path: RegExp }[] = [{ status: 401, path: /^\/api\/events$/ }];
    const texts: RegExp[] = [];
    const unanswered = new Set<Request>();
    const watch = (page: Page) => {
      if (javaScriptEnabled) waitForHydration(page);
      page.on('request', (request) => unanswered.add(request));
      page.on('requestfinished', (request) => unanswered.delete(request));
      page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} (${message.location().url})`;
        // The browser's own line about an answer that is judged below.
        if (/Failed to load resource/.test(text) || texts.some((known) => known.test(text))) return;
        troubles.push(`console: ${text}`);
      });
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (
          response.status() < 400 ||
          statuses.some((known) => known.status === response.status() && known.path.test(pathname))
        )
          return;
        troubles.push(`${response.status()} ${response.request().method()} ${pathname}`);
      });
    };
    for (const page of context.pages()) watch(page);
    context.on('page', watch);
    await use({
      allow: (status, path) => statuses.push({ status, path }),
      allowConsole: (text) => texts.push(text),
    });
    // Said with the failure itself: where only the log of a run is kept, it is all there is to see.
    if (testInfo.errors.length > 0) {
      const open = [...unanswered].map(
        (one) => `${one.method()} ${one.url()}: ${one.failure()?.errorText ?? 'under way'}`,
      );
      for (const page of context.pages()) testInfo.errors.push({ message: await shownOn(page) });
      testInfo.errors.push({ message: `Without an answer:\n${open.join('\n')}` });
    }
    expect(troubles, 'console errors and unexpected answers').toEqual([]);
  },

  // Asking for the page asks for the watch over it.
  page: async ({ page, expected: _ }, use) => use(page),

  signIn: async ({ page }, use) => {
    await use(async ({ name, email, returnTo, page: on = page } = {}) => {
      const person = { ...newPerson(name), ...(email && { email }) };
      // Cookies are the browser context's, so whatever it opens from here on is signed in.
      const asked = await on.request.get('/api/auth/sign-in');
      const answered = await on.request.post(asked.url(), { form: person });
      expect(new URL(answered.url()).pathname).toBe('/');
      if (returnTo !== undefined) await on.goto(returnTo);
      return person.name;
    });
  },

  signInByHand: async ({ page }, use) => {
    await use(async ({ name, returnTo = '/', page: on = page } = {}) => {
      const person = newPerson(name);
      await on.goto(`/api/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
      await on.getByLabel('Name').fill(person.name);
      await on.getByLabel('E-mail').fill(person.email);
      await on.getByRole('button', { name: 'Continue as this person' }).click();
      await on.waitForURL((url) => url.pathname + url.search === returnTo);
      return person.name;
    });
  },

  visited: async ({ page, browser, baseURL, signIn }, use) => {
    await use(async (title, name) => {
      await signIn({ name: 'Ines Marau' });
      const id = await publishDesign(page.request, baseURL!, { title });
      const visitor = await (await browser.newContext({ baseURL })).newPage();
      await signIn({ name, returnTo: `/showcase/${id}`, page: visitor });
      return { id, visitor };
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (on = page) => {
      await settled(on);
      // Injects the library once for each document. The builder would inject and compile it twice for each check.
      if (!(await on.evaluate(() => 'axe' in window))) await on.evaluate(axe.source);
      // No page has frames, so the builder need not open a second page to join their results.
      const check = new AxeBuilder({ page: on, axeSource: 'void 0' })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] });
      const { violations } = await check.analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

/** React has taken over what the server rendered: from here on presses are answered. */
export async function untilHydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A person presses what is there to see; a script is quicker than the page's own. Who asks for less than the loaded page waits alone. */
function waitForHydration(page: Page) {
  if (waiting.has(page)) return;
  waiting.add(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const settledAfter = async <T>(loading: Promise<T>, waitUntil: string | undefined) => {
    const answer = await loading;
    const isOurs = (await page.locator('script#page-data').count()) > 0;
    if (isOurs && (waitUntil ?? 'load') === 'load') await untilHydrated(page);
    return answer;
  };
  page.goto = (url, options) => settledAfter(goto(url, options), options?.waitUntil);
  page.reload = (options) => settledAfter(reload(options), options?.waitUntil);
}

/** Keeps back what the page asks of these addresses. @returns what lets it through */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Keeps the scripts of the next page back, so that it is not hydrated, until what this returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let isAsked = false;
  page.on('request', (request) => {
    if (ENTRY.test(request.url())) isAsked = true;
  });
  const release = await holdBack(page, ENTRY);
  return () => {
    // A script that was never asked for has another name, or came before.
    expect(isAsked, 'the scripts were held back').toBe(true);
    release();
  };
}

const ENTRY = /\/assets\/entry-browser-.*\.js/;

/** Once a page has laid itself out for the width it has now, nothing of it lies beside the window. */
export async function expectNoSidewaysScroll(page: Page) {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beside, 'what lies beside the window, in px').toBeLessThanOrEqual(0);
}

/** A page in words, for whoever reads why a journey failed on it. */
async function shownOn(page: Page) {
  const words = await page
    .locator('body')
    .ariaSnapshot()
    .catch(({ message }) => message);
  return `${page.url()} showed:\n${words}`;
}

/** Colours that are still moving are nobody's choice: waits for every transition that has an end. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

export { expect } from '@playwright/test';
