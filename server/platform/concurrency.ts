/** A semaphore: `atOnce` tasks run at a time, and the others wait until their signal aborts. */
export function createSemaphore(atOnce: number) {
  let active = 0;
  const queue: (() => void)[] = [];

  function waitInQueue(signal: AbortSignal): Promise<void> {
    return new Promise((go, giveUp) => {
      const called = () => {
        signal.removeEventListener('abort', leave);
        go();
      };
      const leave = () => {
        queue.splice(queue.indexOf(called), 1);
        giveUp(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(called);
    });
  }

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    if (active < atOnce) active += 1;
    else await waitInQueue(signal);
    try {
      return await work();
    } finally {
      // The next task in the queue takes this place.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

/** Parallel calls with the same key share one request and its answer. */
export function createCoalescer() {
  const calls = new Map<string, Promise<unknown>>();
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const running = calls.get(key) as Promise<T> | undefined;
    if (running) return running;
    const call = ask().finally(() => calls.delete(key));
    calls.set(key, call);
    return call;
  };
}

/** Tasks of the same name run one after the other. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const task = before.then(work, work);
    last.set(name, task);
    const leave = () => {
      if (last.get(name) === task) last.delete(name);
    };
    task.then(leave, leave);
    return task;
  };
}

export async function forEachConcurrently<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>) {
  const rest = [...items];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  });
  await Promise.all(workers);
}
