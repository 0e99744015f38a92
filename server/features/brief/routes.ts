import type { FastifyInstance } from 'fastify';
import { getBrief, listCommunityBriefs, putDeliverableTick, putProgress } from '#contract/brief.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type BriefParts, moveProgress, readBrief, readCommunityBriefs, tickDeliverable } from './service.ts';

export function briefRoutes(app: FastifyInstance, parts: BriefParts) {
  serve(app, getBrief, ({ params, person }) => readBrief(parts, params.id, person?.userId ?? null));
  serve(app, listCommunityBriefs, () => readCommunityBriefs(parts));
  serve(app, putProgress, ({ params, body, person }) => moveProgress(parts, params.id, person.userId, body.status));
  serve(app, putDeliverableTick, ({ params, body, person }) =>
    tickDeliverable(parts, params.id, person.userId, params.key, body.done),
  );
}
