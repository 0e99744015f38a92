import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useViewer } from '#web/lib/session/use-session.ts';
import { type Check, deviceStore } from './device.ts';
import { createDraft } from './draft.ts';

interface Options<T> {
  kind: string;
  id: string;
  /** What the server has. */
  stored: T;
  check: Check<T>;
  /** Where it is kept; this device, if nothing is said. */
  storage?: () => Storage;
}

/** Storage that lasts as long as the tab. */
export const ofTab = () => sessionStorage;

/** A value that somebody changes and saves later. Until then it is kept on this device: a reload or a lost session costs nothing. */
export function useDraft<T>({ kind, id, stored, check, storage }: Options<T>) {
  const owner = useOwner();
  const draft = useMemo(
    () => createDraft(deviceStore(kind, owner, check, storage), id),
    [kind, owner, check, storage, id],
  );
  const typed = useSyncExternalStore(draft.subscribe, draft.typed, nothing);
  return {
    value: typed ?? stored,
    isChanged: typed !== null,
    isKept: draft.isKept(),
    /** What it is at this moment, rendered or not. */
    now: () => draft.typed() ?? stored,
    change: (next: T) => draft.change(next, stored),
    saved: draft.saved,
    discard: draft.discard,
  };
}

/** The same for a text. */
export function useTextDraft(name: string, stored = '') {
  return useDraft({ kind: 'text', id: name, stored, check: asText });
}

/** Whoever is signed in, and was last: a session that ends under the hands leaves the draft to whom it is. */
function useOwner(): string {
  const viewer = useViewer();
  const owner = useRef('');
  if (viewer) owner.current = viewer.id;
  return owner.current;
}

/** The server knows nothing of this device. */
const nothing = () => null;

const asText: Check<string> = (found) => (typeof found === 'string' ? found : null);
