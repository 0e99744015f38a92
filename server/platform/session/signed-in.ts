/** Who a request comes from, once its access token was found good. */
export interface SignedIn {
  userId: string;
  familyId: string;
  /** When the access token runs out. */
  expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}
