import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { guardOutPlugin } from './test/strength/guard-out.ts';

// For the workers, and for what they begin: each process would strip and compile the same sources. Whoever may not write here does without.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const testsIn = (...folders: string[]): string[] => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

// Two projects, so that tests of plain code do not wait for a database: its setup runs only with tests that may ask for it.
export default defineConfig({
  plugins: [guardOutPlugin],
  test: {
    environment: 'node',
    // Kept modules would have the guard that a run takes out.
    fsModuleCache: !process.env.GUARD_OUT,
    maxWorkers: 2,
    // A worker reads the code once, not once a file; what a file puts in place of something goes with it (`test/restore-globals.ts`).
    isolate: false,
    setupFiles: ['test/restore-globals.ts'],
    // Generous: a shared machine can stand still for seconds, and speed is the benchmark's business.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'plain', include: testsIn('domain', 'contract', 'web') } },
      {
        extends: true,
        test: {
          name: 'database',
          include: testsIn('server', 'test', 'scripts', 'bench'),
          globalSetup: 'test/global-setup.ts',
        },
      },
    ],
  },
});
