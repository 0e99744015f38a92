import { readFileSync } from 'node:fs';

/** Vite's manifest: the built file of each source, and what it needs. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export const ENTRY = 'web/entry-browser.ts';
/** What the entry asks for once the page is painted. */
const HYDRATE = 'web/hydrate.tsx';

/** The head tags of a page by its name. A page where somebody works preloads its scripts. */
export type Tags = (page?: string, isWork?: boolean) => string;

/** Reads Vite's manifest. */
export function readTags(path: string): Tags {
  return createTags(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
}

/** Head tags of a page: its style sheets, those of every page first, and the script. */
export function createTags(manifest: Manifest): Tags {
  const tags = new Map<string, string>();
  return (page = '', isWork = false) => {
    const known = tags.get(page) ?? writeTags(manifest, `web/pages/${page}.tsx`, isWork);
    tags.set(page, known);
    return known;
  };
}

function writeTags(manifest: Manifest, page: string, isWork: boolean): string {
  const links = filesOf(manifest, [ENTRY, page], ({ css = [] }) => css).map(
    (sheet) => `<link rel="stylesheet" href="/${sheet}">`,
  );
  // Pages to be read preload no scripts: on a slow line they would take turns with the pictures.
  const scripts = isWork ? filesOf(manifest, [HYDRATE, page], ({ file }) => [file]) : [];
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="/${script}">`);
  const entry = `<script type="module" src="/${manifest[ENTRY]!.file}" fetchpriority="low"></script>`;
  return [...links, ...preloads, entry].join('');
}

/** The files of modules and of all that they import, each once. What is imported comes first. */
function filesOf(manifest: Manifest, keys: readonly string[], of: (chunk: Chunk) => readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const each of chunk.imports ?? []) add(each);
    for (const file of of(chunk)) files.add(file);
  };
  for (const key of keys) add(key);
  return [...files];
}
