import { useState } from 'react';

/** State that survives a reload of this tab: for what is half typed and not yet part of the draft. */
export function useKept<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(key) ?? initial);
  function keep(next: T) {
    setValue(next);
    try {
      if (next === initial) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden: it lives as long as the page does.
    }
  }
  return [value, keep];
}

function read<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
