import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { RETRY_AFTER_SECONDS } from './load-limits.ts';
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

/** One sender has no share left, for what they send or for what they are sent. */
export function tooMuchOfOne() {
  return new AppError(
    'too_many_requests',
    'Too much of yours is on its way at once. Wait until some of it has arrived, then try again.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
