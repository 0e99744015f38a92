import type { FastifyRequest } from 'fastify';
import { senderOf } from './shared-rate-limit.ts';

/** Shares of something that is limited, in all and for one sender. */
export function createShares({ all, ofOne }: { all: number; ofOne: number }) {
  const taken = new Map<string, number>();
  let sum = 0;
  function add(sender: string, amount: number) {
    sum += amount;
    const left = (taken.get(sender) ?? 0) + amount;
    if (left > 0) taken.set(sender, left);
    else taken.delete(sender);
  }
  return {
    /** @returns what gives the share back, once; or which limit leaves no room */
    take(sender: string, amount = 1): (() => void) | 'one' | 'all' {
      if ((taken.get(sender) ?? 0) + amount > ofOne) return 'one';
      if (sum + amount > all) return 'all';
      add(sender, amount);
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        add(sender, -amount);
      };
    },
  };
}

export function whoSends({ signedIn, ip }: FastifyRequest): string {
  return signedIn ? `person ${signedIn.userId}` : `address ${senderOf(ip)}`;
}
