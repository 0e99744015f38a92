import { useState } from 'react';
import { useKeptText } from './use-kept-text.ts';

/** A stored text that is being changed: what is typed is kept as by useKeptText, and shown in its place, also where it was emptied. */
export function useKeptEdit(name: string, stored: string) {
  const [kept, keep, arrived] = useKeptText(name);
  const [isTouched, setTouched] = useState(false);
  return {
    text: isTouched || kept !== '' ? kept : stored,
    type(next: string) {
      setTouched(true);
      keep(next);
    },
    /** These words have arrived: the stored text is shown again, unless others were typed while they were on their way. */
    arrived(sent: string) {
      arrived(sent);
      setTouched(false);
    },
    /** What was typed is given up, or stored. */
    drop() {
      setTouched(false);
      keep('');
    },
  };
}
