import { readFileSync } from 'node:fs';
import type { HeadTags } from './pages.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

export const ENTRY = 'web/entry-browser.tsx';
/** The key of the one style sheet in Vite's manifest. */
const STYLES = 'style.css';

/**
 * Reads Vite's manifest once.
 * @returns a function that writes the head tags for route modules.
 */
export function readManifest(path: string): HeadTags {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const known = new Map<string, string>();
  return (modules) => {
    const key = modules.join();
    const tags = known.get(key) ?? writeTags(manifest, modules);
    known.set(key, tags);
    return tags;
  };
}

function writeTags(manifest: Manifest, modules: string[]): string {
  const entry = manifest[ENTRY]!.file;
  const preloaded = scriptsOf(manifest, [ENTRY, ...modules]).filter((file) => file !== entry);
  return [
    `<link rel="stylesheet" href="/${manifest[STYLES]!.file}">`,
    // What a page shows comes before what makes it answer.
    `<script type="module" src="/${entry}" fetchpriority="low"></script>`,
    ...preloaded.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
  ].join('');
}

/** All scripts that these modules import, without duplicates. */
export function scriptsOf(manifest: Manifest, modules: string[]): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return [...files];
}
