import { shortened } from '#domain/text/cut.ts';
import type { MailAddress } from './mail-config.ts';

export interface Email {
  /** The same for every try, so a mail program shows a repeated e-mail once. */
  id: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /**
   * The address that ends the e-mails with one click, or with one request of the mail program (RFC 8058); `null` for
   * an e-mail that the person has just asked for.
   */
  unsubscribeUrl: string | null;
}

/** Sends e-mails to the mail server, or to the development page that replaces it. */
export interface Mailer {
  kind: 'smtp' | 'development';
  /**
   * Resolves once the server has accepted the e-mail.
   * @throws EmailRefused
   */
  send(email: Email): Promise<void>;
}

/** Leaves out the text of the mail server's answer, because it contains addresses. */
export class EmailRefused extends Error {
  /** `email`: a retry never helps. `later`: retry this e-mail later. `server`: no e-mail can be sent now. */
  readonly scope: 'email' | 'later' | 'server';
  /** The codes of the library and the server: 'EENVELOPE 550'. */
  readonly code: string;
  constructor(scope: EmailRefused['scope'], code: string) {
    super(`The mail server ${scope === 'server' ? 'cannot be used' : 'refused an e-mail'}: ${code}`);
    this.scope = scope;
    this.code = code;
  }
}

/** Accepts exactly one address: no list, no comment, and no second header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;
const ADDRESS_MAX = 254;
const SUBJECT_MAX = 140;

/** Replaces control characters, line ends and marks that change the direction of text with a space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * The e-mail with safe headers.
 * @throws EmailRefused for an invalid address
 */
export function withSafeHeaders(email: Email): Email {
  const { name, address } = email.to;
  if (!ADDRESS.test(address) || address.length > ADDRESS_MAX) throw new EmailRefused('email', 'ADDRESS');
  const subject = oneLine(email.subject);
  return {
    ...email,
    to: { name: oneLine(name), address },
    subject: shortened(subject, SUBJECT_MAX),
  };
}
