import { z } from 'zod';
import { sealer } from './sealed.ts';

/** A sign-in that takes longer must start again. */
export const FLOW_MINUTES = 10;

const flow = z.object({
  /** The provider's id. */
  with: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page after the sign-in. */
  returnTo: z.string(),
  /** The page where the person started, and returns to after a failure. */
  from: z.string(),
  /** The person who adds this provider to their account; `null` for a sign-in. */
  linkTo: z.string().nullable(),
});

/** The data of a sign-in in progress. */
export const flowSealer = (parts: { secret: string; clock: () => Date }) =>
  sealer(parts, 'sign-in flow', flow, FLOW_MINUTES);
