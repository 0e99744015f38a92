import type { FastifyInstance } from 'fastify';
import { listNewestDesigns } from '#contract/submission.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listNewest } from './service.ts';

export function showcaseRoutes(app: FastifyInstance, parts: { database: Database }) {
  serve(app, listNewestDesigns, ({ query }) => listNewest(parts, query.cursor));
}
