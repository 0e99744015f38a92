const LOOK_EVERY_MS = 200;

/**
 * Stops this process once its parent process is gone. `npm start` puts a shell between npm and this process; npm sends SIGTERM to
 * that shell, which ends without passing the signal on.
 */
export function endWithParent() {
  // Without npm, the signal reaches this process directly.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
