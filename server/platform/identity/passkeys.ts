import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

const RP_NAME = 'Brief Foundry';
const NOT_VERIFIED = { verified: false, authenticationInfo: null } as const;
/** How a device can be reached: 'usb', 'hybrid'. Whatever else is sent in its place is left out. */
const transports = z
  .array(z.string().regex(/^[a-z-]{1,20}$/))
  .max(10)
  .catch([]);

interface Site {
  publicUrl: string;
}

interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  isSynced: boolean;
}

/** The library is loaded at its first use. */
const library = () => import('@simplewebauthn/server');
const hostOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;

/** Options for `navigator.credentials.create`. A passkey is found by the browser without a user name. */
export async function optionsToMake(
  site: Site,
  person: { id: string; handle: string; displayName: string },
  has: string[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: hostOf(site),
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    userName: person.handle,
    userDisplayName: person.displayName,
    excludeCredentials: has.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** Options for `navigator.credentials.get`: any passkey of this site, or one of these. `verifies`: only with a PIN, a finger or a face. */
export async function optionsToAsk(site: Site, of?: string[], { verifies = false } = {}) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: verifies ? 'required' : 'preferred',
    ...(of && { allowCredentials: of.map((id) => ({ id })) }),
  });
}

/** @returns `null` when the browser's answer does not fit the challenge, this site or itself. */
export async function verifyMade(site: Site, challenge: string, answer: string): Promise<NewPasskey | null> {
  const given = read<RegistrationResponseJSON>(answer);
  if (!given) return null;
  const { verifyRegistrationResponse } = await library();
  try {
    const response = await withoutAttestation(given);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.publicUrl,
      expectedRPID: hostOf(site),
      requireUserVerification: false,
    });
    if (!verified || registrationInfo.credential.id !== given.id) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: transports.parse(credential.transports),
      isSynced: credentialBackedUp,
    };
  } catch {
    return null; // the library throws for everything that does not fit
  }
}

/**
 * The answer without the maker's certificates of the device. They are not asked for, and whoever makes them names addresses in
 * them that the library would fetch.
 */
async function withoutAttestation(answer: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const { response } = answer;
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('authData');
  const none = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]);
  return { ...answer, response: { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(none)) } };
}

/** The passkey and its person, and whether the device asked for a PIN, a finger or a face. `null` when something does not fit. */
export async function verifyAsked(
  { publicUrl, database }: Site & { database: Database },
  challenge: string,
  answer: string,
): Promise<{ userId: string; credentialId: string; isVerified: boolean } | null> {
  const response = read<AuthenticationResponseJSON>(answer);
  const known = response && (await findPasskey(database, response.id));
  if (!known) return null;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: hostOf({ publicUrl }),
    requireUserVerification: false,
    credential: { id: response.id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
  }).catch(() => NOT_VERIFIED); // the library throws for everything that does not fit
  if (!verified) return null;
  const { newCounter: counter, userVerified: isVerified } = authenticationInfo;
  // Of two answers at once with one number, one is a copy's. Devices without numbers send 0.
  const { numUpdatedRows } = await database.kysely
    .updateTable('passkeys')
    .set({ counter, last_used_at: new Date() })
    .where('credential_id', '=', response.id)
    .$if(counter > 0, (query) => query.where('counter', '<', sql<string>`${counter}::bigint`))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { userId: known.user_id, credentialId: response.id, isVerified } : null;
}

/** @returns false when the passkey is stored already. */
export async function storePasskey(
  db: Database['kysely'] | Tx,
  userId: string,
  passkey: NewPasskey & { name: string },
): Promise<boolean> {
  const { credentialId, publicKey, counter, transports, isSynced, name } = passkey;
  const stored = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      is_synced: isSynced,
      name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function passkeysOf({ kysely }: Database, userId: string): Promise<string[]> {
  const rows = await kysely.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.credential_id);
}

async function findPasskey({ kysely }: Database, credentialId: string) {
  return kysely
    .selectFrom('passkeys')
    .select(['user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** The library checks the shape itself; `null` for a value that is no object with an id as the database holds it. */
function read<T>(json: string): (T & { id: string }) | null {
  try {
    return z.looseObject({ id: z.string().regex(/^[\w-]{16,1400}$/) }).parse(JSON.parse(json)) as T & { id: string };
  } catch {
    return null;
  }
}
