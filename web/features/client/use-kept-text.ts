import { useState } from 'react';

/** A text that is still there after a reload of this tab: nothing typed is lost. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next) sessionStorage.setItem(key, next);
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage it is kept as long as the page is open.
      }
    },
  ];
}
