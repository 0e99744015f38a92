import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
  /** On the entry and on pages: the one sheet that holds their styles (scripts/page-sheets.ts). */
  sheet?: string;
  /** On pages: all of their styles in one, for a first visit. */
  whole?: string;
}
export type Manifest = Record<string, Chunk>;

export const ENTRY = 'web/entry-browser.ts';
/** The React app; asleep pages load it only when somebody reaches for a control. */
const APP = 'web/app.tsx';
/** What every page has. */
export const SHELL = [ENTRY, APP] as const;
/** Parts that are drawn on the server and whose script the browser loads later: their styles come with the page. */
const DRAWN_WITH: Record<string, string> = { 'web/pages/brief.tsx': 'web/features/brief/Answers.tsx' };

export type HeadTags = (
  modules: string[],
  options: { nonce: string; wake: 'now' | 'touch'; faces: 'now' | 'later' },
) => string;

/** The two faces that every page shows above the fold. */
const PRELOADED_FONTS = /(besley-latin-wght-normal|schibsted-grotesk-latin-wght-normal)/;

/** Reads Vite's manifest once; the answer writes the head tags for a set of route modules. */
export function readManifest(path: string): HeadTags {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const reach = reachableFrom(manifest);
  const fonts = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
    .filter((file) => file.endsWith('.woff2') && PRELOADED_FONTS.test(file));
  const uniqueFonts = [...new Set(fonts)];

  return (modules, { nonce, wake, faces }) => {
    const all = [...SHELL, ...modules].map(reach);
    const [page] = modules;
    const whole = faces === 'later' && page ? manifest[page]?.whole : undefined;
    const sheets = whole ? [whole] : [ENTRY, ...modules].flatMap((key) => manifest[key]?.sheet ?? []);
    const styles = new Set(all.flatMap((part) => part.styles));
    const scripts = wake === 'now' ? new Set(all.flatMap((part) => part.scripts)) : [];
    const entry = manifest[ENTRY]!.file;
    const app = manifest[APP]!.file;
    return [
      ...(faces === 'now' ? uniqueFonts : []).map(
        (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...sheets.map((file) => `<link rel="stylesheet" href="/${file}">`),
      // What these sheets hold, for web/app.tsx. Outside a template a browser would fetch it, although it is disabled.
      `<template id="held-styles">${[...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}</template>`,
      ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`),
      // Nothing is seen, and so nothing pressed, before this script keeps the presses.
      `<script type="module" blocking="render" src="/${entry}" data-app="/${app}" nonce="${nonce}"></script>`,
    ].join('');
  };
}

interface Reached {
  scripts: string[];
  styles: string[];
}

/** Looks up which scripts and styles come with a module, its imports before itself. */
export function reachableFrom(manifest: Manifest): (key: string) => Reached {
  const reachable = new Map<string, Reached>();
  return function reach(key: string): Reached {
    const known = reachable.get(key);
    if (known) return known;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const css of chunk.css ?? []) styles.add(css);
    };
    visit(key);
    const drawn = DRAWN_WITH[key];
    const found = { scripts: [...scripts], styles: [...styles, ...(drawn ? reach(drawn).styles : [])] };
    reachable.set(key, found);
    return found;
  };
}
