interface Entry<Kept> {
  thing: Kept;
  until: number;
}

export interface VisitorCache<Kept> {
  /**
   * What is kept under this key, or what `make` makes; several who ask at once wait for one making. `null` when what was made
   * must not be kept: then everybody makes their own.
   */
  get(key: string, make: () => Promise<Kept | null>): Promise<Kept | null>;
  /** Something that visitors see has changed: nothing made before is given to anybody who asks from now on. */
  forget(): void;
}

interface Bounds<Kept> {
  /** A thing that nobody said has changed may be this old: counts of likes and views, and what a lost notification would have told. */
  keptMs: number;
  /** Addresses with made-up queries push each other out, never the process. */
  bytesMax: number;
  bytesOf: (thing: Kept) => number;
  now?: (() => number) | undefined;
}

/** Keeps what visitors see for a moment, in this process. Whoever asks must have made sure that it is nobody's own. */
export function createVisitorCache<Kept>({
  keptMs,
  bytesMax,
  bytesOf,
  now = () => performance.now(),
}: Bounds<Kept>): VisitorCache<Kept> {
  const kept = new Map<string, Entry<Kept>>();
  const making = new Map<string, Promise<Kept | null>>();
  let bytes = 0;
  let age = 0;

  function drop(key: string, { thing }: Entry<Kept>) {
    kept.delete(key);
    bytes -= bytesOf(thing);
  }

  function keep(key: string, entry: Entry<Kept>) {
    const former = kept.get(key);
    if (former) drop(key, former);
    kept.set(key, entry);
    bytes += bytesOf(entry.thing);
    for (const [oldest, { thing }] of kept) {
      if (bytes <= bytesMax) break;
      drop(oldest, { thing, until: 0 });
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Kept | null>): Promise<Kept | null> {
    const begunIn = age;
    const until = now() + keptMs; // what it shows was read after this moment
    const thing = await make();
    if (thing && begunIn === age) keep(key, { thing, until });
    return thing;
  }

  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known && now() < known.until) return known.thing;
      const underway = making.get(key);
      if (underway) return underway;
      const mine = makeAndKeep(key, make).finally(() => {
        if (making.get(key) === mine) making.delete(key);
      });
      making.set(key, mine);
      return mine;
    },
    forget() {
      age += 1;
      kept.clear();
      making.clear();
      bytes = 0;
    },
  };
}
