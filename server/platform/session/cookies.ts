import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookies {
  accessName: string;
  access(request: FastifyRequest): string | undefined;
  refresh(request: FastifyRequest): string | undefined;
  setAccess(reply: FastifyReply, access: { token: string; expiresAt: Date }): void;
  setRefresh(reply: FastifyReply, refresh: { token: string; expiresAt: Date }): void;
  clear(reply: FastifyReply): void;
}

/** Page scripts cannot read the cookies (SIGN-7). With https, their names guarantee that no other host has set them. */
export function sessionCookies({ https }: { https: boolean }): SessionCookies {
  const prefix = https ? '__Host-' : '';
  const accessName = `${prefix}bf-access`;
  const refreshName = `${prefix}bf-refresh`;
  /** A duration, because the browser's clock may be wrong. */
  const ends = (at: Date) => ({ maxAge: Math.max(0, Math.floor((at.getTime() - Date.now()) / 1000)) });
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    accessName,
    access: (request) => request.cookies[accessName],
    refresh: (request) => request.cookies[refreshName],
    setAccess: (reply, { token, expiresAt }) => {
      reply.setCookie(accessName, token, { ...options, ...ends(expiresAt) });
    },
    setRefresh: (reply, { token, expiresAt }) => {
      reply.setCookie(refreshName, token, { ...options, ...ends(expiresAt) });
    },
    clear: (reply) => {
      reply.clearCookie(accessName, options).clearCookie(refreshName, options);
    },
  };
}
