const LOOPBACK = /^(localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** Whether a host name or an address, as in a URL or of a connection, means this machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
