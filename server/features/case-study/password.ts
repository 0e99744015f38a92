import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSemaphore } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import { createPageReaders, type ReadablePage } from '#server/shared/page-readers.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Each derivation takes about 50 ms and 16 MB. */
const AT_ONCE = 2;
/** A person tries some passwords, a program is slowed to one in 20 seconds. */
const TRIES = { burst: 8, perSecond: 0.05 };

const semaphore = createSemaphore(AT_ONCE);
const keyOf = (password: string, salt: Buffer) =>
  semaphore(AbortSignal.timeout(10_000), () => derive(password.normalize('NFC'), salt, KEY_BYTES));

/** A password as it is stored: salt and key in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('hex')}:${(await keyOf(password, salt)).toString('hex')}`;
}

async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt, key] = hash.split(':').map((part) => Buffer.from(part, 'hex')) as [Buffer, Buffer];
  return timingSafeEqual(await keyOf(password, salt), key);
}

interface Parts {
  database: Database;
  secret: string;
  publicUrl: string;
}

/** Passwords of pages. */
export function createPagePasswords({ database, secret, publicUrl }: Parts) {
  const tries = createSharedRateLimit({ database, secret, kind: 'page password', limit: TRIES });
  const readers = createPageReaders({ secret, publicUrl });
  return {
    mayRead: readers.mayRead,
    /** @throws too_many_requests, password_needed for a wrong one */
    async open(page: ReadablePage, password: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (page.passwordHash === null) return;
      if (!(await tries.take(request.ip)))
        throw new AppError('too_many_requests', 'Too many passwords were tried. Wait a minute and try again.');
      if (!(await isPassword(password, page.passwordHash))) {
        const message = 'This password is wrong. Ask the author for it.';
        throw new AppError('password_needed', message, { fields: { password: message } });
      }
      readers.remember(page, reply);
    },
  };
}
