import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on at this moment: PORT=0 asks for one, and the public address has to be known early. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`No port on ${host}`);
  return address.port;
}
