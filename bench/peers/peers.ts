import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what the product is measured against, on the first run that needs it. @returns whether it is there. */
export function peersInstalled(): boolean {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, 'node_modules'))) return true;
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}
