import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { sessionCookies } from '#server/platform/session/cookies.ts';

/** Collects the routes that `serve` registers; call before any of them. The document itself is at /api/openapi.json. */
export async function describeApi(app: FastifyInstance, publicUrl: string) {
  const https = publicUrl.startsWith('https://');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brief Foundry',
        version: '1',
        description:
          'Every call of Brief Foundry. Errors are {error: {code, message, fields?, requestId}}; creating calls take an Idempotency-Key.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookies({ https }).accessName },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
}

export function serveOpenApi(app: FastifyInstance) {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return app.swagger();
  });
}
