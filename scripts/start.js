import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * The C library keeps what is given back to it, by its own rules for ever: 45 MB, once Node's compiler has taken 30 to 40 in pieces of
 * 32 kB to make a busy process fast. Where this is set before a process begins, pieces of that size go back to the system at once; so it
 * begins a second time, as itself. PostgreSQL and the process that makes pictures are given surroundings of their own.
 */
if (process.platform === 'linux' && !process.env.MALLOC_MMAP_THRESHOLD_ && !process.channel)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: '30000',
  });

// Plain JavaScript, and before all else: what Node makes of the sources is kept from here on, so that a start neither strips
// types nor loads the library that does (15 MB, and 80 ms of processor time).
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('./start.ts');
