import { rmSync } from 'node:fs';

/** The product as `npm start` serves it, but for the encoders' effort; its data folder is a throw-away one and goes when the process does. */
process.on('exit', () => {
  if (process.env.DATA_DIR) rmSync(process.env.DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
});
const quickPictures = `--import=${new URL('quick-pictures.ts', import.meta.url).href}`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, quickPictures].filter(Boolean).join(' ');
await import('../../scripts/start.ts');
