import { useEffect, useRef } from 'react';

/** The newest value, for a function that goes on after an answer. What an effect calls is a `useEffectEvent` instead. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
