import type { MailConfig } from './mail-config.ts';
import { LetterRefused, type Mailer, withSafeHeaders } from './mailer.ts';

const CONNECT_MS = 10_000;
/** A server that says nothing for so long in the middle of a letter has gone. */
const SILENCE_MS = 30_000;

/** Sends by SMTP. The library comes with the first letter: people can come in before. */
export function smtpMailer({ from, auth, ...server }: MailConfig): Mailer & { kind: 'smtp' } {
  let opening: ReturnType<typeof open> | undefined;
  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...server,
      ...(auth && { auth }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // Letters are words: nothing is read from this machine or fetched for one.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    kind: 'smtp',
    async send(given) {
      const { id, to, subject, text, html, unsubscribeUrl } = withSafeHeaders(given);
      opening ??= open();
      const transport = await opening;
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          from,
          to,
          subject,
          text,
          html,
          list: { unsubscribe: unsubscribeUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/** What the server says of this letter or its address (EENVELOPE, EMESSAGE) is for good from 500 on; all else is about the server. */
function refusalOf(error: unknown): LetterRefused {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  const said = responseCode ? `${code} ${responseCode}` : code;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return new LetterRefused('server', said);
  return new LetterRefused(responseCode && responseCode >= 500 ? 'letter' : 'later', said);
}
