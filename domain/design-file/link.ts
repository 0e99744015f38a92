/** Specification, part 5. The same sentence for everything that is no link to a design file, an empty field included. */
export const INVALID_LINK_TEXT = 'Invalid Figma URL format. Please use a valid Figma file URL.';

export interface DesignFileLink {
  /** What the service calls the file: of a branch link, the branch's own key. */
  fileKey: string;
  /** The frame the link points at, in the form of the API ("1:2"); `null` where the link names none. */
  nodeId: string | null;
  /** The link in its plain form, fit to be stored. */
  canonical: string;
}

export type ParsedLink = { ok: true; link: DesignFileLink } | { ok: false; hint: string | null };

const HOSTS = new Set(['figma.com', 'www.figma.com', 'embed.figma.com']);
/** The key rule of the service's own documentation; every key seen so far has 22 characters. */
const KEY = /^[0-9A-Za-z]{22,128}$/;
const NODE_ID = /^I?\d+:\d+(;\d+:\d+)*$/;
const FILE_KINDS = new Set(['file', 'design', 'proto']);

/** Products of the same company that have no frames to show, and what to do instead. */
const hints: Record<string, string> = {
  board: 'FigJam boards are not supported: paste a Figma Design link.',
  slides: 'Figma Slides decks are not supported: paste a Figma Design link.',
  deck: 'Figma Slides decks are not supported: paste a Figma Design link.',
  make: 'Figma Make files are not supported: paste a Figma Design link.',
  site: 'Figma Sites are not supported: paste a Figma Design link.',
  buzz: 'Figma Buzz files are not supported: paste a Figma Design link.',
  community: 'Community pages cannot be read: choose Open in Figma, then paste the link of your own copy.',
};

/** Reads a link as people paste it: with white space around it, without scheme, wrapped in an embed. */
export function parseDesignFileLink(text: string): ParsedLink {
  const url = urlOf(text.trim());
  if (!url) return { ok: false, hint: null };
  if (url.pathname === '/embed') {
    const inner = url.searchParams.get('url');
    const unwrapped = inner && urlOf(inner);
    // An embed inside an embed is nobody's link.
    return unwrapped && unwrapped.pathname !== '/embed' ? read(unwrapped) : { ok: false, hint: null };
  }
  return read(url);
}

/** What is said of a link that `figmaAddress` does not take. */
export const NO_FIGMA_LINK = 'Use a link to figma.com, such as https://www.figma.com/design/…';

/** The address behind "Open in Figma"; `null` when it leads to another site, as an old row may. */
export function figmaAddress(link: string | null): string | null {
  const url = urlOf(link?.trim() ?? '');
  if (!url) return null;
  url.protocol = 'https:';
  return url.href;
}

/** A url on one of the service's own hosts, else null. */
function urlOf(text: string): URL | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URL would quietly drop line breaks inside.
  if (text === '' || /[\u0000-\u001f]/.test(text)) return null;
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && HOSTS.has(url.hostname) && !url.port && !url.username && !url.password ? url : null;
}

function read(url: URL): ParsedLink {
  const parts = url.pathname.split('/').slice(1);
  const [kind = '', key = '', branch, branchKey = ''] = parts;
  if (!FILE_KINDS.has(kind)) return { ok: false, hint: hintFor(parts) };
  // A file may be titled "branch": only with a key behind it is it one.
  const isBranch = branch === 'branch' && branchKey !== '';
  const fileKey = isBranch ? branchKey : key;
  if (!KEY.test(key) || !KEY.test(fileKey)) return { ok: false, hint: null };
  return {
    ok: true,
    link: { fileKey, nodeId: nodeIdOf(url), canonical: `https://www.figma.com/design/${fileKey}` },
  };
}

function hintFor(parts: string[]): string | null {
  // Community pages also come with a language in front: /de/community/file/…
  if (parts.slice(0, 2).includes('community')) return hints.community!;
  return hints[parts[0] ?? ''] ?? null;
}

function nodeIdOf(url: URL): string | null {
  const id = url.searchParams.get('node-id')?.replaceAll('-', ':');
  return id && NODE_ID.test(id) ? id : null;
}
