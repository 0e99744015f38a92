import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { FeedRow, WeeklyRow } from './queries.ts';
import { DECLARATION, element, text } from './xml.ts';

interface FeedEntry {
  /** An address that stays the same, so that a changed entry replaces the old one. */
  id: string;
  title: string;
  /** The path of its page. */
  page: string;
  author: { name: string; page: string } | null;
  created: string;
  updated: string;
  tags: readonly string[];
  paragraphs: readonly string[];
  /** A picture of 1200 × 630. */
  picture: { path: string; type: 'image/jpeg' | 'image/png' } | null;
}

interface Feed {
  /** The feed's own path. */
  path: string;
  title: string;
  /** The page whose content the feed lists. */
  page: string;
  /** For an empty feed: the time from which it could have had entries. */
  since: string;
  entries: readonly FeedEntry[];
}

/** An Atom feed (RFC 4287). */
export function atomFeed(origin: string, { path, title, page, since, entries }: Feed): string {
  const newest = entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), since);
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    element('id', {}, text(origin + path)),
    element('title', {}, text(title)),
    element('updated', {}, newest),
    element('link', { rel: 'self', type: 'application/atom+xml', href: origin + path }),
    element('link', { rel: 'alternate', type: 'text/html', href: origin + page }),
    element('icon', {}, text(`${origin}/favicon.svg`)),
    element('author', {}, element('name', {}, 'Brief Foundry')),
    ...entries.map((entry) => entryOf(origin, entry)),
  );
  return DECLARATION + feed;
}

function entryOf(origin: string, entry: FeedEntry): string {
  const { author, picture } = entry;
  const html = [
    picture && `<p><img src="${text(origin + picture.path)}" alt="" width="1200" height="630"></p>`,
    ...entry.paragraphs.filter(Boolean).map((paragraph) => `<p>${text(paragraph)}</p>`),
  ];
  return element(
    'entry',
    {},
    element('id', {}, text(entry.id)),
    element('title', {}, text(entry.title)),
    element('link', { rel: 'alternate', type: 'text/html', href: origin + entry.page }),
    ...(picture ? [element('link', { rel: 'enclosure', type: picture.type, href: origin + picture.path })] : []),
    element('published', {}, entry.created),
    element('updated', {}, entry.updated),
    ...(author
      ? [element('author', {}, element('name', {}, text(author.name)), element('uri', {}, text(origin + author.page)))]
      : []),
    ...entry.tags.map((tag) => element('category', { term: tag })),
    element('content', { type: 'html' }, text(html.filter(Boolean).join(''))),
  );
}

export function designEntry(row: FeedRow): FeedEntry {
  return {
    id: `urn:uuid:${row.id}`,
    title: row.title,
    page: links.submission(row.id),
    author: { name: row.designer, page: links.person(row.handle) },
    created: row.created,
    updated: row.updated,
    tags: row.tags,
    paragraphs: [`An answer to ${quoted(row.brief)}.`, row.approach],
    picture: row.preview === null ? null : { path: row.preview, type: 'image/jpeg' },
  };
}

/** SHOW-10: the brief of a week. */
export function weekEntry(origin: string, { week, id, title, description, industry, begins }: WeeklyRow): FeedEntry {
  const page = links.weeklyBrief(week);
  return {
    id: origin + page,
    title,
    page,
    author: null,
    created: begins,
    updated: begins,
    tags: [industry],
    paragraphs: [description, 'On the next Monday the answers of this week stand side by side.'],
    picture: { path: links.briefTicket(id), type: 'image/png' },
  };
}
