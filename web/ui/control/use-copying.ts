import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/format/copy-text.ts';

/** How long it is said what came of copying. */
const SAID_MS = 2000;

/** Copies texts, and knows for two seconds what came of the last one. */
export function useCopying() {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return { last, copy: async (text: string) => setLast({ text, isCopied: await copyText(text) }) };
}
