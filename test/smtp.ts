import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailConfig } from '#server/platform/mail/mail-config.ts';

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  /** Names in lower case; several of one name stand in order. */
  headers: Map<string, string[]>;
  text: string;
  html: string;
  raw: string;
}

export interface TestSmtp {
  config: MailConfig;
  received: ReceivedMail[];
  /** What the server answers the next recipients with; `null` takes them. */
  refuseWith(code: number | null): void;
  close(): Promise<void>;
}

/** A real mail server on loopback that keeps what it is given. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(address, _session, done) {
      const error = Object.assign(new Error(`No such person: <${address.address}>`), { responseCode: refusal });
      done(refusal === null ? null : error);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push(read(to, Buffer.concat(pieces).toString('utf8')));
        done();
      });
    },
  });
  const tcp = server.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  return {
    config: {
      host: '127.0.0.1',
      port,
      secure: false,
      requireTLS: false,
      auth: null,
      from: { name: 'Brief Foundry', address: 'briefs@school.example' },
    },
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function read(to: string[], raw: string): ReceivedMail {
  const { headers, body } = part(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')![0]!)![1]!;
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => part(text.replace(/^\r\n/, '')));
  const of = (type: string) => {
    const found = parts.find((one) => one.headers.get('content-type')![0]!.startsWith(type))!;
    return decoded(found.body, found.headers.get('content-transfer-encoding')?.[0] ?? '7bit');
  };
  return { to, headers, text: of('text/plain'), html: of('text/html'), raw };
}

function part(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    if (name) headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), words(value!)]);
  }
  return { headers, body: raw.slice(end + 4) };
}

/** RFC 2047, as far as our own e-mails need it. */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
