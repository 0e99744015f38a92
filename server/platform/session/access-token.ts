import { errors, jwtVerify, SignJWT } from 'jose';
import type { SignedIn } from './signed-in.ts';
import { ALGORITHM, type SigningKeys } from './signing-keys.ts';

const ACCESS_TOKEN_MINUTES = 10;
/** The allowed difference between the clocks of two machines. */
const SKEW_SECONDS = 60;
/** Verified tokens are cached until they expire, so that all calls of a page need only one signature check. */
const REMEMBERED_MAX = 5_000;
// Not the address of the installation: a token from the command line works on every port.
const ISSUER = 'brief-foundry';
/** What a token is for. A key may sign something else one day. */
const AUDIENCE = 'brief-foundry calls';

export interface AccessTokens {
  issue(whose: { userId: string; familyId: string }, minutes?: number): Promise<{ token: string; expiresAt: Date }>;
  /** `null` for an invalid token. Whether its sign-in still exists is checked elsewhere. */
  read(token: string): Promise<SignedIn | null>;
}

export function createAccessTokens({ keys, clock }: { keys: SigningKeys; clock: () => Date }): AccessTokens {
  const remembered = new Map<string, SignedIn>();

  function isOver({ expiresAt }: SignedIn): boolean {
    return clock().getTime() > expiresAt.getTime() + SKEW_SECONDS * 1000;
  }

  async function verify(token: string): Promise<SignedIn | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        typ: 'at+jwt',
        clockTolerance: SKEW_SECONDS,
        currentDate: clock(),
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      return { userId: payload.sub!, familyId: String(payload.sid), expiresAt: new Date(payload.exp! * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error; // the database failed, not the token
    }
  }

  async function keyNamed(kid: string | undefined): Promise<CryptoKey> {
    const key = kid ? await keys.find(kid) : null;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    async issue({ userId, familyId }, minutes = ACCESS_TOKEN_MINUTES) {
      const { kid, privateKey } = await keys.signer();
      const now = Math.floor(clock().getTime() / 1000);
      const exp = now + minutes * 60;
      const token = await new SignJWT({ sid: familyId })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(exp)
        .sign(privateKey);
      return { token, expiresAt: new Date(exp * 1000) };
    },
    async read(token) {
      const known = remembered.get(token);
      if (known && !isOver(known)) return known;
      const signedIn = await verify(token);
      if (!signedIn) {
        remembered.delete(token);
        return null;
      }
      if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
      remembered.set(token, signedIn);
      return signedIn;
    },
  };
}
