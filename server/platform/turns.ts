/** A semaphore: `atOnce` tasks run at a time, and the others wait until their signal aborts. */
export function createTurns(atOnce: number) {
  let running = 0;
  const line: (() => void)[] = [];

  function myTurn(signal: AbortSignal): Promise<void> {
    return new Promise((go, giveUp) => {
      const called = () => {
        signal.removeEventListener('abort', leave);
        go();
      };
      const leave = () => {
        line.splice(line.indexOf(called), 1);
        giveUp(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      line.push(called);
    });
  }

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await myTurn(signal);
    try {
      return await work();
    } finally {
      // The next task in the queue takes this place.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Parallel calls with the same key share one request and its answer. */
export function createCoalescer() {
  const asked = new Map<string, Promise<unknown>>();
  return <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    const running = asked.get(what) as Promise<T> | undefined;
    if (running) return running;
    const mine = ask().finally(() => asked.delete(what));
    asked.set(what, mine);
    return mine;
  };
}

/** Tasks of the same name run one after the other. */
export function createLines() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    const leave = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    mine.then(leave, leave);
    return mine;
  };
}

export async function eachAtOnce<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>) {
  const rest = [...items];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  });
  await Promise.all(workers);
}
