import type { FastifyInstance } from 'fastify';
import { listMyBriefs } from '#contract/brief.ts';
import { listMySubmissions } from '#contract/submission.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { RawJson, serve } from '#server/platform/http/serve.ts';
import { briefsOf, submissionsOf } from './queries.ts';

export function myProjectsRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, listMyBriefs, async ({ person }) => {
    const [row] = await briefsOf(database.pool, person.userId);
    return new RawJson(row!.json);
  });
  serve(app, listMySubmissions, async ({ person }) => {
    const [row] = await submissionsOf(database.pool, person.userId);
    return new RawJson(row!.json);
  });
}
