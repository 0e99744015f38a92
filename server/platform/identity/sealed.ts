import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { deriveKey } from '#server/platform/session/secret.ts';

interface Parts {
  secret: string;
  clock: () => Date;
}

export interface Sealed<T> {
  seal(content: T): Promise<string>;
  /** `null` when it is not ours, was changed, or is too old. */
  open(text: string | undefined): Promise<T | null>;
}

/**
 * Encrypts data that a browser or an e-mail carries for some minutes, for every process with the same secret. What was
 * sealed for one purpose cannot be opened for another.
 */
export function sealer<T>({ secret, clock }: Parts, purpose: string, shape: z.ZodType<T>, minutes: number): Sealed<T> {
  const key = deriveKey(secret, purpose);
  return {
    async seal(content) {
      const now = Math.floor(clock().getTime() / 1000);
      return new EncryptJWT({ ...content } as JWTPayload)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(now + minutes * 60)
        .encrypt(key);
    },
    async open(text) {
      if (!text) return null;
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: clock(),
        });
        return shape.parse(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
