import type { VerifiedIdentity } from './account.ts';

/** The data of one sign-in, which the browser stores encrypted until the person is back. */
interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export const CALLBACK_PATH = '/api/auth/callback';

/** An identity provider: a configured OpenID Connect provider, or the development one. */
export interface IdentityProvider {
  /** Names the provider in addresses. */
  id: string;
  /** The issuer in the identities that it confirms. */
  issuer: string;
  /** The path of ours that the provider sends people back to. */
  callbackPath: string;
  /** The provider's name on the sign-in button. */
  name: string;
  /**
   * Asks the provider for its document before anybody signs in; absent where there is nothing to ask.
   * @throws when the provider cannot be reached.
   */
  reach?(): Promise<void>;
  /**
   * @returns the address to send the person to.
   * @throws when the provider cannot be reached.
   */
  begin(): Promise<{ url: string; secrets: SignInSecrets }>;
  /**
   * @param answer the address that the person came back to, with its whole query.
   * @throws when the answer differs from the request in any way.
   */
  finish(answer: URL, secrets: SignInSecrets): Promise<VerifiedIdentity>;
}
