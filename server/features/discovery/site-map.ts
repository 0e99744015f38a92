import { links } from '#domain/navigation/links.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isMoment } from '#server/platform/time-cursor.ts';
import { listings } from './queries.ts';
import { DECLARATION, element, text } from './xml.ts';

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
/** The pages that always exist. */
const PAGES = [
  links.home(),
  links.showcase(),
  links.communityBriefs(),
  links.weeklyBriefs(),
  links.pricing(),
  links.about(),
  links.help(),
  links.terms(),
  links.privacy(),
];

/** Machines have no use for these: calls, and personal pages. */
const CLOSED = [
  '/api/',
  '/dev-idp',
  links.settings(),
  links.myProjects(),
  links.generate(),
  links.submitDesign(),
  links.workspace(''),
];

type Kind = keyof typeof listings;
const kinds = Object.keys(listings) as Kind[];

const pageOf = {
  designs: links.submission,
  briefs: links.brief,
  people: links.person,
  'case-studies': links.caseStudy,
} satisfies Record<Kind, (id: string) => string>;

/** The index: one list for each kind of thing and day (UTC), so that each stays far below the limit of 50,000 addresses. */
export async function siteMapIndex({ pool }: Database, origin: string): Promise<string> {
  const days = await Promise.all(
    kinds.map(async (kind) => (await listings[kind].days(pool)).map(({ day }) => `${kind}-${day}`)),
  );
  const maps = ['pages', ...days.flat()].map((name) =>
    element('sitemap', {}, element('loc', {}, text(`${origin}/sitemaps/${name}.xml`))),
  );
  return DECLARATION + element('sitemapindex', NAMESPACE, ...maps);
}

/** One list, e.g. 'designs-2026-11-22.xml'; `null` for an unknown name. */
export async function siteMap({ pool }: Database, origin: string, name: string): Promise<string | null> {
  if (name === 'pages.xml') return urls(PAGES.map((path) => ({ path, changed: null })));
  const [, kind, day] = /^([a-z-]+)-(\d{4}-\d\d-\d\d)\.xml$/.exec(name) ?? [];
  if (!day || !kinds.includes(kind as Kind) || !isMoment(`${day}T00:00:00Z`)) return null;
  const rows = await listings[kind as Kind].of(pool, day);
  const listed = rows.map(({ id, changed }) => ({ path: pageOf[kind as Kind](id), changed }));
  return listed.length > 0 ? urls(listed) : null;

  function urls(listed: readonly { path: string; changed: string | null }[]): string {
    const entries = listed.map(({ path, changed }) =>
      element(
        'url',
        {},
        element('loc', {}, text(origin + path)),
        ...(changed ? [element('lastmod', {}, changed)] : []),
      ),
    );
    return DECLARATION + element('urlset', NAMESPACE, ...entries);
  }
}

/** Allows everything except API calls and personal pages. */
export function robotsText(origin: string): string {
  return `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
