import { deviceStore } from '#web/lib/unsent/device.ts';
import { newId } from '../document/new-id.ts';
import type { journals, Left } from './journal.ts';

export interface Claimed {
  name: string;
  /** What this window, or one that is gone, had not saved. */
  left: Left | null;
  release: () => void;
}

/**
 * Gives this window a name that no other open one has, and what was left under it. A window that is gone leaves its journal
 * to the next one that opens the same page. A duplicated tab brings its name along and is given another.
 */
export async function claimWindow({ read, clear, windows }: ReturnType<typeof journals>): Promise<Claimed> {
  const tab = deviceStore(
    'window',
    '',
    (found) => (typeof found === 'string' ? found : null),
    () => sessionStorage,
  );
  let name = tab.read('name') ?? newId();
  let release = await hold(name);
  if (!release) {
    name = newId();
    release = (await hold(name)) ?? (() => undefined);
  }
  tab.write('name', name);
  const own = read(name);
  if (own) return { name, left: own, release };
  for (const other of windows()) {
    if (other === name) continue;
    const free = await hold(other);
    if (!free) continue;
    const left = read(other);
    clear(other);
    free();
    if (left) return { name, left, release };
  }
  return { name, left: null, release };
}

/** Takes a name for as long as this page lives; null while another window has it. Without locks every name is free. */
function hold(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`bf-case-window:${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((over) => resolve(over));
    });
  });
}
