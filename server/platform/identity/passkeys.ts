import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Database } from '#server/platform/database/connect.ts';
import type { Tx } from '#server/platform/database/transaction.ts';

const RP_NAME = 'Brief Foundry';

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
  const { verifyRegistrationResponse } = await library();
  try {
    const response = await withoutAttestation(read<RegistrationResponseJSON>(answer));
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.publicUrl,
      expectedRPID: hostOf(site),
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
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
  const { verifyAuthenticationResponse } = await library();
  try {
    const response = read<AuthenticationResponseJSON>(answer);
    const known = await findPasskey(database, response.id);
    if (!known) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: hostOf({ publicUrl }),
      requireUserVerification: false,
      credential: { id: response.id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
    });
    if (!verified) return null;
    await database.kysely
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, last_used_at: new Date() })
      .where('credential_id', '=', response.id)
      .execute();
    return { userId: known.user_id, credentialId: response.id, isVerified: authenticationInfo.userVerified };
  } catch (error) {
    if ((error as { code?: unknown }).code !== undefined) throw error; // the database failed
    return null;
  }
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

/** The library checks the shape itself; only a value that is no object with an id is refused here. */
function read<T>(json: string): T {
  return z.looseObject({ id: z.string() }).parse(JSON.parse(json)) as unknown as T;
}
