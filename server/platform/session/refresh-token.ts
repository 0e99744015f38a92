import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './secret.ts';

/*
 * A sign-in starts with a random refresh token, and each later token is a keyed hash of the one before. A second tab
 * that refreshes at the same moment therefore gets the same token, although only hashes are stored.
 */

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** @returns the function from a refresh token to its successor, which nobody can compute without the secret. */
export function successors(secret: string): (token: string) => string {
  const key = deriveKey(secret, 'refresh tokens');
  return (token) => createHmac('sha256', key).update(token).digest('base64url');
}
