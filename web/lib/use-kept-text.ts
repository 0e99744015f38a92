import { type RefObject, useEffect, useRef, useState } from 'react';

type Keeper = [
  text: string,
  keep: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
  /** These words have arrived: they go, unless others were typed while they were on their way. */
  arrived: (text: string) => void,
];

/**
 * Text that is being typed, kept on this device under its name until it is empty: a reload or a lost session costs nothing.
 * With `field` on a field that stands in the page from the start, what is typed before React runs counts as well.
 */
export function useKeptText(name: string): Keeper {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const latest = useRef('');
  latest.current = text;
  // Read after drawing: the server knows nothing of this device.
  useEffect(() => {
    setText(field.current?.value || read(name));
  }, [name]);

  function keep(next: string) {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(`bf-${name}`);
      else localStorage.setItem(`bf-${name}`, next);
    } catch {
      // Storage is full or forbidden: it lives as long as the page does.
    }
  }
  return [text, keep, field, (sent) => latest.current === sent && keep('')];
}

function read(name: string): string {
  try {
    return localStorage.getItem(`bf-${name}`) ?? '';
  } catch {
    return '';
  }
}
