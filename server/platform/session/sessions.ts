import type { JWK } from 'jose';
import { createCoalescer } from '#server/platform/concurrency.ts';
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

/** The operator closed the account. The database refuses the sign-in. */
export class AccountClosed extends Error {
  constructor() {
    super('This account is closed');
  }
}

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
  /**
   * Starts a sign-in, with a name for the device. `accessMinutes` is for the command line.
   * @throws AccountClosed
   */
  begin(userId: string, on?: { device?: string; accessMinutes?: number }): Promise<Tokens>;
  /** The owner of an access token, while the sign-in is active. */
  read(accessToken: string): Promise<SignedIn | null>;
  /** The active ones among these sign-ins. One query checks them all, and the result is cached for a moment. */
  living(familyIds: string[]): Promise<Set<string>>;
  /** Exchanges a refresh token for its successor; `null` when the token is no longer valid. */
  refresh(refreshToken: string): Promise<Tokens | null>;
  /**
   * A new access token without a new refresh token. Reads use this, because they must not fail when their answer is
   * lost.
   */
  renewAccess(refreshToken: string): Promise<{ signedIn: SignedIn; access: Token } | null>;
  /** Ends one sign-in, or all sign-ins of a person, but one. */
  end(which: { familyId: string } | { userId: string; except?: string }): Promise<void>;
  /** Removes sign-ins from the cache after their person was deleted. */
  forget(familyIds: string[]): void;
  /** The owner of a refresh token, while the sign-in is active. */
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

/** More replacements than honest tabs make within the grace. */
const BEHIND_MAX = 10;

/** Sign-ins (families), their refresh tokens and access tokens. docs/decisions/005-sessions.md gives the reasons. */
export function createSessions({ database, secret, clock, newId, log }: SessionParts): Sessions {
  const keys = createSigningKeys({ database, secret, log });
  const accessTokens = createAccessTokens({ keys, clock });
  const liveness = createLiveness(database);
  const successorOf = successors(secret);
  /** They all lock one row, and would hold every connection. */
  const oneAtATime = createCoalescer();

  async function addSession(
    tx: Parameters<typeof insertSession>[0],
    familyId: string,
    refreshToken: string,
  ): Promise<Token> {
    const expiresAt = await insertSession(tx, { id: newId(), familyId, hash: hashOf(refreshToken) });
    return { token: refreshToken, expiresAt };
  }

  /**
   * A token that was replaced some time ago was used again. Somebody has a copy of it, so the sign-in ends for
   * everybody.
   */
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

  /** The current token, found by following the chain from `token`. Tabs are a few tokens behind; each costs a query. */
  async function latestFrom(tx: Parameters<typeof findSession>[0], token: string): Promise<Token | null> {
    let at = token;
    for (let behind = 0; behind < BEHIND_MAX; behind++) {
      const found = await findSession(tx, hashOf(at));
      if (!found) return null;
      if (!found.isReplaced) return { token: at, expiresAt: found.expiresAt };
      at = successorOf(at);
    }
    return null;
  }

  return {
    async begin(userId, { device = '', accessMinutes } = {}) {
      const familyId = newId();
      const refresh = await transaction(database.kysely, async (tx) => {
        await insertFamily(tx, { id: familyId, userId, device });
        return addSession(tx, familyId, newRefreshToken());
      }).catch((error: unknown) => {
        throw (error as { constraint?: unknown }).constraint === 'account_is_open' ? new AccountClosed() : error;
      });
      return { userId, familyId, refresh, access: await accessTokens.issue({ userId, familyId }, accessMinutes) };
    },

    async read(accessToken) {
      const signedIn = await accessTokens.read(accessToken);
      return signedIn && (await liveness.isAlive(signedIn.familyId)) ? signedIn : null;
    },

    async refresh(refreshToken) {
      const replaced = await oneAtATime(refreshToken, () => replace(refreshToken));
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
