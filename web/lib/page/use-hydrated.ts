import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is alive in a browser. False on the server and while React takes over what the server drew, so what only
 * the browser knows (history state, storage, time zone) can wait for it and both draw the same at first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * For a field whose value React holds: it cannot be typed in before React hears it, so nothing typed gets lost. Fields that keep
 * their own value, as in a form that works without script, need none of this.
 */
export function useReadOnlyUntilHydrated(field: {
  value?: unknown;
  readOnly?: boolean | undefined;
}): boolean | undefined {
  const isHydrated = useHydrated();
  return field.value !== undefined && !isHydrated ? true : field.readOnly;
}
