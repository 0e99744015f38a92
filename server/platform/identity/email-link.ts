import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Proof } from './arrival.ts';
import { sealer } from './sealed.ts';

const LINK_MINUTES = 15;
/** The issuer of an identity that is an e-mail address. The person proves it with a link. */
export const EMAIL_ISSUER = 'urn:brief-foundry:email';

const link = z.object({
  email: z.string(),
  /** A fingerprint of the cookie of the browser that asked. */
  device: z.string(),
  returnTo: z.string(),
  /** The person who adds the address to their account; `null` for a sign-in. */
  linkTo: z.string().nullable(),
  id: z.string(),
});
export type EmailLink = z.infer<typeof link>;

interface Parts {
  secret: string;
  clock: () => Date;
  publicUrl: string;
}

/** Links in e-mails that sign in. The link holds everything encrypted, so nothing is stored about who never comes. */
export function emailLinks(parts: Parts) {
  const https = parts.publicUrl.startsWith('https://');
  const name = `${https ? '__Host-' : ''}bf-letter`;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const sealed = sealer(parts, 'e-mail link', link, LINK_MINUTES);
  const fingerprint = (cookie: string) =>
    createHmac('sha256', parts.secret).update(`letter ${cookie}`).digest('base64url');

  return {
    /** Makes the link's token, and marks this browser as the one that asked. */
    async make(request: FastifyRequest, reply: FastifyReply, content: Omit<EmailLink, 'device'>): Promise<string> {
      // A browser that asks twice may use either link.
      const cookie = request.cookies[name] ?? randomBytes(24).toString('base64url');
      reply.setCookie(name, cookie, { ...options, maxAge: LINK_MINUTES * 60 });
      return sealed.seal({ ...content, device: fingerprint(cookie) });
    },
    read: (token: unknown): Promise<EmailLink | null> => sealed.open(typeof token === 'string' ? token : undefined),
    isSameDevice(request: FastifyRequest, { device }: EmailLink): boolean {
      const cookie = request.cookies[name];
      return cookie !== undefined && fingerprint(cookie) === device;
    },
  };
}

export function proofOf({ email }: EmailLink): Proof {
  const name = email.slice(0, email.lastIndexOf('@'));
  return { way: 'e-mail', issuer: EMAIL_ISSUER, subject: email, name, email };
}

/** The e-mail with the link says nothing about accounts, because whoever asked may not be its reader. */
export function writeLinkEmail({
  id,
  email,
  url,
  adds,
}: {
  id: string;
  email: string;
  url: string;
  adds: boolean;
}): Email {
  const [subject, what] = adds
    ? ['Confirm your address for Brief Foundry', 'Press the link to log in by this address from now on.']
    : ['Log in to Brief Foundry', 'Press the link to log in.'];
  const when = `It works once, for ${LINK_MINUTES} minutes. Best open it on the device where you asked for it.`;
  const otherwise = 'If you did not ask for it, ignore this e-mail. Nothing happens unless somebody opens the link.';
  return {
    id,
    to: { name: '', address: email },
    subject: subject!,
    text: `${what}\n\n${url}\n\n${when}\n${otherwise}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#fff;color:#13201a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px">
<p><a href="${escapeHtml(url)}" style="color:#17402f"><b>${escapeHtml(adds ? 'Confirm this address' : 'Log in')}</b></a></p>
<p>${escapeHtml(when)}</p><p style="color:#52625a">${escapeHtml(otherwise)}</p></div></body></html>`,
    unsubscribeUrl: null,
  };
}
