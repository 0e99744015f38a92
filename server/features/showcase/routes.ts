import type { FastifyInstance } from 'fastify';
import { listShowcase } from '#contract/showcase.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listNewest } from './service.ts';

export function showcaseRoutes(app: FastifyInstance, parts: { database: Database }) {
  serve(app, listShowcase, ({ query, person }) => listNewest(parts, query.cursor, person?.userId ?? null));
}
