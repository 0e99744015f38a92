import { rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { nodeOptions } from './quick-pictures.ts';

/** The product as `npm start` serves it, but for the encoders' effort; its data folder is a throw-away one and goes when the process does. */
process.on('exit', () => {
  if (process.env.DATA_DIR) rmSync(process.env.DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
});
process.env.NODE_OPTIONS = nodeOptions;
await import('../../scripts/start.ts');
// What Node made of the sources is for the servers of single journeys as well, and those are killed before they could keep it.
flushCompileCache();
