import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';

/** Stands between the app and its database, to cut the line, let it hang, and mend it. */
export async function databaseProxy({ host, port, user, database }: pg.ClientConfig) {
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    near.on('close', () => sockets.delete(near));
    if (state === 'cut') return near.destroy();
    const far = connect(join(String(host), `.s.PGSQL.${port}`));
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (piece) => state === 'open' && far.write(piece));
    far.on('data', (piece) => state === 'open' && near.write(piece));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: { host: '127.0.0.1', port: (server.address() as { port: number }).port, user, database },
    /** Ends every connection; new ones are refused. */
    cut() {
      state = 'cut';
      endAll();
    },
    /** Keeps connections open and says nothing on them. */
    hush() {
      state = 'silent';
    },
    mend() {
      state = 'open';
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
