import { type Letter, type Mailer, withSafeHeaders } from '../../platform/mail/mailer.ts';

/** Replaces a mail server while none is configured: it keeps the e-mails in memory, newest first, until the process ends. */
export interface Mailbox extends Mailer {
  kind: 'development';
  letters(): readonly Received[];
}

export interface Received extends Letter {
  receivedAt: Date;
}

const KEPT = 100;

export function createMailbox(clock: () => Date = () => new Date()): Mailbox {
  let letters: readonly Received[] = [];
  return {
    kind: 'development',
    async send(letter) {
      letters = [{ ...withSafeHeaders(letter), receivedAt: clock() }, ...letters].slice(0, KEPT);
    },
    letters: () => letters,
  };
}
