import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node made of the sources is kept: stripping types and compiling are two fifths of a start. So it comes before all else.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
const { refuseOldNode } = await import('./node-version.ts');
refuseOldNode();
const { endWithParent } = await import('./end-with-parent.ts');
endWithParent();

const { buildOnce, isBuilt } = await import('./build.ts');
if (!isBuilt()) {
  process.stdout.write('Building the pages, once\n');
  await buildOnce();
}
await import('../server/main.ts');
