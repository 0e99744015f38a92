import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/http/errors.ts';
import { createSharedRateLimit } from '#server/platform/http/shared-rate-limit.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { type EmailLink, emailLinks, writeLinkEmail } from './email-link.ts';
import type { EntryParts } from './entry.ts';

/** Nobody fills a stranger's mailbox: three e-mails to one address, then one in five minutes. */
const FOR_ADDRESS = { burst: 3, perSecond: 1 / 300 };
const FROM_SENDER = { burst: 30, perSecond: 1 / 10 };

/** Sends an e-mail with a link. @throws too_many_requests, unavailable */
export function createLinkSender(parts: EntryParts) {
  const links = emailLinks(parts);
  const forAddress = createSharedRateLimit({ ...parts, kind: 'sign-in letter', limit: FOR_ADDRESS });
  // Counted apart: whoever asks to add somebody else's address keeps nobody from a link that signs in.
  const forAdding = createSharedRateLimit({ ...parts, kind: 'adding letter', limit: FOR_ADDRESS });
  const fromSender = createSharedRateLimit({ ...parts, kind: 'sign-in letters from', limit: FROM_SENDER });

  return async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    mailer: Mailer,
    content: Pick<EmailLink, 'email' | 'returnTo' | 'linkTo'>,
  ): Promise<void> => {
    const { email, linkTo } = content;
    const toAddress = linkTo === null ? forAddress : forAdding;
    if (!(await fromSender.take(request.ip)) || !(await toAddress.take(email)))
      throw new AppError(
        'too_many_requests',
        'Some links are on their way already. Look into your mail, or wait five minutes.',
        {
          retryAfterSeconds: 300,
        },
      );
    const id = parts.newId();
    const token = await links.make(request, reply, { ...content, id });
    const url = `${parts.publicUrl}/api/auth/email?token=${token}`;
    try {
      await mailer.send(writeLinkEmail({ id, email, url, adds: linkTo !== null }));
    } catch (cause) {
      request.log.warn({ err: cause }, 'A link to sign in could not be sent');
      throw new AppError('unavailable', 'The e-mail could not be sent. Try again in a moment.', { cause });
    }
  };
}
