import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { deriveKey } from '#server/platform/session/secret.ts';

/** Whoever takes longer at the provider starts again. */
export const FLOW_MINUTES = 10;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where the person goes once signed in. */
  returnTo: z.string(),
  /** Where the person was, and is again when it fails. */
  from: z.string(),
});
export type Flow = z.infer<typeof flow>;

/** Seals what a sign-in in progress must remember; any process with the same secret opens it. */
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
