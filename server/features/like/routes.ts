import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/like.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { serve } from '#server/platform/http/serve.ts';
import { like, unlike } from './service.ts';

/** @param parts `ranking` is notified of every change, so that the lists are updated. */
export function likeRoutes(app: FastifyInstance, parts: { database: Database; ranking: { touch(): void } }) {
  serve(app, contract.likeDesign, ({ params, person }) => like(parts, params.id, person.userId));
  serve(app, contract.unlikeDesign, ({ params, person }) => unlike(parts, params.id, person.userId));
}
