import type { FastifyInstance } from 'fastify';
import type { BriefView } from '#contract/brief.ts';
import { briefMarkdown, markdownFileName } from '#domain/brief/markdown/markdown.ts';
import { links } from '#domain/navigation/links.ts';
import { isId } from '#domain/value/id.ts';
import { briefNotFound } from '#server/platform/http/errors.ts';
import { conversationOf } from './queries.ts';
import { type BriefParts, readBrief } from './service.ts';

/** GET /brief/:id/markdown: the brief as a file, for everybody who may read its page, with their own milestones and ticks (BRIEF-9). */
export function briefExport(app: FastifyInstance, parts: BriefParts & { publicUrl: string }) {
  app.get<{ Params: { id: string } }>(
    links.briefMarkdown(':id'),
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id)) throw briefNotFound();
      const viewerId = request.signedIn?.userId ?? null;
      const brief = JSON.parse((await readBrief(parts, id, viewerId)).text) as BriefView;
      const [said] = await conversationOf(parts.database.pool, id, viewerId);
      return reply
        .type('text/markdown; charset=utf-8')
        .header('content-disposition', `attachment; filename="${markdownFileName(brief)}"`)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(briefMarkdown({ ...brief, client: said?.client ?? null, url: parts.publicUrl + links.brief(id) }));
    },
  );
}
