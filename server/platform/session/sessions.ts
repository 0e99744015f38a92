import type { JWK } from 'jose';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { createAccessTokens } from './access-token.ts';
import {
  endFamilies,
  type FoundSession,
  findSession,
  insertFamily,
  insertSession,
  markReplaced,
} from './family-queries.ts';
import { createLiveness } from './liveness.ts';
import { hashOf, newRefreshToken, successors } from './refresh-token.ts';
import type { SignedIn } from './signed-in.ts';
import { createSigningKeys } from './signing-keys.ts';

interface Token {
  token: string;
  expiresAt: Date;
}

interface Tokens {
  userId: string;
  familyId: string;
  access: Token;
  refresh: Token;
}

export interface Sessions {
  /** A new sign-in, on a device in words. `accessMinutes` is for the command line. */
  begin(userId: string, on?: { device?: string; accessMinutes?: number }): Promise<Tokens>;
  /** Whoever an access token belongs to while the sign-in stands. */
  read(accessToken: string): Promise<SignedIn | null>;
  /** Which of these sign-ins stand at this moment: one question for all, and none more for each while the answer is fresh. */
  living(familyIds: string[]): Promise<Set<string>>;
  /** Trades a refresh token for its successor; `null` when it is good for nothing (any more). */
  refresh(refreshToken: string): Promise<Tokens | null>;
  /** A new access token for a refresh token that stays as it is: for reads, which must not fail when their answer is lost. */
  renewAccess(refreshToken: string): Promise<{ signedIn: SignedIn; access: Token } | null>;
  /** Ends the sign-in, or every one of the person. */
  end(which: { familyId: string } | { userId: string }): Promise<void>;
  /** The sign-ins were deleted with their person: this process believes in them no longer. */
  forget(familyIds: string[]): void;
  /** Whose sign-in a refresh token belongs to, as far as it still stands. */
  familyOf(refreshToken: string): Promise<{ familyId: string; userId: string } | null>;
  publicKeys(): Promise<{ keys: JWK[] }>;
}

interface SessionParts {
  database: Database;
  secret: string;
  clock: () => Date;
  newId: () => string;
  log: Log;
}

/** Sign-ins (families), their refresh tokens and access tokens. docs/decisions/005-sessions.md says why it is so. */
export function createSessions({ database, secret, clock, newId, log }: SessionParts): Sessions {
  const keys = createSigningKeys({ database, secret, log });
  const accessTokens = createAccessTokens({ keys, clock });
  const liveness = createLiveness(database);
  const successorOf = successors(secret);

  async function addSession(
    tx: Parameters<typeof insertSession>[0],
    familyId: string,
    refreshToken: string,
  ): Promise<Token> {
    const expiresAt = await insertSession(tx, { id: newId(), familyId, hash: hashOf(refreshToken) });
    return { token: refreshToken, expiresAt };
  }

  /** A token that was replaced a while ago is presented again: somebody has a copy, so nobody goes on with it. */
  async function endStolen({ familyId, userId }: FoundSession) {
    const ended = await endFamilies(database.kysely, { familyId }, 'token_reused');
    liveness.forget(ended);
    log.warn({ familyId, userId }, 'A replaced refresh token was used again: its sign-in was ended');
  }

  async function replace(refreshToken: string): Promise<{ found: FoundSession; next: Token | null } | null> {
    return transaction(database.kysely, async (tx) => {
      const found = await findSession(tx, hashOf(refreshToken), { lock: true });
      if (!found || found.isOver) return null;
      const successor = successorOf(refreshToken);
      if (found.isReplaced) return { found, next: found.isInGrace ? await latestFrom(tx, successor) : null };
      await markReplaced(tx, found.id);
      return { found, next: await addSession(tx, found.familyId, successor) };
    });
  }

  /** The token that is in use now, found along the chain that `token` is part of. */
  async function latestFrom(tx: Parameters<typeof findSession>[0], token: string): Promise<Token | null> {
    let at = token;
    for (;;) {
      const found = await findSession(tx, hashOf(at));
      if (!found) return null;
      if (!found.isReplaced) return { token: at, expiresAt: found.expiresAt };
      at = successorOf(at);
    }
  }

  return {
    async begin(userId, { device = '', accessMinutes } = {}) {
      const familyId = newId();
      const refresh = await transaction(database.kysely, async (tx) => {
        await insertFamily(tx, { id: familyId, userId, device });
        return addSession(tx, familyId, newRefreshToken());
      });
      return { userId, familyId, refresh, access: await accessTokens.issue({ userId, familyId }, accessMinutes) };
    },

    async read(accessToken) {
      const signedIn = await accessTokens.read(accessToken);
      return signedIn && (await liveness.isAlive(signedIn.familyId)) ? signedIn : null;
    },

    async refresh(refreshToken) {
      const replaced = await replace(refreshToken);
      if (!replaced) return null;
      const { found, next } = replaced;
      if (!next) {
        if (!found.isInGrace) await endStolen(found);
        return null;
      }
      const { userId, familyId } = found;
      return { userId, familyId, refresh: next, access: await accessTokens.issue({ userId, familyId }) };
    },

    async renewAccess(refreshToken) {
      const found = await findSession(database.kysely, hashOf(refreshToken));
      if (!found || found.isOver) return null;
      if (found.isReplaced && !found.isInGrace) {
        await endStolen(found);
        return null;
      }
      const { userId, familyId } = found;
      const access = await accessTokens.issue({ userId, familyId });
      return { signedIn: { userId, familyId, expiresAt: access.expiresAt }, access };
    },

    async end(which) {
      liveness.forget(await endFamilies(database.kysely, which, 'signed_out'));
    },

    living: (familyIds) => liveness.living(familyIds),
    forget: (familyIds) => liveness.forget(familyIds),

    async familyOf(refreshToken) {
      const found = await findSession(database.kysely, hashOf(refreshToken));
      return found && !found.isOver ? { familyId: found.familyId, userId: found.userId } : null;
    },

    publicKeys: () => keys.publicSet(),
  };
}
