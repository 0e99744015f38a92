import type { FastifyInstance } from 'fastify';
import { getUnsubscribe } from '#contract/notification.ts';
import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { invalidRequest, notFound } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { findRecipient, switchEmailsOff } from './queries.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const BODY_BYTES = 4_096;

/**
 * Serves the page behind the unsubscribe link. A GET changes nothing; only a form or a mail program's own request ends the
 * e-mails (RFC 8058).
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { database, secret }: { database: Database; secret: string },
) {
  const tokens = unsubscribeTokens(secret);

  async function readerOf(token: string) {
    const userId = tokens.read(token);
    const reader = userId && (await findRecipient(database.kysely, userId));
    if (!reader) throw notFound();
    return { userId, ...reader };
  }

  serve(app, getUnsubscribe, async ({ params }) => {
    const { displayName, isOn } = await readerOf(params.token);
    return { displayName, isOn };
  });

  await app.register(async (scope) => {
    // RFC 8058 lets mail programs send a form or multipart. The body has one of two known values.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { token: string } }>(
      links.unsubscribe(':token'),
      {
        schema: { summary: 'Ends the e-mails of a person: RFC 8058', tags: ['notifications'] },
        config: { fromAnywhere: true },
      },
      async (request, reply) => {
        const { token } = request.params;
        const form = String(request.body ?? '');
        const isFromPage = form === 'from=page';
        if (!isFromPage && !(form.includes('List-Unsubscribe') && form.includes('One-Click')))
          throw invalidRequest({ request: 'Send List-Unsubscribe=One-Click' });
        const { userId } = await readerOf(token);
        await switchEmailsOff(database.kysely, userId);
        reply.header('cache-control', 'no-store');
        // Mail programs do not follow redirects; people see the page with its new state.
        return isFromPage
          ? reply.redirect(`${links.unsubscribe(token)}?done=1`, 303)
          : reply.type('text/plain; charset=utf-8').send('No more e-mails will come.');
      },
    );
  });
}
