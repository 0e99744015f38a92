import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a port that nobody uses now: PORT=0 needs one, and the public address must be known early.
 * @param wanted only this one
 * @throws when nobody can listen there
 */
export async function freePort(host: string, wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`No port on ${host}`);
  return address.port;
}
