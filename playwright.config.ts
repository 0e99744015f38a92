import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './test/browser.ts';
import { SCRATCH } from './test/scratch.ts';

// The journeys run in a real browser against the product as `npm start` serves it, on an empty folder of its own.
// Workers read this file again and must find the same port and folder: both are handed on by the environment.
process.env.JOURNEY_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.JOURNEY_DATA ??= mkdtempSync(join(SCRATCH, 'bf-journeys-'));
const port = Number(process.env.JOURNEY_PORT);
const folder = process.env.JOURNEY_DATA;
const chromium = await findChromium();
// Keeps Chromium from beginning a process in reserve for each window: nearly half of all were never used.
const NO_RESERVE = '--renderer-process-limit=1';

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.spec.ts',
  // One more than the two processors it takes: each journey waits for people's moments now and then.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  // Where nobody watches, what went red is tried once more and then called flaky in the report: a defect, to be found by its first failure.
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every step costs a third of the time; `playwright test test/journeys/x.spec.ts --trace on` has it again.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Drawing what moves is most of a browser's work on a machine without graphics. Where motion is the matter, a file asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { ...chromium, args: [...chromium.args, NO_RESERVE] },
  },
  webServer: {
    command: 'node --no-warnings test/journeys/server.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    },
    timeout: 120_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
