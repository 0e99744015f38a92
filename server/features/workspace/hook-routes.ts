import type { FastifyInstance } from 'fastify';
import { connectRepository as connectCall } from '#contract/workspace.ts';
import { isId } from '#domain/value/id.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { connectRepository, createDeliveryTurns, type HookParts, receiveDelivery } from './hooks.ts';

/** Far larger than a push of many commits; GitHub itself stops at 25 MB. */
const DELIVERY_LIMIT_BYTES = 1024 * 1024;

export async function repositoryHookRoutes(app: FastifyInstance, given: Omit<HookParts, 'deliveries'>) {
  const parts = { ...given, deliveries: createDeliveryTurns() };
  serve(app, connectCall, ({ params, body, person }) =>
    connectRepository(parts, { designId: params.designId, userId: person.userId }, body),
  );

  // The signature covers the raw bytes, so only these routes leave the body unparsed.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { hookId: string } }>(
      '/api/hooks/repository/:hookId',
      {
        schema: { summary: 'GitHub’s webhooks: push, deployment_status, pull_request', tags: ['workspace'] },
        bodyLimit: DELIVERY_LIMIT_BYTES,
        config: { fromAnywhere: true },
      },
      async (request, reply) => {
        const { hookId } = request.params;
        const body = request.body as Buffer | undefined;
        if (!isId(hookId) || !Buffer.isBuffer(body)) throw notFound();
        await receiveDelivery(parts, {
          hookId,
          event: String(request.headers['x-github-event'] ?? ''),
          signature: String(request.headers['x-hub-signature-256'] ?? ''),
          body,
        });
        return reply.code(202).header('cache-control', 'no-store').send();
      },
    );
  });
}
