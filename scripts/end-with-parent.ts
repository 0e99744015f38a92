const LOOK_EVERY_MS = 200;

/**
 * `npm start` puts a shell between npm and us, and that shell does not hand on the SIGTERM that npm gives it: it ends, and
 * we would go on without anybody knowing. So we stop, as if told ourselves, once the process that started us is gone.
 */
export function endWithParent() {
  // Started by hand or by a service manager, the signal reaches us anyway.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
