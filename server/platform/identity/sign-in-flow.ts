import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { deriveKey } from '#server/platform/session/secret.ts';

/** A sign-in that takes longer must start again. */
export const FLOW_MINUTES = 10;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page after the sign-in. */
  returnTo: z.string(),
  /** The page where the person started, and returns to after a failure. */
  from: z.string(),
});
export type Flow = z.infer<typeof flow>;

/** Encrypts the data of a sign-in in progress. Every process with the same secret can decrypt it. */
export function flowSeal(secret: string, clock: () => Date) {
  const key = deriveKey(secret, 'sign-in flow');
  return {
    async seal(content: Flow): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      return new EncryptJWT({ ...content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(now + FLOW_MINUTES * 60)
        .encrypt(key);
    },
    /** `null` when it is not ours, was changed, or is too old. */
    async open(sealed: string): Promise<Flow | null> {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: clock(),
        });
        return flow.parse(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
