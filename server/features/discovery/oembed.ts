import { caseStudyId } from '#contract/case-study.ts';
import { links } from '#domain/navigation/links.ts';
import { isId } from '#domain/value/id.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { isInShowcaseSql } from '#server/shared/visible.ts';

interface Embedded {
  title: string;
  author: string | null;
  /** The author's handle. */
  handle: string | null;
  /** The path of a picture of 1200 × 630. */
  picture: string | null;
}

const picture = (media: string) =>
  `case when ${media}.preview_key is not null then '/media/' || ${media}.id || '/link.jpg' end as picture`;

type Query = ReturnType<typeof prepared<Embedded & Record<string, unknown>, [id: string]>>;

interface Kind {
  pageOf: (id: string) => string;
  isId: (id: string) => boolean;
  find: Query;
  /** The picture, where every page of this kind has one. */
  pictureOf?: (id: string) => string;
}

/** What may be embedded. Each query finds only what is public; $1 is the id in the address. */
const kinds: Kind[] = [
  {
    pageOf: links.submission,
    isId,
    find: prepared(
      'oembed_design',
      `select s.title, p.display_name as author, p.handle, ${picture('m')}
       from design_submissions s join profiles p on p.id = s.user_id left join media m on m.id = s.cover_media_id
       where s.id = $1 and ${isInShowcaseSql('s')}`,
    ),
  },
  {
    pageOf: links.caseStudy,
    isId: (id) => caseStudyId.safeParse(id).success,
    find: prepared(
      'oembed_case_study',
      `select k.published_title as title, p.display_name as author, p.handle, ${picture('m')}
       from case_studies k join profiles p on p.id = k.user_id
       left join design_submissions s on s.id = k.submission_id and s.is_public
       left join media m on m.id = s.cover_media_id
       where k.id = $1 and k.published is not null and k.visibility = 'public'`,
    ),
  },
  {
    pageOf: links.brief,
    isId,
    pictureOf: links.briefTicket,
    find: prepared(
      'oembed_brief',
      `select b.title, null as author, null as handle, null as picture
       from design_briefs b where b.id = $1 and b.user_id is null`,
    ),
  },
];

const SIZE = { width: 1200, height: 630 };

/**
 * The answer of oEmbed 1.0 for the address of a public page; `null` for any other. A page is embedded as a link with a
 * picture: it runs in no frame of another site.
 */
export async function embedOf({ pool }: Database, origin: string, address: string): Promise<object | null> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== origin) return null;
  const id = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const kind = kinds.find(({ pageOf, isId }) => pageOf(id) === url.pathname && isId(id));
  const [row] = kind ? await kind.find(pool, id) : [];
  return row ? answer(origin, { ...row, picture: row.picture ?? kind?.pictureOf?.(id) ?? null }) : null;
}

function answer(origin: string, { title, author, handle, picture: path }: Embedded): object {
  return {
    version: '1.0',
    type: 'link',
    title,
    provider_name: 'Brief Foundry',
    provider_url: origin,
    ...(author && { author_name: author, author_url: origin + links.person(handle!) }),
    thumbnail_url: origin + (path ?? '/preview.png'),
    thumbnail_width: SIZE.width,
    thumbnail_height: SIZE.height,
  };
}
