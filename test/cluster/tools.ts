import { execFileSync, spawnSync } from 'node:child_process';

const PACKAGES = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql'];
const PROGRAMS = ['patroni', 'etcd', 'haproxy'];

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Installs Debian's packages for a cluster when they are missing.
 * @throws with the command to type, for whoever may not install them
 */
export function installTools(): void {
  if (PROGRAMS.every(isThere)) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES];
  if (process.getuid?.() !== 0) throw new Error(`A cluster needs these packages: sudo ${command.join(' ')}`);
  execFileSync(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The folder with the programs of the newest PostgreSQL. */
export function postgresqlPrograms(): string {
  const found = execFileSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1'], { encoding: 'utf8' });
  return found.trim();
}

/** PostgreSQL does not run as root. Debian's package makes this user. */
export function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
