import { build, isBuilt } from './build.ts';
import { refuseOldNode } from './node-version.ts';

refuseOldNode();
if (!isBuilt()) {
  process.stdout.write('Building the pages, once\n');
  const environment = process.env.NODE_ENV;
  await build({ quiet: true });
  // Building sets production for itself; the server decides by what the operator said.
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
}
await import('../server/main.ts');
