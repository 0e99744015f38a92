import { quoted } from '#domain/text/cut.ts';
import type { MailAddress } from './mail-config.ts';

export interface Letter {
  /** The same for every try, so a mail program shows a repeated e-mail once. */
  id: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** The address that ends the e-mails with one click, or with one request of the mail program (RFC 8058). */
  unsubscribeUrl: string;
}

/** Sends e-mails to the mail server, or to the development page that replaces it. */
export interface Mailer {
  kind: 'smtp' | 'development';
  /**
   * Resolves once the server has accepted the e-mail.
   * @throws LetterRefused
   */
  send(letter: Letter): Promise<void>;
}

/** Leaves out the text of the mail server's answer, because it contains addresses. */
export class LetterRefused extends Error {
  /** `letter`: a retry never helps. `later`: retry this e-mail later. `server`: no e-mail can be sent now. */
  readonly scope: 'letter' | 'later' | 'server';
  /** The codes of the library and the server: 'EENVELOPE 550'. */
  readonly code: string;
  constructor(scope: LetterRefused['scope'], code: string) {
    super(`The mail server did not take a letter: ${code}`);
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
 * @throws LetterRefused for an invalid address
 */
export function withSafeHeaders(letter: Letter): Letter {
  const { name, address } = letter.to;
  if (!ADDRESS.test(address) || address.length > ADDRESS_MAX) throw new LetterRefused('letter', 'ADDRESS');
  const subject = oneLine(letter.subject);
  return {
    ...letter,
    to: { name: oneLine(name), address },
    subject: quoted(subject, SUBJECT_MAX),
  };
}
