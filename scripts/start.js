import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Plain JavaScript, so that an old Node can say what it lacks, and so that what Node compiles of the sources is cached from here on.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
