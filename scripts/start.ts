import { buildOnce, isBuilt } from './build.ts';
import { endWithParent } from './end-with-parent.ts';
import { refuseOldNode } from './node-version.ts';

refuseOldNode();
endWithParent();
if (!isBuilt()) {
  process.stdout.write('Building, once\n');
  await buildOnce();
}
await import('../server/main.ts');
