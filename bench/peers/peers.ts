import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the peers where the installed packages differ from the lock file. */
export function installPeers(): void {
  const folder = import.meta.dirname;
  const installed = join(folder, 'node_modules/.package-lock.json');
  const isThere =
    existsSync(installed) && statSync(installed).mtimeMs > statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (!isThere)
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
