import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is hydrated: false on the server and while React hydrates. Content that only the browser knows
 * (history state, storage, time zone) waits for it, so that both render the same at first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Makes a controlled field read-only until it is hydrated, so that no typed text is lost. Uncontrolled fields, as in
 * forms that work without script, do not need this.
 */
export function useReadOnlyUntilHydrated(field: {
  value?: unknown;
  readOnly?: boolean | undefined;
}): boolean | undefined {
  const isHydrated = useHydrated();
  return field.value !== undefined && !isHydrated ? true : field.readOnly;
}

/**
 * Makes a controlled choice inert until it is hydrated, so that nobody chooses what is then lost. One with a `name`
 * belongs to a form that works without script, and stays open.
 */
export function useInertUntilHydrated({
  controlledBy,
  name,
}: {
  controlledBy: unknown;
  name?: string | undefined;
}): boolean {
  const isHydrated = useHydrated();
  return controlledBy !== undefined && name === undefined && !isHydrated;
}
