import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/platform/session/secret.ts';

export interface UnsubscribeTokens {
  of(userId: string): string;
  /** The person's id; `null` for a token that this installation did not make. */
  read(token: string): string | null;
}

const TOKEN = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

/** A token in each e-mail lets its holder unsubscribe and nothing else. It stays valid as long as the installation's secret. */
export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = deriveKey(secret, 'unsubscribe');
  const sign = (id: Buffer) => createHmac('sha256', key).update(id).digest();
  return {
    of(userId) {
      const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
      return `${id.toString('base64url')}.${sign(id).toString('base64url')}`;
    },
    read(token) {
      if (!TOKEN.test(token)) return null;
      const [id, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
      if (!timingSafeEqual(signature, sign(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
