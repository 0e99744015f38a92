import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const STILL_MS = 500;

/** The addresses of all scripts that a page has loaded, once no more arrive for half a second. */
export async function scriptsOf(page: Page): Promise<string[]> {
  for (let last = -1; ; ) {
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    );
    if (names.length === last) return [...new Set(names)];
    last = names.length;
    await page.evaluate((ms) => new Promise((later) => setTimeout(later, ms)), STILL_MS);
  }
}

/**
 * Size of scripts after gzip, in kB of 1,000 bytes. The browser may get another encoding, and the peer's may
 * differ.
 */
export async function gzipKilobytes(scripts: string[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}
