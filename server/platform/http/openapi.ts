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
    /** What the route answers to the bytes of one file. */
    uploadAnswer?: z.ZodType;
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
  let document: Promise<Buffer> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    document ??= writeDocument(routes, publicUrl);
    return reply.type('application/json; charset=utf-8').send(await document);
  });
}

async function writeDocument(routes: RouteOptions[], publicUrl: string): Promise<Buffer> {
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
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'In development, "npm run admin -- token <email>" prints a token of 12 hours.',
          },
        },
      },
    },
  });
  for (const { method, url, config, schema } of routes) {
    app.route({
      method,
      url,
      schema: config?.call
        ? schemaOf(config.call)
        : config?.uploadAnswer
          ? schemaOfUpload(schema!, config.uploadAnswer)
          : schema!,
      validatorCompiler: () => () => true,
      handler: () => null,
    });
  }
  await app.ready();
  return Buffer.from(JSON.stringify(app.swagger()));
}

const FOR_PEOPLE: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];
const KEY_HEADER = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', description: 'A repeated key gets the first answer again.' } },
};

function schemaOf(call: Call): FastifySchema {
  const answer = call.answer ? jsonSchema(call.answer, 'output') : { type: 'null', description: 'Nothing' };
  const error = jsonSchema(errorAnswer, 'output');
  const input = (schema: z.ZodType | undefined) => schema && jsonSchema(schema, 'input');
  return {
    summary: call.summary,
    tags: [call.tag],
    security: call.who === 'person' ? FOR_PEOPLE : [],
    ...(call.idempotent && { headers: KEY_HEADER }),
    ...(call.params && { params: input(call.params) }),
    ...(call.query && { querystring: input(call.query) }),
    ...(call.body && { body: input(call.body) }),
    response: { [call.status ?? 200]: answer, '4xx': error, '5xx': error },
  };
}

function schemaOfUpload(schema: FastifySchema, answer: z.ZodType): FastifySchema {
  const error = jsonSchema(errorAnswer, 'output');
  const file = { type: 'string', format: 'binary' };
  return {
    ...schema,
    security: FOR_PEOPLE,
    consumes: ['multipart/form-data'],
    body: { type: 'object', properties: { file }, required: ['file'] },
    response: { 201: jsonSchema(answer, 'output'), '4xx': error, '5xx': error },
  };
}
