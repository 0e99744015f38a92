import { deviceStore } from '#web/lib/unsent/device.ts';
import { newId } from '../document/new-id.ts';
import type { journals, Leftover } from './journal.ts';

export interface Claimed {
  name: string;
  /** Unsaved edits of this window, or of a closed one. */
  left: Leftover | null;
  release: () => void;
}

/**
 * Gives this window a name that no other open window has, and the edits left under it. The next window of a page takes
 * the name of a closed one that left edits; a duplicated tab gets a new name.
 */
export async function claimWindow({ read, windows }: ReturnType<typeof journals>): Promise<Claimed> {
  const tab = deviceStore(
    'window',
    '',
    (found) => (typeof found === 'string' ? found : null),
    () => sessionStorage,
  );
  let name = tab.read('name') ?? newId();
  let release = await lockName(name);
  if (!release) {
    name = newId();
    release = (await lockName(name)) ?? (() => undefined);
  }
  tab.write('name', name);
  const own = read(name);
  if (own) return { name, left: own, release };
  for (const other of windows()) {
    if (other === name) continue;
    const free = await lockName(other);
    if (!free) continue;
    const left = read(other);
    if (left) {
      tab.write('name', other);
      release();
      return { name: other, left, release: free };
    }
    free();
  }
  return { name, left: null, release };
}

/**
 * Locks a name until this page is closed; null while another window has it. Without the Web Locks API every name is
 * free.
 */
function lockName(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`bf-case-window:${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((over) => resolve(over));
    });
  });
}
