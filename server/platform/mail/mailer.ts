import { quoted } from '#domain/text/cut.ts';
import type { MailAddress } from './mail-config.ts';

export interface Letter {
  /** The same however often it is tried: a mail program that gets it twice shows it once. */
  id: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** Where one click, or one request of the mail program, ends the e-mails (RFC 8058). */
  unsubscribeUrl: string;
}

/** Takes letters to the mail server, or to the page that stands in for one. */
export interface Mailer {
  kind: 'smtp' | 'development';
  /** Resolves once the server has taken responsibility for it. @throws LetterRefused */
  send(letter: Letter): Promise<void>;
}

/** Says nothing of what a mail server answered in words: it quotes addresses. */
export class LetterRefused extends Error {
  /** `letter`: trying again changes nothing. `later`: this letter, later. `server`: nothing goes at the moment. */
  readonly scope: 'letter' | 'later' | 'server';
  /** As the library and the server number it: 'EENVELOPE 550'. */
  readonly code: string;
  constructor(scope: LetterRefused['scope'], code: string) {
    super(`The mail server did not take a letter: ${code}`);
    this.scope = scope;
    this.code = code;
  }
}

/** One address and nothing else: no list, no comment, no room for a second header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;
const ADDRESS_MAX = 254;
const SUBJECT_MAX = 140;

/** Control characters, line ends of every script and marks that turn the direction of text become a space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** The letter as it may become headers. @throws LetterRefused for an address that is none */
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
