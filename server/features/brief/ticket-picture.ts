import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { links } from '#domain/navigation/links.ts';
import { isId } from '#domain/value/id.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { briefNotFound } from '#server/platform/http/errors.ts';
import { renderSvg } from '#server/platform/media/render-svg.ts';
import { type TicketOf, ticketSvg } from './ticket-svg.ts';

/** Rendering takes a tenth of a second. */
const CACHE_MAX = 64;
const RENDER_WAIT_MS = 20_000;

/** $1 a community brief: what is printed on its ticket. */
const ticketOf = prepared<TicketOf & Record<string, unknown>, [id: string]>(
  'ticket_of_brief',
  `select id, docket, title, industry, styles, level, time_box_days as "timeBoxDays"
   from design_briefs where id = $1 and user_id is null`,
);

/**
 * Renders one ticket after the other, because each takes one of the few threads that also read files, compress answers and
 * derive keys.
 */
export function renderedTickets(render: (svg: string) => Promise<Buffer>) {
  const oneAtATime = createSemaphore(1);
  const rendered = new LRUCache<string, Buffer>({
    max: CACHE_MAX,
    fetchMethod: (svg) => oneAtATime(AbortSignal.timeout(RENDER_WAIT_MS), () => render(svg)),
    ignoreFetchAbort: true,
  });
  return (svg: string) => rendered.forceFetch(svg);
}

/** GET /brief/:id/ticket.png: the picture of a shared link to a community brief. */
export function ticketPicture(app: FastifyInstance, { database }: { database: Database }) {
  const rendered = renderedTickets(renderSvg);
  app.get<{ Params: { id: string } }>(
    links.briefTicket(':id'),
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [brief] = isId(params.id) ? await ticketOf(database.pool, params.id) : [];
      if (!brief) throw briefNotFound();
      const picture = await rendered(ticketSvg(brief));
      return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture);
    },
  );
}
