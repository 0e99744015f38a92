import type { FastifyInstance } from 'fastify';
import { customProperties } from '#domain/case-study/look.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { opensPageSql } from '#server/shared/page-link-sql.ts';
import { findPage } from './published.ts';
import type { CaseStudyParts } from './service.ts';

/** $1 case study, $2 secret of the link or null. */
const publishedDocument = prepared<{ id: string; published: unknown }>(
  'case_study_look',
  `select c.id, c.published from case_studies c where c.id = $1 and c.published is not null and ${opensPageSql('c', '$2')}`,
);

/** Serves a page's own colours and fonts as a style sheet, because the policy forbids inline styles. */
export function caseStudyLook(app: FastifyInstance, { database }: CaseStudyParts) {
  app.get<{ Params: { id: string } }>(
    '/case-studies/:id/look.css',
    { schema: { summary: 'Colours and type of a published case study, as custom properties', tags: ['case studies'] } },
    async (request, reply) => {
      const { id, published } = await findPage(request.params.id, (...link) =>
        publishedDocument(database.pool, ...link),
      );
      const lines = customProperties(migrate(published)).map(([name, value]) => `${name}:${value}`);
      // The address contains the time of publication, so the answer can be cached.
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/css; charset=utf-8')
        .send(`[data-look="${id}"]{${lines.join(';')}}`);
    },
  );
}
