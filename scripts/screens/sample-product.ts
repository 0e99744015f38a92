import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Picture } from '#contract/media.ts';
import { pause } from '#server/platform/pause.ts';
import { sampleDesigns } from '#server/sample/designs/all.ts';
import { findChromium } from '#test/browser.ts';

const root = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 300_000;
const LOOK_EVERY_MS = 1_000;
/** One of the sample people sees the settings of the installation. */
const OPERATOR = 'ines-marau@people.example';

export interface SampleProduct {
  browser: Browser;
  /** The window of one of the sample people, or of a guest. Each has one, because a login is renewed in it. */
  windowOf(handle: string | null): Promise<BrowserContext>;
}

const missing = new Set<string>();
const windows = new Map<string | null, BrowserContext>();

/** Starts the product in a temporary folder with the whole sample world, and removes both afterwards. */
export async function withSampleProduct(work: (product: SampleProduct) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brief-foundry-screens-'));
  // Started by root, the database runs as a user of its own, who has to pass through.
  await chmod(folder, 0o755);
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'info', OPERATORS: OPERATOR };
  const run = (script: string) =>
    spawn(process.execPath, ['--no-warnings', join(root, script)], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  try {
    const server = run('scripts/start.js');
    const baseURL = await addressOf(server);
    const browser = await chromium.launch(await findChromium());
    try {
      await untilDrawn(await windowOf(browser, baseURL, 'kei-brandt'));
      await work({ browser, windowOf: (handle) => windowOf(browser, baseURL, handle) });
      if (missing.size > 0) throw new Error(`Some pages came without these: ${[...missing].join(', ')}`);
    } finally {
      await browser.close();
      server.kill('SIGTERM');
      await once(server, 'close');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The product draws the sample designs and its workspace in the background. */
async function untilDrawn({ request }: BrowserContext) {
  const json = async (path: string) => (await request.get(path)).json();
  const isDrawn = async () => {
    const { collaborations } = await json('/api/me/collaborations');
    const { total } = await json('/api/showcase/counts');
    const { items } = await json('/api/showcase');
    if (total < sampleDesigns.length) return false;
    return collaborations.length > 0 && items.every(({ picture }: { picture: Picture }) => picture.state === 'ready');
  };
  const late = Date.now() + START_TIMEOUT_MS;
  while (!(await isDrawn())) {
    if (Date.now() > late) throw new Error('The sample designs were not drawn in time');
    await pause(LOOK_EVERY_MS);
  }
}

async function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  let said = '';
  const late = AbortSignal.timeout(START_TIMEOUT_MS);
  for (;;) {
    const [piece] = await once(server.stdout!, 'data', { signal: late });
    said += piece;
    const [, address] = /is open at (\S+)/.exec(said) ?? [];
    if (address) return address;
  }
}

async function windowOf(browser: Browser, baseURL: string, handle: string | null) {
  const known = windows.get(handle);
  if (known) return known;
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
  windows.set(handle, context);
  if (handle) {
    const asked = await context.request.get('/api/auth/sign-in');
    await context.request.post(asked.url(), { form: { subject: handle } });
  }
  // A page without its styles is no picture of the product: another build may have replaced them.
  context.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/assets/')) missing.add(response.url());
  });
  return context;
}
