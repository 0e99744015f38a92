import { useRef, useState } from 'react';
import { showToast } from '#web/ui/feedback/toasts.ts';

/**
 * A part of a page whose script comes when somebody reaches for it. `prepare` begins to fetch it (on hover and focus);
 * `fetch` does and answers whether it is there, having said so when it is not. `part` is drawn once it is.
 */
export function useOnDemand<Part>(load: () => Promise<Part>, name: string) {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const under = useRef<Promise<Part> | null>(null);

  function begin(): Promise<Part> {
    under.current ??= load().catch((error) => {
      under.current = null;
      throw error;
    });
    return under.current;
  }
  return {
    part: part?.value ?? null,
    prepare: () => void begin().catch(() => undefined),
    async fetch(): Promise<boolean> {
      try {
        const value = await begin();
        setPart((known) => known ?? { value });
        return true;
      } catch {
        showToast('bad', `${name} could not be fetched. Check your connection and try again.`);
        return false;
      }
    },
  };
}
