import type { MailConfig } from './mail-config.ts';
import { EmailRefused, type Mailer, withSafeHeaders } from './mailer.ts';

const CONNECT_MS = 10_000;
/** A server that is silent for this long during an e-mail is gone. */
const SILENCE_MS = 30_000;

/** The library is loaded with the first e-mail, so that the server accepts requests earlier. */
export async function openTransport({ from: _from, auth, ...server }: MailConfig) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...server,
    ...(auth && { auth }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // E-mails contain only text: nothing is read from this machine or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends by SMTP. */
export function smtpMailer(config: MailConfig): Mailer & { kind: 'smtp' } {
  const { from } = config;
  let opening: ReturnType<typeof openTransport> | undefined;
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    kind: 'smtp',
    async send(given) {
      const { id, to, subject, text, html, unsubscribeUrl } = withSafeHeaders(given);
      opening ??= openTransport(config);
      const transport = await opening;
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          from,
          to,
          subject,
          text,
          html,
          ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
          headers: {
            ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
            'Auto-Submitted': 'auto-generated',
          },
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/**
 * From 500 on, the server's answer about this e-mail or its address (EENVELOPE, EMESSAGE) is final. All other errors
 * concern the server.
 */
function refusalOf(error: unknown): EmailRefused {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  const summary = responseCode ? `${code} ${responseCode}` : code;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return new EmailRefused('server', summary);
  return new EmailRefused(responseCode && responseCode >= 500 ? 'email' : 'later', summary);
}
