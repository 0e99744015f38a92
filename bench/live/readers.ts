import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Readers {
  open(token: string): Promise<void>;
  /** Calls `hear` with the text of each message, once for every stream that receives it. */
  onText(hear: (text: string) => void): void;
  /** Number of streams that were answered well and are still open. */
  openCount(): number;
  /** Number of streams that received a message. */
  heardCount(): number;
  close(): void;
}

const TEXT = /"text":"([^"]*)"/g;
/** Characters; longer than any event of the measurement. */
const TAIL = 2_000;

/** Event streams on plain sockets: thousands of them cost the reader less than the server that is measured. */
export function createReaders(port: number): Readers {
  const sockets = new Set<Socket>();
  const heard = new Set<Socket>();
  let hear: (text: string) => void = () => {};
  return {
    async open(token) {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.setEncoding('utf8');
      socket.write(
        `GET /api/events HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      const [first] = (await once(socket, 'data')) as [string];
      if (!first.startsWith('HTTP/1.1 200')) throw new Error(`A stream was answered with ${first.split('\r\n')[0]}`);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
      let rest = '';
      socket.on('data', (piece: string) => {
        rest += piece;
        let end = 0;
        for (const found of rest.matchAll(TEXT)) {
          hear(found[1]!);
          heard.add(socket);
          end = found.index + found[0].length;
        }
        rest = rest.slice(Math.max(end, rest.length - TAIL));
      });
    },
    onText(listener) {
      hear = listener;
    },
    openCount: () => sockets.size,
    heardCount: () => heard.size,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
