import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/platform/database/connect.ts';
import { sealer } from './sealed.ts';
import { isFirstUse } from './used-once.ts';

const MINUTES = 5;
const challenge = z.object({
  challenge: z.string(),
  /** What the browser's answer may be used for. */
  purpose: z.enum(['sign in', 'second step', 'open account', 'add']),
  /** The person for whom it was made; `null` for a sign-in. */
  userId: z.string().nullable(),
  displayName: z.string().nullable(),
});
type Challenge = z.infer<typeof challenge>;

interface Parts {
  database: Database;
  secret: string;
  clock: () => Date;
  publicUrl: string;
}

/** The challenge of a passkey, which the browser keeps encrypted. It is good once, for five minutes, for one purpose. */
export function passkeyChallenges(parts: Parts) {
  const https = parts.publicUrl.startsWith('https://');
  const name = `${https ? '__Host-' : ''}bf-passkey`;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: https } as const;
  const sealed = sealer(parts, 'passkey challenge', challenge, MINUTES);
  return {
    async give(reply: FastifyReply, given: Challenge) {
      reply.setCookie(name, await sealed.seal(given), { ...options, maxAge: MINUTES * 60 });
    },
    async take(request: FastifyRequest, reply: FastifyReply, purpose: Challenge['purpose']): Promise<Challenge | null> {
      const given = await sealed.open(request.cookies[name]);
      reply.clearCookie(name, options);
      if (given?.purpose !== purpose) return null;
      return (await isFirstUse(parts.database.pool, given.challenge)) ? given : null;
    },
  };
}
