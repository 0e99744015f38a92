import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

const web = join(import.meta.dirname, '../dist/web');
const ENTRY = 'web/entry-browser.ts';
const APP = 'web/app.tsx';

/** Every script that a page loads by itself, gzip level 9 each, in kB of 1,000 bytes. */
export function scriptKilobytes() {
  const weigh = scale();
  return {
    landing: weigh(ENTRY),
    landingAwake: weigh(ENTRY, APP, 'web/pages/landing.tsx'),
    brief: weigh(ENTRY, APP, 'web/pages/brief.tsx'),
  };
}

/** The case-study editor, with what stands around it; dialogs and the text editor come when they are used. */
export function editorKilobytes(): number {
  return scale()(ENTRY, APP, 'web/pages/case-study-editor.tsx');
}

function scale() {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  return (...keys: string[]) => {
    const files = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const key of keys) visit(key);
    const bytes = [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file)), { level: 9 }).length, 0);
    return bytes / 1000;
  };
}
