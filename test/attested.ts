import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

const SEQUENCE = 0x30;
const OCTETS = 0x04;
const bytes = (...given: number[]) => Buffer.from(given);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** One value in DER. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  return Buffer.concat([length < 128 ? bytes(tag, length) : bytes(tag, 0x82, length >> 8, length & 255), body]);
}

const nameOf = (text: string) => der(SEQUENCE, der(0x31, der(SEQUENCE, oid('550403'), der(0x0c, Buffer.from(text)))));
const ECDSA = der(SEQUENCE, oid('2a8648ce3d040302'));
const VALID = der(SEQUENCE, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')));

/** A certificate (RFC 5280) of `key` by the maker with `by`. */
function certificate(key: KeyObject, by: KeyObject, name: string, extensions: Buffer[]): Buffer {
  const content = der(
    SEQUENCE,
    der(0xa0, bytes(2, 1, 2)),
    bytes(2, 1, 1),
    ECDSA,
    nameOf('maker'),
    VALID,
    nameOf(name),
    key.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [der(0xa3, der(SEQUENCE, ...extensions))] : []),
  );
  return der(SEQUENCE, content, ECDSA, der(0x03, bytes(0), createSign('sha256').update(content).sign(by)));
}

/** Where the list of withdrawn certificates lies. */
const listedAt = (address: string) =>
  der(
    SEQUENCE,
    oid('551d1f'),
    der(OCTETS, der(SEQUENCE, der(SEQUENCE, der(0xa0, der(0xa0, der(0x86, Buffer.from(address))))))),
  );

/** What Android says of a key (1.3.6.1.4.1.11129.2.1.17). */
const keyDescription = (challenge: Buffer) =>
  der(
    SEQUENCE,
    oid('2b06010401d679020111'),
    der(
      OCTETS,
      der(
        SEQUENCE,
        bytes(2, 1, 3, 0x0a, 1, 1, 2, 1, 4, 0x0a, 1, 1),
        der(OCTETS, challenge),
        der(OCTETS),
        der(SEQUENCE),
        der(SEQUENCE),
      ),
    ),
  );

/**
 * What a device without a maker says of its key: certificates of its own, of which one names an address.
 * @returns the statement in CBOR, as its format 'android-key' has it
 */
export function androidStatement(key: KeyObject, clientData: Buffer, address: string): Buffer {
  const maker = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const challenge = createHash('sha256').update(clientData).digest();
  const chain = [
    certificate(key, maker.privateKey, 'device', [listedAt(address), keyDescription(challenge)]),
    certificate(maker.publicKey, maker.privateKey, 'maker', []),
  ];
  const inCbor = (part: Buffer) => Buffer.concat([bytes(0x59, part.length >> 8, part.length & 255), part]);
  return Buffer.concat([
    Buffer.from('a363616c67266373696742000063783563', 'hex'),
    bytes(0x80 + chain.length),
    ...chain.map(inCbor),
  ]);
}
