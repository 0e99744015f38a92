import { createECDH } from 'node:crypto';
import type { JWK } from 'jose';
import { deriveKey } from '#server/platform/session/secret.ts';

export const DEVELOPMENT_ALGORITHM = 'ES256';

/** The key with which the development provider signs ID tokens. It is derived from the secret, so every process has the same one. */
export function developmentSigningKey(secret: string): JWK {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(deriveKey(secret, 'development identity: signing'));
  const point = pair.getPublicKey(); // 04, then 32 bytes each
  const text = (bytes: Buffer) => bytes.toString('base64url');
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: DEVELOPMENT_ALGORITHM,
    use: 'sig',
    kid: 'development',
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33)),
    d: text(pair.getPrivateKey()),
  };
}

export function developmentClientSecret(secret: string): string {
  return Buffer.from(deriveKey(secret, 'development identity: client')).toString('base64url');
}

export function developmentCookieKey(secret: string): string {
  return Buffer.from(deriveKey(secret, 'development identity: cookies')).toString('base64url');
}
