import { createHmac } from 'node:crypto';
import { senderOf } from '#server/platform/http/shared-rate-limit.ts';

interface Reader {
  /** `null` for a guest, whom address and browser identify. */
  userId: string | null;
  ip: string;
  userAgent: string | undefined;
}

const HASH_BYTES = 16;
/** Browsers are made up easily, so one address has this many readers of a thing in a day at most. */
const BROWSERS_OF_ONE_ADDRESS = 8;

/** Names a reader for one purpose, with the day in it, so that nobody can be followed to the next. */
export function fingerprintOf(secret: string, purpose: string, { userId, ip, userAgent }: Reader): Buffer {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest();
  const browser = hash(`browser ${userAgent}`)[0]! % BROWSERS_OF_ONE_ADDRESS;
  const who = userId ? `person ${userId}` : `guest ${senderOf(ip)} ${browser}`;
  return hash(`${purpose} ${who}`).subarray(0, HASH_BYTES);
}
