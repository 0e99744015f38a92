import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { androidStatement } from './attested.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const ORIGIN = 'http://localhost:3000';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/**
 * A device that makes passkeys and answers for them, as a browser would send it. `asks` says whether it asked for a
 * PIN, a finger or a face.
 */
export function authenticator({ asks = true, origin = ORIGIN }: { asks?: boolean; origin?: string } = {}) {
  const held = new Map<string, { key: KeyObject; userHandle: string; counter: number }>();
  const flags = PRESENT | (asks ? VERIFIED : 0);

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authData(rpId: string, counter: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = more.length > 0 ? flags | HAS_KEY : flags;
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, more]);
  }

  return {
    /** Makes a passkey for options of the product. `attested` names an address in certificates. @returns the answer as JSON */
    make(json: string, { attested }: { attested?: string } = {}): string {
      const { challenge, rp, user } = JSON.parse(json);
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x, y } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(20);
      held.set(id.toString('base64url'), { key: privateKey, userHandle: user.id, counter: 0 });
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const data = authData(rp.id, 0, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]));
      const client = clientData('webauthn.create', challenge);
      const attestation = Buffer.concat([
        Buffer.from(attested ? 'a363666d746b616e64726f69642d6b6579' : 'a363666d74646e6f6e65', 'hex'),
        Buffer.from('6761747453746d74', 'hex'),
        attested ? androidStatement(publicKey, client, attested) : Buffer.from('a0', 'hex'),
        Buffer.from('68617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer(id.toString('base64url'), {
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers for the newest passkey, or the allowed one; with this number in place of the next one. */
    ask(json: string, { counter }: { counter?: number } = {}): string {
      const { challenge, rpId, allowCredentials } = JSON.parse(json);
      const allowed = allowCredentials?.map(({ id }: { id: string }) => id) ?? [...held.keys()];
      const id = [...held.keys()].filter((one) => allowed.includes(one)).at(-1)!;
      const passkey = held.get(id)!;
      passkey.counter = counter ?? passkey.counter + 1;
      const client = clientData('webauthn.get', challenge);
      const data = authData(rpId, passkey.counter);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(passkey.key);
      return answer(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: passkey.userHandle,
      });
    },
  };
}

function answer(id: string, response: Record<string, unknown>): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
}
