import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

export const ENTRY = 'web/entry-browser.ts';
/** The key of the one style sheet in Vite's manifest. */
const STYLES = 'style.css';

/** Reads Vite's manifest and returns the head tags of every page. */
export function readTags(path: string): string {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  // Scripts are not preloaded: on a slow line they would take turns with the pictures.
  return `<link rel="stylesheet" href="/${manifest[STYLES]!.file}"><script type="module" src="/${manifest[ENTRY]!.file}" fetchpriority="low"></script>`;
}
