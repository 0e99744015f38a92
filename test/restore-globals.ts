import { afterAll, vi } from 'vitest';

/** Test files share their worker's modules and globals: what a file has put in place of something goes with it. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
