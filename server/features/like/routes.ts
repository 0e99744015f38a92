import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/like.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/serve.ts';
import { rateOf } from '#server/shared/make-room.ts';
import { type LikeParts, like, unlike } from './service.ts';

/** @param parts `ranking` is notified of every change, so that the lists are updated. */
export function likeRoutes(app: FastifyInstance, given: Omit<LikeParts, 'likes'>) {
  const parts = { ...given, likes: createRateLimit(rateOf('submission_likes')) };
  serve(app, contract.likeDesign, ({ params, person }) => like(parts, params.id, person.userId));
  serve(app, contract.unlikeDesign, ({ params, person }) => unlike(parts, params.id, person.userId));
}
