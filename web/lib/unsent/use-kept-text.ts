import { useEffect, useRef, useState } from 'react';
import { useViewer } from '#web/lib/session/use-session.ts';

type Keeper = [
  text: string,
  keep: (text: string) => void,
  /** These words have arrived: they go, unless others were typed while they were on their way. */
  arrived: (text: string) => void,
];

/**
 * Text that is being typed, kept on this device under its name and its writer's until it is empty: a reload or a lost session costs
 * nothing, and whoever logs in here next does not find it.
 */
export function useKeptText(name: string): Keeper {
  const [text, setText] = useState('');
  const latest = useRef('');
  latest.current = text;
  const viewer = useViewer();
  // A session that ends under the hands leaves the text to whom it is.
  const writer = useRef('');
  if (viewer) writer.current = viewer.id;
  const key = `bf-${name}:${writer.current}`;
  // Read after drawing: the server knows nothing of this device.
  useEffect(() => {
    setText(read(key));
  }, [key]);

  function keep(next: string) {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // Storage is full or forbidden: it lives as long as the page does.
    }
  }
  return [text, keep, (sent) => latest.current === sent && keep('')];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
