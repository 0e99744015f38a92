import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { links } from '#domain/navigation/links.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { chosenTheme, plainPage, sendPlain, servePlainStyles } from '#server/platform/pages/plain-page.ts';
import type { Mailbox, Received } from './mailbox.ts';

const MAILBOX_PATH = links.developmentMailbox();
const HIDDEN = { schema: { hide: true } };
/** An e-mail has inline styles, as mail programs need them, and may load nothing. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shows the e-mails of the development mailbox. It never runs in production. */
export async function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox) {
  await servePlainStyles(app, { base: MAILBOX_PATH, css: join(import.meta.dirname, 'mailbox-page.css') });
  app.get(MAILBOX_PATH, HIDDEN, async (request, reply) =>
    sendPlain(
      reply,
      plainPage({
        base: MAILBOX_PATH,
        theme: chosenTheme(request),
        title: 'Development mailbox',
        content: `<p class="lede">No mail server is configured, so the e-mails of this installation are here, newest first, until it stops. They are gathered for seconds instead of hours.</p>
        <p><a href="${MAILBOX_PATH}">Look again</a></p>${mailbox.emails().map(asArticle).join('') || '<p class="muted">Nothing yet. Choose something by e-mail in the settings, and let it happen.</p>'}`,
      }),
    ),
  );
  app.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, HIDDEN, async (request, reply) => {
    const email = mailbox.emails().find(({ id }) => id === request.params.id);
    if (!email) throw notFound();
    return reply
      .header('content-security-policy', EMAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(email.html);
  });
}

function asArticle({ id, to, subject, text, unsubscribeUrl, receivedAt }: Received): string {
  const ends = unsubscribeUrl
    ? `<form method="post" action="${escapeHtml(new URL(unsubscribeUrl).pathname)}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe, as a mail program does</button></form>`
    : '';
  return `<article class="email" aria-labelledby="l-${id}"><h2 class="t-18 strong" id="l-${id}">${escapeHtml(subject)}</h2>
    <p>To ${[to.name, to.address, receivedAt.toUTCString()].filter(Boolean).map(escapeHtml).join(', ')}</p>
    <pre>${withLinks(text)}</pre>
    <div class="actions"><a href="${MAILBOX_PATH}/${encodeURIComponent(id)}">As HTML</a>
    ${ends}</div></article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
