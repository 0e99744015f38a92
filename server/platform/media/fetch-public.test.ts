import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { pause } from '#server/platform/pause.ts';
import { figure } from '#test/strength/figure.ts';
import { fetchPublic, isPublicAddress, storePublic } from './fetch-public.ts';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.100', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['::127.0.0.1', false],
  ['::7f00:1', false],
  ['::ffff:93.184.216.34', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['fe80::1%eth0', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const server = createServer((request, response) => {
  if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  else if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
  else if (request.url === '/nowhere') response.writeHead(302, { location: 'http://[::1%25lo]/' }).end();
  else if (request.url === '/moved') response.writeHead(301, { location: '/picture' }).end();
  else if (request.url === '/picture') response.end('bytes');
  else if (request.url === '/huge') response.end(Buffer.alloc(2000));
  else response.writeHead(404).end();
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const here = `http://127.0.0.1:${port}`;
const options = { bytesMax: 1000, isAllowed: (address: string) => address === '127.0.0.1', ports: ['', `${port}`] };

test('EDIT-5 a picture is fetched from its address, past a redirect', async () => {
  expect((await fetchPublic(`${here}/moved`, options)).toString()).toBe('bytes');
});

test.each([
  [`${here}/inside`, /not on the public web/],
  [`${here}/circle`, /without end/],
  [`${here}/nowhere`, /begins with https/],
  [`${here}/gone`, /answers 404/],
  [`${here}/huge`, /MB/],
  ['http://2130706433/', /cannot be reached|not on the public web/],
  ['http://localhost:1/x', /not on the public web/],
  ['ftp://example.org/x.png', /begins with https/],
  ['picture.png', /begins with https/],
  ['https://me:secret@example.org/x.png', /name and password/],
])('EDIT-5 %s is refused in words', async (address, words) => {
  await expect(fetchPublic(address, options)).rejects.toThrow(words);
});

test('EDIT-5 this machine is refused by its number and by its name', async () => {
  await expect(fetchPublic('http://127.0.0.1/', { bytesMax: 1000 })).rejects.toThrow(/public web/);
  await expect(fetchPublic('http://localhost/', { bytesMax: 1000 })).rejects.toThrow(/public web/);
  await expect(fetchPublic('http://[::ffff:127.0.0.1]/', { bytesMax: 1000 })).rejects.toThrow(/public web/);
});

test('EDIT-5 a name that leads to the public and inside is refused, in whichever order, and nobody is asked', async () => {
  // A name for each, because a connection that is open is used again.
  const asked = (name: string, ...addresses: string[]) =>
    fetchPublic(`http://${name}.example:${port}/picture`, {
      ...options,
      names: { resolve4: async () => addresses, resolve6: async () => [] } as never,
    });
  expect((await asked('outside', '127.0.0.1')).toString()).toBe('bytes');
  await expect(asked('both', '127.0.0.1', '10.0.0.1')).rejects.toThrow(/not on the public web/);
  await expect(asked('both-turned', '10.0.0.1', '127.0.0.1')).rejects.toThrow(/not on the public web/);
  await expect(asked('nowhere')).rejects.toThrow(/cannot be reached/);
});

test('EDIT-5 a few pictures are in memory at a time, whoever asks for them', async () => {
  let [inMemory, most] = [0, 0];
  const storing = Array.from({ length: 30 }, () =>
    storePublic(`${here}/picture`, options, async (bytes) => {
      most = Math.max(most, ++inMemory);
      await pause(300);
      inMemory -= 1;
      return bytes.toString();
    }),
  );
  expect(await Promise.all(storing)).toEqual(Array(30).fill('bytes'));
  expect(most).toBeLessThanOrEqual(12);
});

test('EDIT-5 a server that changes the protocol is no reason to wait', async () => {
  const change = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n';
  const changing = createTcpServer((socket) => socket.on('error', () => {}).once('data', () => socket.write(change)));
  await new Promise<void>((listening) => changing.listen(0, '127.0.0.1', listening));
  const { port } = changing.address() as AddressInfo;
  const fetching = fetchPublic(`http://127.0.0.1:${port}/`, { ...options, ports: [`${port}`] });
  await expect(fetching).rejects.toThrow(/cannot be reached/);
  changing.close();
});

test('EDIT-5 a name is asked of its servers, and a silent one is given up', async () => {
  let asked = 0;
  const silent = createSocket('udp4', () => (asked += 1));
  await new Promise<void>((bound) => silent.bind(0, '127.0.0.1', bound));
  const names = new Resolver({ timeout: 100, tries: 1 });
  names.setServers([`127.0.0.1:${silent.address().port}`]);
  const began = performance.now();
  await expect(fetchPublic('http://slow.example/', { ...options, names })).rejects.toThrow(/cannot be reached/);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(asked).toBeGreaterThan(0);
  silent.close();
});

const INSIDE = `
  0.0.0.0 0.255.255.255 10.0.0.0 10.1.2.3 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255 127.0.0.1 127.0.0.2
  127.1.2.3 127.255.255.255 169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.0 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1
  192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
`
  .trim()
  .split(/\s+/);

/** The ways to write an IPv4 address into a web address. */
function spellings(address: string): string[] {
  const parts = address.split('.').map(Number) as [number, number, number, number];
  const [first, second, third, last] = parts;
  const number = parts.reduce((sum, part) => sum * 256 + part);
  const hex = number
    .toString(16)
    .padStart(8, '0')
    .replace(/^(....)/, '$1:');
  return [
    address,
    `${address}.`,
    `${number}`,
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    parts.map((part) => `0${part.toString(8).padStart(3, '0')}`).join('.'),
    `${first}.${second}.${third * 256 + last}`,
    `${first}.${(second * 256 + third) * 256 + last}`,
    parts.join('。'),
    parts.join('%2e'),
    address.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    `[::ffff:${address}]`,
    `[::ffff:${hex}]`,
    `[::${hex}]`,
    `[64:ff9b::${hex}]`,
    `[2002:${hex}::1]`,
  ];
}

test('EDIT-5 whatever is inside is refused in every spelling, and nobody there is asked', async () => {
  let asked = 0;
  server.on('connection', () => (asked += 1));
  const hosts = [...INSIDE.flatMap(spellings), '[::1]', '[::]', '[fe80::1]', '[fd00:ec2::254]', 'localhost'];
  const taken = [];
  for (const host of hosts) {
    const fetching = fetchPublic(`http://${host}:${port}/picture`, { bytesMax: 1000, ports: [`${port}`] });
    const said = await fetching.then(String, (error: Error) => error.message);
    if (!said.startsWith('This address is not on the public web')) taken.push(`${host}: ${said}`);
  }
  expect(taken).toEqual([]);
  expect(asked).toBe(0);
  figure('addresses inside that were asked', `${asked} of ${hosts.length}`);
});
