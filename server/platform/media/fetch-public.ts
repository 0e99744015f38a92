import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { AppError } from '#server/platform/http/errors.ts';

const REDIRECTS_MAX = 3;
const DEADLINE_MS = 10_000;
/** For one question to a name server, which is asked once more. */
const NAME_MS = 2_000;
/** Each picture is in memory until it is stored: 180 MB. */
const AT_ONCE = 12;
const inTurn = createSemaphore(AT_ONCE);

/** Networks outside the public internet: this machine, local networks, data centres, and reserved ranges. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
// What IPv6 has given out to the public (2000::/3), but for these parts of it.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet. IPv4 inside IPv6 never is. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

type Names = Pick<Resolver, 'resolve4' | 'resolve6'>;

interface Options {
  bytesMax: number;
  /** Lets tests use their own server. */
  isAllowed?: (address: string) => boolean;
  ports?: readonly string[];
  /** Asks the name servers. */
  names?: Names;
}

/** Fetches and stores a few pictures at a time, from all people together. @throws as fetchPublic, and a TimeoutError */
export function storePublic<T>(typed: string, options: Options, store: (bytes: Buffer) => Promise<T>): Promise<T> {
  return inTurn(AbortSignal.timeout(DEADLINE_MS), async () => store(await fetchPublic(typed, options)));
}

/**
 * Fetches a public http(s) address that a person typed. The name is resolved once and the connection uses that
 * address, so a name that changes cannot reach internal networks; every redirect is checked again.
 * @throws address_refused with words for the person; payload_too_large
 */
export async function fetchPublic(typed: string, options: Options): Promise<Buffer> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  let address = parse(typed);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const response = await open(address, options, deadline);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      address = parse(headers.location, address);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw refused(`This address answers ${statusCode}, not with a picture.`);
    }
    return read(response, options.bytesMax);
  }
  throw refused('This address leads from one place to another without end.');
}

function parse(typed: string, from?: URL): URL {
  const url = URL.parse(typed, from);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('Enter a full address that begins with https://');
  if (url.username || url.password) throw refused('An address with a name and password in it cannot be used.');
  return url;
}

/**
 * The name servers are asked directly. The system's own way takes one of two threads until a server answers, and the names of
 * the database, the storage and the mail server wait for these.
 */
const nameServers = () => new Resolver({ timeout: NAME_MS, tries: 2 });

async function addressesOf(name: string, names: Names): Promise<string[]> {
  if (/(^|\.)localhost\.?$/.test(name)) throw notPublic();
  const found = await Promise.allSettled([names.resolve4(name), names.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

async function open(
  url: URL,
  { isAllowed = isPublicAddress, ports = ['', '80', '443'], names = nameServers() }: Options,
  signal: AbortSignal,
) {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!ports.includes(url.port) || (isIP(literal) && !isAllowed(literal))) throw notPublic();
  const lookup: LookupFunction = (hostname, { all }, done) => {
    const refuse = (error: Error) => done(error, '', 4);
    addressesOf(hostname, names).then((addresses) => {
      if (addresses.length === 0) return refuse(new Error('A name without addresses'));
      // One private address is enough to refuse the name.
      if (!addresses.every(isAllowed)) return refuse(notPublic());
      const found = addresses.map((address) => ({ address, family: isIP(address) }));
      if (all) return (done as (error: null, all: typeof found) => void)(null, found);
      return done(null, found[0]!.address, found[0]!.family);
    }, refuse);
  };
  // An import at the start would take 50 ms, because it also loads fetch.
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise<IncomingMessage>((answered, reject) => {
    const asked = request(
      url,
      {
        lookup,
        signal,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'BriefFoundry' },
      },
      answered,
    );
    asked.on('error', (error) => reject(error instanceof AppError ? error : unreachable(error)));
    // A server that changes the protocol has answered for Node, and then there is no error.
    asked.on('close', () => reject(unreachable(new Error('Closed without an answer'))));
    asked.end();
  });
}

async function read(response: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response) {
      bytes += (part as Buffer).length;
      if (bytes > bytesMax) throw new AppError('payload_too_large', pictureRefusals.tooLarge);
      parts.push(part as Buffer);
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreachable(error);
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}

function refused(why: string) {
  return new AppError('address_refused', why, { fields: { url: why } });
}

function notPublic() {
  return refused('This address is not on the public web. Save the picture and upload it instead.');
}

function unreachable(cause: unknown) {
  const why = 'This address cannot be reached. Check it, or save the picture and upload it instead.';
  return new AppError('address_refused', why, { fields: { url: why }, cause });
}
