import { rmSync } from 'node:fs';

/** The product as `npm start` serves it; its data folder is a throw-away one and goes when the process does. */
process.on('exit', () => {
  if (process.env.DATA_DIR) rmSync(process.env.DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
});
await import('../../scripts/start.ts');
