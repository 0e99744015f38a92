import { useMemo, useState, useSyncExternalStore } from 'react';
import { useViewer } from '#web/lib/session/use-session.ts';
import { deviceStore, type ShapeCheck } from './device.ts';
import { type BesideTabs, createDeviceDraft } from './device-draft.ts';

interface Options<T> {
  kind: string;
  id: string;
  /** The value on the server. */
  stored: T;
  check: ShapeCheck<T>;
  /** Where the draft is stored; by default this device. */
  storage?: () => Storage;
  /** By default the last tab that changes the draft decides. */
  besideTabs?: BesideTabs<T>;
}

/** Storage that lasts as long as the tab. */
export const tabStorage = () => sessionStorage;

/**
 * A value that somebody edits and saves later. Until the save it is stored on this device, so a reload or an ended
 * session loses nothing.
 */
export function useDraft<T>({ kind, id, stored, check, storage, besideTabs }: Options<T>) {
  const owner = useOwner();
  const draft = useMemo(
    () => createDeviceDraft(deviceStore(kind, owner, check, storage), id, besideTabs),
    [kind, owner, check, storage, id, besideTabs],
  );
  const typed = useSyncExternalStore(draft.subscribe, draft.typed, emptyText);
  return {
    value: typed ?? stored,
    isChanged: typed !== null,
    isStored: draft.isStored(),
    /** The current value, even before it is rendered. */
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

/**
 * The signed-in person, or the last one: if the session ends during the work, the draft still belongs to that person.
 */
function useOwner(): string {
  const viewer = useViewer();
  const [owner, setOwner] = useState(viewer?.id ?? '');
  if (viewer && viewer.id !== owner) setOwner(viewer.id);
  return viewer?.id ?? owner;
}

/** The server has no access to this device's storage. */
const emptyText = () => null;

const asText: ShapeCheck<string> = (found) => (typeof found === 'string' ? found : null);
