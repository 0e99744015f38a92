import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { errorAnswer } from '#contract/error.ts';
import { sessionCookies } from '#server/platform/session/cookies.ts';
import { jsonSchema } from './json-schema.ts';
import { ownCompilers } from './serialize.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: Call;
  }
}

/**
 * Serves /api/openapi.json for all described routes that are registered after this. The library and the document are
 * loaded on the first request.
 */
export function describeApi(app: FastifyInstance, publicUrl: string) {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && (route.config?.call || route.schema)) routes.push(route);
  });
  let document: Promise<unknown> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    document ??= writeDocument(routes, publicUrl);
    return document;
  });
}

async function writeDocument(routes: RouteOptions[], publicUrl: string) {
  const [{ default: Fastify }, { default: swagger }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
  ]);
  const https = publicUrl.startsWith('https://');
  // This app never listens. The library only reads its routes.
  const app = Fastify({ schemaController: ownCompilers, exposeHeadRoutes: false });
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
  for (const { method, url, config, schema } of routes) {
    app.route({
      method,
      url,
      schema: config?.call ? schemaOf(config.call) : schema!,
      validatorCompiler: () => () => true,
      handler: () => null,
    });
  }
  await app.ready();
  return app.swagger();
}

function schemaOf(call: Call): FastifySchema {
  const answer = call.answer ? jsonSchema(call.answer, 'output') : { type: 'null', description: 'Nothing' };
  const error = jsonSchema(errorAnswer, 'output');
  const input = (schema: z.ZodType | undefined) => schema && jsonSchema(schema, 'input');
  return {
    summary: call.summary,
    tags: [call.tag],
    security: call.who === 'person' ? [{ session: [] }, { bearer: [] }] : [],
    ...(call.params && { params: input(call.params) }),
    ...(call.query && { querystring: input(call.query) }),
    ...(call.body && { body: input(call.body) }),
    response: { [call.status ?? 200]: answer, '4xx': error, '5xx': error },
  };
}
