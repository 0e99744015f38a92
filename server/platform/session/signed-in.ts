/** The sender of a request with a valid access token. */
export interface SignedIn {
  userId: string;
  familyId: string;
  /** When the access token expires. */
  expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}
