import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** One message of PostgreSQL's protocol: a letter, the length, the content. */
function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number): Buffer => Buffer.from([value >> 24, value >> 16, value >> 8, value]);

const READY = message('Z', Buffer.from('I'));
const TEXT_TYPE = 25;

function rowOf(columns: Record<string, string>): Buffer {
  const names = Object.keys(columns);
  const described = names.map((name) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(TEXT_TYPE), int16(-1), int32(-1), int16(0)]),
  );
  const values = Object.values(columns).map((value) => Buffer.concat([int32(value.length), Buffer.from(value)]));
  return Buffer.concat([
    message('T', Buffer.concat([int16(names.length), ...described])),
    message('D', Buffer.concat([int16(names.length), ...values])),
    message('C', text('SELECT 1')),
    READY,
  ]);
}

/**
 * Speaks just enough of PostgreSQL's protocol to say which version it is: such an old server is hard to come by.
 * `refusal` is sent instead of a welcome. With `isShared`, all clients are on one connection, as behind a pooler.
 */
export async function serverThatSays(answer: {
  version?: { number: string; name: string };
  encoding?: string;
  refusal?: { code: string; message: string };
  isShared?: boolean;
}): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  let clients = 0;
  const found = { encoding: answer.encoding ?? 'UTF8', database: 'x', role: 'u' };
  const server = createServer((socket) => {
    sockets.add(socket);
    clients += 1;
    const id = answer.isShared ? '1' : String(clients);
    socket.on('error', () => {});
    socket.once('data', () => {
      if (answer.refusal) {
        const { code, message: sentence } = answer.refusal;
        const fields = Buffer.concat([text('SFATAL'), text(`C${code}`), text(`M${sentence}`), Buffer.from([0])]);
        return socket.end(message('E', fields));
      }
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
      socket.on('data', (asked) => {
        if (asked.toString('latin1', 0, 1) === 'Q') socket.write(rowOf({ ...answer.version, ...found, id }));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
