import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstScreenStyles } from './first-screen.ts';
import type { PageKind } from './pages.ts';

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
/** Stands in the page itself. */
const FIRST_VISIT = 'web/first-visit.ts';
/** Hides what is not styled yet, as that script asks. */
const HIDDEN = '[data-styles] :is([data-later],#root>footer){visibility:hidden}';
/** Parts that are drawn on the server and whose script the browser loads later: their styles come with the page. */
const DRAWN_WITH: Record<string, string> = { 'web/pages/brief.tsx': 'web/features/brief/Answers.tsx' };

/** Stands where the nonce of an answer will. */
const NONCE = '{nonce}';

export type HeadTags = (modules: string[], options: PageKind & { nonce: string }) => string;

/** The two faces that every page shows above the fold, and the one of a case study as it begins. */
const PRELOADED_FONTS = /(besley-latin-wght-normal|schibsted-grotesk-latin-wght-normal)/;
const MORE_FONTS: Record<string, RegExp> = { 'web/pages/case-study-editor.tsx': /inter-latin-wght-normal/ };

/** Reads Vite's manifest once; the answer writes the head tags for a set of route modules. */
export function readManifest(path: string): HeadTags {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const reach = reachableFrom(manifest);
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = [...new Set(files)].filter((file) => file.endsWith('.woff2'));
  const fontsOf = (page = '') => fonts.filter((file) => PRELOADED_FONTS.test(file) || MORE_FONTS[page]?.test(file));
  const webDir = join(dirname(path), '..');
  const stylesOf = firstScreenStyles(webDir);
  const firstVisit = readFileSync(join(webDir, manifest[FIRST_VISIT]!.file), 'utf8');

  const write: HeadTags = (modules, { nonce, wake, faces, firstScreen }) => {
    const all = [...SHELL, ...modules].map(reach);
    const [page] = modules;
    const whole = faces === 'later' && page ? manifest[page]?.whole : undefined;
    const sheets = whole ? [whole] : [ENTRY, ...modules].flatMap((key) => manifest[key]?.sheet ?? []);
    const styles = new Set(all.flatMap((part) => part.styles));
    const scripts = wake === 'now' ? new Set(all.flatMap((part) => part.scripts)) : [];
    const entry = manifest[ENTRY]!.file;
    const app = manifest[APP]!.file;
    // What these sheets hold, for web/app.tsx. Outside a template a browser would fetch it, although it is disabled.
    const heldStyles = `<template id="held-styles">${[...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}</template>`;
    const firstStyles = whole && firstScreen && stylesOf(whole, firstScreen);
    if (firstStyles)
      return [
        `<script nonce="${nonce}" data-app="/${app}" data-entry="/${entry}" data-sheet="/${whole}">(()=>{${firstVisit}})()</script>`,
        `<style nonce="${nonce}" data-first>${firstStyles}${HIDDEN}</style>`,
        `<noscript><link rel="stylesheet" href="/${whole}"></noscript>`,
        heldStyles,
      ].join('');
    return [
      ...(faces === 'now' ? fontsOf(page) : []).map(
        (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...sheets.map((file) => `<link rel="stylesheet" href="/${file}">`),
      heldStyles,
      ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`),
      // Nothing is seen, and so nothing pressed, before this script keeps the presses.
      `<script type="module" blocking="render" src="/${entry}" data-app="/${app}" nonce="${nonce}"></script>`,
    ].join('');
  };

  // A page has the same tags each time, but for the nonce, unless its first screen brings styles of its own.
  const around = new Map<string, string[]>();
  return (modules, options) => {
    if (options.firstScreen) return write(modules, options);
    const page = `${modules} ${options.wake} ${options.faces}`;
    const known = around.get(page) ?? write(modules, { ...options, nonce: NONCE }).split(NONCE);
    around.set(page, known);
    return known.join(options.nonce);
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
