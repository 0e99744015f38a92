import { z } from 'zod';
import { sealer } from './sealed.ts';

/** Somebody who has shown who they are, by one way. */
const proof = z.object({
  /** The name of the way for people and metrics: 'Google', 'e-mail', 'passkey'. */
  way: z.string(),
  issuer: z.string(),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type Proof = z.infer<typeof proof>;

export const ARRIVAL_MINUTES = 10;
/** A sign-in that waits for the person: for an answer to a question, or for the second step. */
const arrival = z.discriminatedUnion('waitsFor', [
  z.object({ waitsFor: z.literal('answer'), proof, returnTo: z.string(), id: z.string() }),
  z.object({
    waitsFor: z.literal('second step'),
    userId: z.string(),
    way: z.string(),
    /** The passkey with which the person came; it is no second one. */
    passkey: z.string().nullable(),
    /** The identity that joins the account afterwards. */
    link: proof.nullable(),
    isRecovery: z.boolean(),
    returnTo: z.string(),
    /** Names this arrival, so that it ends with one session. */
    id: z.string(),
  }),
]);
export type Arrival = z.infer<typeof arrival>;

export const arrivalSealer = (parts: { secret: string; clock: () => Date }) =>
  sealer(parts, 'arrival', arrival, ARRIVAL_MINUTES);
