import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSemaphore } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { READER_COOKIE } from '#server/platform/http/reader-cookie.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Each derivation takes about 50 ms and 16 MB. */
const AT_ONCE = 2;
/** A person tries some passwords, a program is slowed to one in 20 seconds. */
const TRIES = { burst: 8, perSecond: 0.05 };
const REMEMBERED_DAYS = 7;

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

interface Page {
  id: string;
  passwordHash: string | null;
}

interface Parts {
  database: Database;
  secret: string;
  publicUrl: string;
}

/** Passwords of pages. Who gave the right one has a signed cookie, which a new password makes useless. */
export function createPagePasswords({ database, secret, publicUrl }: Parts) {
  const tries = createSharedRateLimit({ database, secret, kind: 'page password', limit: TRIES });
  const https = publicUrl.startsWith('https://');
  const cookieOf = ({ id }: Page) => `${https ? '__Host-' : ''}${READER_COOKIE}${id}`;
  const tokenOf = ({ id, passwordHash }: Page) =>
    createHmac('sha256', secret).update(`page ${id} ${passwordHash}`).digest('base64url');
  return {
    mayRead(page: Page, request: FastifyRequest): boolean {
      return page.passwordHash === null || request.cookies[cookieOf(page)] === tokenOf(page);
    },
    /** @throws too_many_requests, password_needed for a wrong one */
    async open(page: Page, password: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (page.passwordHash === null) return;
      if (!(await tries.take(request.ip)))
        throw new AppError('too_many_requests', 'Too many passwords were tried. Wait a minute and try again.');
      if (!(await isPassword(password, page.passwordHash))) {
        const message = 'This password is wrong. Ask the author for it.';
        throw new AppError('password_needed', message, { fields: { password: message } });
      }
      reply.setCookie(cookieOf(page), tokenOf(page), {
        ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: https },
        maxAge: REMEMBERED_DAYS * 86_400,
      });
    },
  };
}
