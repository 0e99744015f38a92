import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { READER_COOKIE } from '#server/platform/http/reader-cookie.ts';

/** A published page, with its password if it has one. */
export interface ReadablePage {
  id: string;
  passwordHash: string | null;
}

const REMEMBERED_DAYS = 7;

/** Who gave the right password of a page has a signed cookie. A new password makes it useless. */
export function createPageReaders({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const https = publicUrl.startsWith('https://');
  const cookieOf = ({ id }: ReadablePage) => `${https ? '__Host-' : ''}${READER_COOKIE}${id}`;
  const tokenOf = ({ id, passwordHash }: ReadablePage) =>
    createHmac('sha256', secret).update(`page ${id} ${passwordHash}`).digest('base64url');
  return {
    mayRead: (page: ReadablePage, request: FastifyRequest): boolean =>
      page.passwordHash === null || request.cookies[cookieOf(page)] === tokenOf(page),
    remember(page: ReadablePage, reply: FastifyReply): void {
      reply.setCookie(cookieOf(page), tokenOf(page), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: https,
        maxAge: REMEMBERED_DAYS * 86_400,
      });
    },
  };
}
