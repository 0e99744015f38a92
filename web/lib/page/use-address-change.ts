import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Changes some fields of the page's address. Changes made while an earlier navigation is still loading are merged
 * with it; a change without effect does not navigate.
 * @param current what the address says now
 * @param go leads to the address that says `next`
 */
export function useAddressChange<T extends object>(current: T, go: (next: T) => void): (part: Partial<T>) => void {
  const { key } = useLocation();
  const wanted = useRef(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells that the address has changed.
  useEffect(() => {
    wanted.current = current;
  }, [key]);
  return (part) => {
    const next = { ...wanted.current, ...part };
    if (Object.keys(part).every((name) => Object.is(next[name as keyof T], wanted.current[name as keyof T]))) return;
    wanted.current = next;
    go(next);
  };
}
