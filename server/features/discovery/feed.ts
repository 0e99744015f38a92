import type { FeedRow } from './queries.ts';
import { DECLARATION, element, text } from './xml.ts';

interface Feed {
  /** The feed's own path. */
  path: string;
  title: string;
  /** The page whose content the feed lists. */
  page: string;
  /** For an empty feed: the time from which it could have had entries. */
  since: string;
  rows: readonly FeedRow[];
}

/** An Atom feed (RFC 4287) of designs. An entry has its design's id, so a changed entry replaces the old one. */
export function atomFeed(origin: string, { path, title, page, since, rows }: Feed): string {
  const newest = rows.map((row) => row.updated).reduce((a, b) => (a > b ? a : b), since);
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    element('id', {}, text(origin + path)),
    element('title', {}, text(title)),
    element('updated', {}, newest),
    element('link', { rel: 'self', type: 'application/atom+xml', href: origin + path }),
    element('link', { rel: 'alternate', type: 'text/html', href: origin + page }),
    element('icon', {}, text(`${origin}/favicon.svg`)),
    ...rows.map((row) => entry(origin, row)),
  );
  return DECLARATION + feed;
}

function entry(origin: string, row: FeedRow): string {
  const { id, title, designer, handle, brief, approach, tags, created, updated, preview } = row;
  const html = [
    preview && `<p><img src="${text(origin + preview)}" alt="" width="1200" height="630"></p>`,
    `<p>${text(`An answer to “${brief}”.`)}</p>`,
    approach && `<p>${text(approach)}</p>`,
  ];
  return element(
    'entry',
    {},
    element('id', {}, `urn:uuid:${id}`),
    element('title', {}, text(title)),
    element('link', { rel: 'alternate', type: 'text/html', href: `${origin}/showcase/${id}` }),
    element('published', {}, created),
    element('updated', {}, updated),
    element('author', {}, element('name', {}, text(designer)), element('uri', {}, text(`${origin}/u/${handle}`))),
    ...tags.map((tag) => element('category', { term: tag })),
    element('content', { type: 'html' }, text(html.filter(Boolean).join(''))),
  );
}
