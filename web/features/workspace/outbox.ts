import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';

export interface Unsent {
  key: string;
  text: string;
  state: 'sending' | 'waiting';
  /** Why it has not gone; empty while it is on its way. */
  why: string;
}

interface Options {
  /** Under which name unsent messages are kept on this device. */
  name: string;
  send: (text: string, key: string) => Promise<void>;
}

/**
 * Messages between the field and the server. Each carries a key, so that sending it again is sending it once; what has not
 * gone is kept on this device, through a reload as well, and goes when the connection is back.
 */
export function useOutbox({ name, send }: Options) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const latest = useRef({ send, unsent });
  useEffect(() => {
    latest.current = { send, unsent };
  });

  const change = useCallback(
    (next: (all: readonly Unsent[]) => readonly Unsent[]) =>
      setUnsent((all) => {
        const changed = next(all);
        keep(name, changed);
        return changed;
      }),
    [name],
  );

  const post = useCallback(
    async ({ key, text }: Pick<Unsent, 'key' | 'text'>) => {
      change((all) => all.map((one) => (one.key === key ? { ...one, state: 'sending', why: '' } : one)));
      try {
        await latest.current.send(text, key);
        change((all) => all.filter((one) => one.key !== key));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const why = error.message;
        change((all) => all.map((one) => (one.key === key ? { ...one, state: 'waiting', why } : one)));
      }
    },
    [change],
  );

  const resendAll = useCallback(async () => {
    for (const one of latest.current.unsent) if (one.state === 'waiting') await post(one);
  }, [post]);

  useEffect(() => {
    const kept = read(name);
    setUnsent(kept);
    latest.current.unsent = kept;
    void resendAll();
    const onOnline = () => void resendAll();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [name, resendAll]);

  return {
    unsent,
    send(text: string) {
      const one: Unsent = { key: crypto.randomUUID(), text, state: 'sending', why: '' };
      change((all) => [...all, one]);
      void post(one);
    },
    again: (one: Unsent) => void post(one),
    drop: (one: Unsent) => change((all) => all.filter(({ key }) => key !== one.key)),
  };
}

function keep(name: string, unsent: readonly Unsent[]) {
  try {
    if (unsent.length === 0) localStorage.removeItem(`bf-${name}`);
    else localStorage.setItem(`bf-${name}`, JSON.stringify(unsent));
  } catch {
    // Storage is full or forbidden: they live as long as the page does.
  }
}

function read(name: string): Unsent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(`bf-${name}`) ?? '[]') as Unsent[];
    return kept.map((one) => ({ ...one, state: 'waiting', why: one.why || 'It was not sent yet.' }));
  } catch {
    return [];
  }
}
