import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/client.ts';
import { serve } from '#server/platform/http/serve.ts';
import { answerChange, askClient, type ClientParts, readClient } from './service.ts';

export function clientRoutes(app: FastifyInstance, parts: ClientParts) {
  serve(app, calls.getClient, ({ params, person }) => readClient(parts, { briefId: params.id, userId: person.userId }));
  serve(app, calls.askClient, ({ params, body, person, idempotencyKey }) =>
    askClient(parts, { briefId: params.id, userId: person.userId }, body.text, idempotencyKey),
  );
  serve(app, calls.answerChange, ({ params, body, person }) =>
    answerChange(parts, { briefId: params.id, userId: person.userId }, body),
  );
}
