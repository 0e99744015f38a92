import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', '127.0.0.1', '127.8.9.10', '::ffff:127.0.0.1', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(['0.0.0.0', '::', '10.0.0.1', '::11', '127.example.org', 'localhost.example.org', 'my-localhost'])(
  '%s is not this machine alone',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
