import { createHash, randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { deriveKey } from '#server/platform/session/secret.ts';

/** A code of the app is accepted half a minute too early or too late, as clocks differ. */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;
const PURPOSE = 'second step';

interface Parts {
  database: Database;
  secret: string;
  clock: () => Date;
}

/** The library is loaded at its first use. */
const library = () => import('otplib');

/** A new secret of the app, with the address for it. */
export async function newAppSecret(person: { handle: string }) {
  const { generateSecret, generateURI } = await library();
  const secret = generateSecret();
  return { secret, address: generateURI({ issuer: 'Brief Foundry', label: person.handle, secret }) };
}

export async function sealSecret(secret: string, key: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(deriveKey(key, PURPOSE));
}

/** `null` for one that was encrypted with another SESSION_SECRET: its app gives wrong codes from now on. */
async function openSecret(sealed: string, key: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, deriveKey(key, PURPOSE));
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return null;
    throw error;
  }
}

/**
 * Whether this is the code of the person's app now. Each code is good once, also when two requests bring it at once.
 * @param isConfirmed whether the app must be confirmed already
 */
export async function takeAppCode(
  { database, secret, clock }: Parts,
  userId: string,
  code: string,
  isConfirmed = true,
) {
  const row = await database.kysely
    .selectFrom('second_steps')
    .select(['totp_sealed', 'totp_last_step', 'totp_confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const token = code.replaceAll(/\s/g, '');
  if (!row?.totp_sealed || (isConfirmed && !row.totp_confirmed_at) || !/^\d{6}$/.test(token)) return false;
  const appSecret = await openSecret(row.totp_sealed, secret);
  if (appSecret === null) return false;
  const { verify } = await library();
  const result = await verify({
    secret: appSecret,
    token,
    epoch: Math.floor(clock().getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const used = await database.kysely
    .updateTable('second_steps')
    .set({ totp_last_step: result.timeStep })
    .where('user_id', '=', userId)
    .where('totp_last_step', '<', sql<string>`${result.timeStep}::bigint`)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Replaces the person's recovery codes. Only their fingerprints are stored. */
export async function newRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => spelled(randomBytes(15)));
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Whether this recovery code was not used before. It is used now. */
export async function takeRecoveryCode({ database }: Pick<Parts, 'database'>, userId: string, code: string) {
  const used = await database.kysely
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** 120 random bits, so a plain fingerprint cannot be searched. */
function hashOf(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest();
}

const LETTERS = 'abcdefghjkmnpqrstvwxyz0123456789';

/** '4kq7-m2sd-…': without letters that look like others. */
function spelled(bytes: Buffer): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let at = 0; at < 24; at += 1) {
    text += LETTERS[Number(bits & 31n)];
    bits >>= 5n;
  }
  return text.match(/.{4}/g)!.join('-');
}
