import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesPath } from '../server/platform/pages/first-screen.ts';
import { ENTRY, type Manifest, reachableFrom, SHELL } from '../server/platform/pages/manifest.ts';
import { firstScreenRules } from './first-screen-rules.ts';

/**
 * The bundler makes a style sheet for each chunk of script, so a page has eight to ten. On a phone's line that many requests keep
 * the first picture waiting: here what every page needs becomes one sheet, and what a page needs beside it another (`sheet` in
 * the manifest). A first visit, to which nothing is known yet, gets both as one (`whole`), which is taken apart as well, for pages whose
 * first screen is styled before the rest. The small ones stay for pages that come by script.
 */
export function gatherSheets(webDir: string): void {
  const path = join(webDir, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const reach = reachableFrom(manifest);
  const shell = new Set(SHELL.flatMap((key) => reach(key).styles));
  manifest[ENTRY]!.sheet = gather([...shell]);
  for (const [key, chunk] of Object.entries(manifest)) {
    const own = reach(key).styles.filter((file) => !shell.has(file));
    if (!key.startsWith('web/pages/')) continue;
    if (own.length > 0) chunk.sheet = gather(own);
    chunk.whole = gather([...shell, ...own]);
    const whole = readFileSync(join(webDir, chunk.whole), 'utf8');
    writeFileSync(rulesPath(webDir, chunk.whole), JSON.stringify(firstScreenRules(whole)));
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));

  function gather(files: string[]): string {
    const css = files.map((file) => readFileSync(join(webDir, file), 'utf8')).join('\n');
    const name = `assets/${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(webDir, name), css);
    return name;
  }
}
