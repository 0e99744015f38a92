import type { FastifyInstance } from 'fastify';
import { caseStudyId } from '#contract/case-study.ts';
import { customProperties } from '#domain/case-study/look.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { notFound } from '#server/platform/http/errors.ts';
import type { CaseStudyParts } from './service.ts';

const publishedDocument = prepared<{ published: unknown }>(
  'case_study_look',
  'select published from case_studies where id = $1 and published is not null',
);

/** Serves a page's own colours and fonts as a style sheet, because the policy forbids inline styles. */
export function caseStudyLook(app: FastifyInstance, { database }: CaseStudyParts) {
  app.get<{ Params: { id: string } }>(
    '/case-studies/:id/look.css',
    { schema: { summary: 'Colours and type of a published case study, as custom properties', tags: ['case studies'] } },
    async (request, reply) => {
      if (!caseStudyId.safeParse(request.params.id).success) throw notFound();
      const [row] = await publishedDocument(database.pool, request.params.id);
      if (!row) throw notFound();
      const lines = customProperties(migrate(row.published)).map(([name, value]) => `${name}:${value}`);
      // The address contains the time of publication, so the answer can be cached.
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/css; charset=utf-8')
        .send(`[data-look="${request.params.id}"]{${lines.join(';')}}`);
    },
  );
}
