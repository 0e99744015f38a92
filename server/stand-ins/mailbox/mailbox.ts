import { type Email, type Mailer, withSafeHeaders } from '../../platform/mail/mailer.ts';

/** Replaces a mail server while none is configured: it keeps the e-mails in memory, newest first, until the process ends. */
export interface Mailbox extends Mailer {
  kind: 'development';
  emails(): readonly Received[];
}

export interface Received extends Email {
  receivedAt: Date;
}

const EMAILS_MAX = 100;

export function createMailbox(clock: () => Date = () => new Date()): Mailbox {
  let emails: readonly Received[] = [];
  return {
    kind: 'development',
    async send(email) {
      emails = [{ ...withSafeHeaders(email), receivedAt: clock() }, ...emails].slice(0, EMAILS_MAX);
    },
    emails: () => emails,
  };
}
