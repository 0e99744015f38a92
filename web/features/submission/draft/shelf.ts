import type { OnDevice, Shelf } from './draft-keeper.ts';

/** What lies on this device of one draft: enough to send it, and to find it by its brief. */
export interface Shelved extends OnDevice {
  draftId: string;
  briefId: string | null;
  /** When it was put there, ms. */
  at: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'bf-draft';

/**
 * The shelf of one person in the browser's own storage: several people may use one device, and none sees another's drafts.
 * Storage that is full or forbidden makes it a shelf that holds nothing; the server still has every draft.
 */
export function deviceShelf(store: Store, userId: string, briefId: string | null, now: () => number): Shelf {
  const key = (draftId: string) => `${PREFIX}:${userId}:${draftId}`;
  return {
    read: (draftId) => parse(attempt(() => store.getItem(key(draftId)))),
    write(draftId, held) {
      const shelved: Shelved = { ...held, draftId, briefId, at: now() };
      attempt(() => store.setItem(key(draftId), JSON.stringify(shelved)));
    },
    clear(draftId) {
      attempt(() => store.removeItem(key(draftId)));
    },
  };
}

/** What this person left unsent on this device, newest first: drafts that the server may never have seen. */
export function shelvedDrafts(store: Store, userId: string): Shelved[] {
  const keys = Array.from({ length: attempt(() => store.length) ?? 0 }, (_, n) => attempt(() => store.key(n)));
  return keys
    .filter((key): key is string => key?.startsWith(`${PREFIX}:${userId}:`) ?? false)
    .map((key) => parse(attempt(() => store.getItem(key))))
    .filter((shelved) => shelved !== null)
    .sort((a, b) => b.at - a.at);
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse(text: string | null): Shelved | null {
  if (!text) return null;
  try {
    const found = JSON.parse(text) as Shelved;
    return typeof found.revision === 'number' && found.content ? found : null;
  } catch {
    return null;
  }
}
