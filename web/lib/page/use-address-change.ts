import { startTransition, useOptimistic } from 'react';

/**
 * Changes some fields of the page's address. Changes made while an earlier navigation is still loading are merged
 * with it; a change without effect does not navigate.
 * @param current what the address says now
 * @param go leads to the address that says `next`
 */
export function useAddressChange<T extends object>(
  current: T,
  go: (next: T) => void | Promise<void>,
): (part: Partial<T>) => void {
  // The router's own pending state is rendered later, so a second quick change would not know the first one.
  const [wanted, setWanted] = useOptimistic(current);
  return (part) => {
    const next = { ...wanted, ...part };
    if (Object.keys(part).every((name) => Object.is(next[name as keyof T], wanted[name as keyof T]))) return;
    startTransition(async () => {
      setWanted(next);
      await go(next);
    });
  };
}
