import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// V8 lets a small heap grow fourfold between collections when the machine has much memory, and keeps three times 16 MB and
// more for what is young. A quarter, and three times 4 MB (in package.json, since it counts from the first moment), hold a busy
// process at a third of what it would take: docs/decisions/012-memory-of-a-process.md says at what price.
setFlagsFromString('--heap-growing-percent=25');
const { refuseOldNode } = await import('./node-version.ts');
refuseOldNode();
const { endWithParent } = await import('./end-with-parent.ts');
endWithParent();

const { buildOnce, builtServer, isBuilt } = await import('./build.ts');
if (!isBuilt()) {
  process.stdout.write('Building, once\n');
  await buildOnce();
}
await import(pathToFileURL(builtServer).href);
