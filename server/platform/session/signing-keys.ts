import {
  CompactEncrypt,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { deriveKey } from './secret.ts';

export const ALGORITHM = 'ES256';
/** SIGN-7: clients that cache the key set read it again after 10 minutes, and so do our own processes. */
const KEY_SET_SECONDS = 600;
/**
 * A key signs for 30 days, and its signatures are accepted for one day more. No access token lives longer than that
 * day.
 */
const SIGNS_FOR = sql`interval '30 days'`;
const BELIEVED_FOR = sql`interval '31 days'`;
/** An unknown key may be new from another process, so the table is read again, but not for every forged token. */
const ASK_AGAIN_MS = 1_000;

/** How many keys there are that are still accepted, and how many of them were encrypted with another secret. */
export async function foreignKeys(
  { kysely }: Pick<Database, 'kysely'>,
  secret: string,
): Promise<{ all: number; foreign: number }> {
  const sealingKey = deriveKey(secret, 'signing keys');
  const rows = await kysely
    .selectFrom('signing_keys')
    .select('private_jwe')
    .where('created_at', '>', sql<Date>`now() - ${BELIEVED_FOR}`)
    .execute();
  const opened = await Promise.allSettled(rows.map(({ private_jwe }) => compactDecrypt(private_jwe, sealingKey)));
  return { all: rows.length, foreign: opened.filter(({ status }) => status === 'rejected').length };
}

interface OpenKey {
  kid: string;
  maySign: boolean;
  publicJwk: JWK;
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

export interface SigningKeys {
  /** The newest key, created when none exists. */
  signer(): Promise<{ kid: string; privateKey: CryptoKey }>;
  find(kid: string): Promise<CryptoKey | null>;
  publicSet(): Promise<{ keys: JWK[] }>;
}

/**
 * Keys that sign access tokens, shared through the database; the private half is encrypted with the session secret. A
 * key that was encrypted with another secret is not used.
 */
export function createSigningKeys({ database, secret, log }: { database: Database; secret: string; log: Log }) {
  const sealingKey = deriveKey(secret, 'signing keys');
  const warnedOf = new Set<string>();
  let loaded: Promise<OpenKey[]> | undefined;
  let loadedAt = 0;

  function keys({ olderThanMs = KEY_SET_SECONDS * 1000 } = {}): Promise<OpenKey[]> {
    if (loaded && performance.now() - loadedAt < olderThanMs) return loaded;
    loadedAt = performance.now();
    const loading = load();
    loaded = loading;
    loading.catch(() => {
      if (loaded === loading) loaded = undefined;
    });
    return loading;
  }

  async function load(): Promise<OpenKey[]> {
    const found = await readKeys(database.kysely);
    if (found.some((key) => key.maySign)) return found;
    return transaction(database.kysely, async (tx) => {
      // One process creates the key. The others wait here and then find it.
      await lock(tx, 'signing keys');
      const meanwhile = await readKeys(tx);
      if (meanwhile.some((key) => key.maySign)) return meanwhile;
      await insertKey(tx);
      return readKeys(tx);
    });
  }

  /** Newest first. */
  async function readKeys(db: Tx | Database['kysely']): Promise<OpenKey[]> {
    const rows = await db
      .selectFrom('signing_keys')
      .select(['kid', 'public_jwk', 'private_jwe'])
      .select(sql<boolean>`created_at > now() - ${SIGNS_FOR}`.as('may_sign'))
      .where('created_at', '>', sql<Date>`now() - ${BELIEVED_FOR}`)
      .orderBy('created_at', 'desc')
      .execute();
    const opened = await Promise.all(
      rows.map(async ({ kid, public_jwk, private_jwe, may_sign }) => {
        const privateJwk = await open(kid, private_jwe);
        if (!privateJwk) return null;
        const publicJwk = public_jwk as JWK;
        const publicKey = (await importJWK(publicJwk, ALGORITHM)) as CryptoKey;
        const privateKey = (await importJWK(privateJwk, ALGORITHM)) as CryptoKey;
        return { kid, maySign: may_sign, publicJwk, publicKey, privateKey };
      }),
    );
    return opened.filter((key) => key !== null);
  }

  async function open(kid: string, sealed: string): Promise<JWK | null> {
    try {
      const { plaintext } = await compactDecrypt(sealed, sealingKey);
      return JSON.parse(new TextDecoder().decode(plaintext)) as JWK;
    } catch {
      if (!warnedOf.has(kid))
        log.warn(
          { kid },
          'A signing key was encrypted with another SESSION_SECRET and is not used. Every process on one database needs the same SESSION_SECRET.',
        );
      warnedOf.add(kid);
      return null;
    }
  }

  async function insertKey(tx: Tx) {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(await exportJWK(pair.privateKey))))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(sealingKey);
    await tx
      .insertInto('signing_keys')
      .values({
        kid,
        public_jwk: JSON.stringify({ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' }),
        private_jwe: sealed,
      })
      .execute();
  }

  return {
    async signer() {
      const [newest] = (await keys()).filter((key) => key.maySign);
      if (!newest) throw new Error('There is no key to sign with');
      return newest;
    },
    async find(kid) {
      const known = (await keys()).find((key) => key.kid === kid);
      if (known) return known.publicKey;
      return (await keys({ olderThanMs: ASK_AGAIN_MS })).find((key) => key.kid === kid)?.publicKey ?? null;
    },
    async publicSet() {
      return { keys: (await keys()).map((key) => key.publicJwk) };
    },
  } satisfies SigningKeys;
}
