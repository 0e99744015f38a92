import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 200;

/**
 * Stops this process once its parent process is gone. A shell between npm and this process does not pass SIGTERM on, and stays
 * when npm is killed.
 */
export function endWithParent() {
  // Without npm, the signal reaches this process directly.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = isNpm(parent) ? null : parentOf(parent);
  const isNpmWatched = npm !== null && isNpm(npm);
  const timer = setInterval(() => {
    if (process.ppid === parent && !(isNpmWatched && parentOf(parent) !== npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** `null` where the kernel does not tell (on macOS). */
function parentOf(pid: number): number | null {
  const [, parent] = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return parent ? Number(parent) : null;
}

const isNpm = (pid: number) => /^(npm|node)/.test(read(`/proc/${pid}/comm`));

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // no such process, or another system
  }
}
