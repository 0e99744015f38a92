import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './secret.ts';

/*
 * A sign-in begins with a random refresh token. Each later one follows from the one before it by a keyed hash, so that a
 * second tab that refreshes at the same moment is given the very token that the first one got, though only hashes are stored.
 */

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** @returns the function from a refresh token to the one that replaces it; without the secret nobody can tell. */
export function successors(secret: string): (token: string) => string {
  const key = deriveKey(secret, 'refresh tokens');
  return (token) => createHmac('sha256', key).update(token).digest('base64url');
}
