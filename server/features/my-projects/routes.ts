import type { FastifyInstance } from 'fastify';
import { listMyBriefs } from '#contract/brief.ts';
import { listMySubmissions } from '#contract/submission.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { rawJson } from '#server/platform/http/raw-json.ts';
import { serve } from '#server/platform/http/serve.ts';
import { begunBy, briefsOf, submissionsOf } from './queries.ts';

export function myProjectsRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, listMyBriefs, async ({ person }) => {
    const [row] = await briefsOf(database.pool, person.userId);
    return rawJson(listMyBriefs, row!.json);
  });
  serve(app, listMySubmissions, async ({ person }) => {
    const [items, begun] = await Promise.all([
      submissionsOf(database, person.userId),
      begunBy(database.pool, person.userId),
    ]);
    return { items, begun: begun.map((row) => ({ ...row.begun, picture: row.picture })) };
  });
}
