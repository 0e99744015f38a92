import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/format/copy-text.ts';

/** How long the result is shown. */
const SHOWN_MS = 2000;

/** Copies texts, and returns the last result for two seconds. */
export function useCopying() {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return { last, copy: async (text: string) => setLast({ text, isCopied: await copyText(text) }) };
}
