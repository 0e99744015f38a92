import type { FastifyInstance, FastifyReply } from 'fastify';
import { links } from '#domain/navigation/links.ts';
import { cleanHandle } from '#domain/person/handle.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { atomFeed, designEntry, weekEntry } from './feed.ts';
import { embedOf } from './oembed.ts';
import { newestForFeed, newestOfPerson, personForFeed, weeksForFeed } from './queries.ts';
import { robotsText, siteMap, siteMapIndex } from './site-map.ts';

const FEED_LENGTH = 30;
const HIDDEN = { schema: { hide: true } };
/** No design can be older than this. */
const BEGINNING = '2026-01-01T00:00:00.000Z';

/** Serves robots.txt, the site map and the feeds, which tell machines what is public here. */
export function discoveryRoutes(
  app: FastifyInstance,
  parts: { database: Database; publicUrl: string; clock: () => Date },
) {
  const { database } = parts;
  const origin = new URL(parts.publicUrl).origin;

  app.get('/robots.txt', HIDDEN, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robotsText(origin)),
  );

  app.get('/sitemap.xml', HIDDEN, async (_request, reply) => sendXml(reply, await siteMapIndex(database, origin)));

  app.get<{ Params: { name: string } }>('/sitemaps/:name', HIDDEN, async ({ params }, reply) => {
    const found = await siteMap(database, origin, params.name);
    if (!found) throw notFound();
    return sendXml(reply, found);
  });

  app.get(links.feed(), HIDDEN, async (_request, reply) => {
    const entries = (await newestForFeed(database.pool, FEED_LENGTH)).map(designEntry);
    const title = 'New designs on Brief Foundry';
    return sendFeed(
      reply,
      atomFeed(origin, { path: links.feed(), title, page: links.showcase(), since: BEGINNING, entries }),
    );
  });

  app.get(links.weeklyFeed(), HIDDEN, async (_request, reply) => {
    const entries = (await weeksForFeed(database.pool, parts.clock(), FEED_LENGTH)).map((row) =>
      weekEntry(origin, row),
    );
    const [path, page] = [links.weeklyFeed(), links.weeklyBriefs()];
    return sendFeed(reply, atomFeed(origin, { path, title: 'Brief of the week', page, since: BEGINNING, entries }));
  });

  app.get<{ Querystring: { url?: unknown; format?: unknown } }>('/oembed', HIDDEN, async ({ query }, reply) => {
    // Only JSON, as the specification of oEmbed allows.
    if (query.format !== undefined && query.format !== 'json') return reply.code(501).send();
    const found = typeof query.url === 'string' ? await embedOf(database, origin, query.url) : null;
    if (!found) throw notFound('Nothing public is at this address.');
    return reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*').send(found);
  });

  app.get<{ Params: { handle: string } }>(links.personFeed(':handle'), HIDDEN, async ({ params }, reply) => {
    const asked = cleanHandle(params.handle);
    const [person] = asked.includes('\0') ? [] : await personForFeed(database.pool, asked);
    if (!person) throw notFound('Nobody has this address.');
    const page = links.person(person.handle);
    const path = links.personFeed(person.handle);
    // A former handle redirects to the current one.
    if (person.handle !== params.handle) return reply.redirect(path, 301);
    const entries = (await newestOfPerson(database.pool, person.handle, FEED_LENGTH)).map(designEntry);
    return sendFeed(
      reply,
      atomFeed(origin, { path, title: `Designs by ${person.name}`, page, since: person.since, entries }),
    );
  });
}

/** Browsers ask again each time, because a listed thing may have become private. */
function sendXml(reply: FastifyReply, xml: string, type = 'application/xml') {
  return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(xml);
}

function sendFeed(reply: FastifyReply, xml: string) {
  return sendXml(reply, xml, 'application/atom+xml');
}
