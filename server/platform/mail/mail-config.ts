import { z } from 'zod';
import { isLoopback } from '../loopback.ts';

/** A mailbox in From and To. */
export interface MailAddress {
  name: string;
  address: string;
}

export interface MailConfig {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  /** Refuses a server without TLS, because a password must not be sent unencrypted. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | null;
  from: MailAddress;
}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const SHAPE = 'smtp://user:password@mail.example.org:587, or smtps:// for TLS from the first byte';

/**
 * `null` when no e-mail is configured.
 * @throws with a sentence for the operator when the configuration is incomplete or unclear.
 */
export function mailConfigFrom({ url, from }: { url?: string; from?: string }): MailConfig | null {
  if (!url && !from) return null;
  if (!url) throw new Error(`MAIL_FROM also needs SMTP_URL: ${SHAPE}.`);
  if (!from)
    throw new Error('SMTP_URL also needs MAIL_FROM: the sender, for example Brief Foundry <briefs@example.org>.');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const port = parsed && PORTS[parsed.protocol];
  if (!parsed || !port || !parsed.hostname) throw new Error(`SMTP_URL reads like ${SHAPE}.`);
  if (parsed.search || parsed.hash || !['', '/'].includes(parsed.pathname))
    throw new Error(`SMTP_URL ends with the port; what stands behind it would change nothing. It reads like ${SHAPE}.`);
  if (Boolean(parsed.username) !== Boolean(parsed.password))
    throw new Error('SMTP_URL has a user name and a password, or neither. Write @ : / in them as %40 %3A %2F.');
  const secure = parsed.protocol === 'smtps:';
  const auth = parsed.username ? { user: decode(parsed.username), pass: decode(parsed.password) } : null;
  return {
    host: parsed.hostname.replace(/^\[|\]$/g, ''),
    port: parsed.port ? Number(parsed.port) : port,
    secure,
    requireTLS: !secure && auth !== null && !isLoopback(parsed.hostname),
    auth,
    from: readFrom(from),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('SMTP_URL has a % in its user name or password that begins no code. Write % as %25.');
  }
}

function readFrom(text: string): MailAddress {
  const [, name = '', inBrackets, alone] = /^(?:"?([^"<>]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim()) ?? [];
  const address = z.email().safeParse(inBrackets ?? alone);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (!address.success || /[\u0000-\u001f\u007f]/.test(text))
    throw new Error('MAIL_FROM is an e-mail address, or a name with one: Brief Foundry <briefs@example.org>.');
  return { name: name.trim() || 'Brief Foundry', address: address.data };
}
