import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Plain JavaScript, and before all else: what Node makes of the sources is kept from here on, so that a start neither strips
// types nor loads the library that does (15 MB, and 80 ms of processor time).
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
