import type { FastifyRequest } from 'fastify';

/** Who a request comes from, once its access token was found good. */
export interface SignedIn {
  userId: string;
  familyId: string;
  /** When the access token runs out. */
  expiresAt: Date;
}

/** Answers who sent a request, or `null` for a guest; a bad or ended session is a guest too. */
export type ReadSession = (request: FastifyRequest) => Promise<SignedIn | null>;

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}
