import { connect } from 'node:net';

/** Sends text as it is over a connection of its own, for what no HTTP client would send. */
export function rawRequest(address: string, text: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('error', () => {}); // being cut off is what some wait for
  socket.on('data', (piece) => {
    heard += piece;
  });
  socket.write(text);
  return { socket, said: () => heard };
}
