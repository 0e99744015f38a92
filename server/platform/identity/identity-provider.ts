import type { Vouched } from './account.ts';

/** What one sign-in must remember until the person is back; the browser keeps it, sealed. */
interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whoever vouches for people: an OpenID Connect provider by configuration, the development one without. */
export interface IdentityProvider {
  /** What the sign-in button calls it. */
  name: string;
  /** @returns where to send the person. @throws when the provider cannot be reached. */
  begin(): Promise<{ url: string; secrets: SignInSecrets }>;
  /**
   * @param answer the address that the person came back to, with everything in its query.
   * @throws when anything about the answer is not as it was asked for.
   */
  finish(answer: URL, secrets: SignInSecrets): Promise<Vouched>;
}
