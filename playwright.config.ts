import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './test/browser.ts';
import { SCRATCH } from './test/scratch.ts';

// The journeys run in a real browser against the product as `npm start` serves it, with an empty data folder.
// Each worker reads this file again. The environment gives it the same port and folder.
process.env.JOURNEY_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.JOURNEY_DATA ??= mkdtempSync(join(SCRATCH, 'bf-journeys-'));
const port = Number(process.env.JOURNEY_PORT);
const folder = process.env.JOURNEY_DATA;
const chromium = await findChromium();
// Chromium starts a spare process for each window. Nearly half of them were never used.
const NO_RESERVE = '--renderer-process-limit=1';

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.spec.ts',
  // Made for two processors. A third journey runs while another one waits.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  // In CI a failed journey runs once more. If it then passes, the report calls it flaky, which is a defect.
  retries: process.env.CI ? 1 : 0,
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every step costs a third of the time. `playwright test test/journeys/x.spec.ts --trace on` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Animation is most of a browser's work on a machine without a graphics card. A file that tests motion turns it on.
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
      OPERATORS: 'operator@people.example',
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    },
    timeout: 120_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
