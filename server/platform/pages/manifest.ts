import { readFileSync } from 'node:fs';

/** Vite's manifest: the built file of each source, and what it needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

export const ENTRY = 'web/entry-browser.ts';

/** Reads Vite's manifest. The answer gives the head tags of a page by its name. */
export function readTags(path: string): (page?: string) => string {
  return createTags(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
}

/** Head tags of a page: its style sheets, those of every page first, and the script. */
export function createTags(manifest: Manifest): (page?: string) => string {
  const tags = new Map<string, string>();
  return (page = '') => {
    const known = tags.get(page) ?? writeTags(manifest, `web/pages/${page}.tsx`);
    tags.set(page, known);
    return known;
  };
}

function writeTags(manifest: Manifest, page: string): string {
  const sheets = [...new Set([...sheetsOf(manifest, ENTRY), ...sheetsOf(manifest, page)])];
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
  // Scripts are not preloaded: on a slow line they would take turns with the pictures.
  return `${links}<script type="module" src="/${manifest[ENTRY]!.file}" fetchpriority="low"></script>`;
}

/** The style sheets of a module and of all that it imports. What is imported comes first. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [] } = manifest[key] ?? {};
  return [...imports.flatMap((each) => sheetsOf(manifest, each, seen)), ...css];
}
