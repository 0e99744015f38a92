import type { Config } from '../../../server/config.ts';
import { openTransport } from '../../../server/platform/mail/smtp.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'mail';

/** Waits for the greeting of the mail server and signs in there. No e-mail is sent. */
export async function checkMail({ mail, isProduction }: Config): Promise<Finding[]> {
  if (!mail) {
    const says = isProduction ? 'No e-mail is sent.' : 'E-mails are shown at /dev-mail.';
    return [{ of, state: 'good', says }];
  }
  const transport = await openTransport(mail);
  try {
    await transport.verify();
    return [{ of, state: 'good', says: `${mail.host}:${mail.port} takes e-mails from this machine.` }];
  } catch (error) {
    const todo = 'Compare SMTP_URL with what the mail server wants: name, port, TLS (smtps://), user and password.';
    return [{ of, state: 'bad', says: `${mail.host}:${mail.port} does not take e-mails: ${reasonOf(error)}`, todo }];
  } finally {
    transport.close();
  }
}
