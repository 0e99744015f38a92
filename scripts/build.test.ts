import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build } from './build.ts';

/** A product of two modules, which is built as the whole one is. */
function smallProduct() {
  // Inside this checkout, so that it finds the libraries of the configuration.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(import.meta.dirname, '../vite.config.ts'), join(root, 'vite.config.ts'));
  for (const folder of ['web/styles', 'web/public']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'web/styles/base.css'), 'p { color: red }');
  const say = (words: string) => {
    writeFileSync(join(root, 'web/words.ts'), `export const words = '${words}';`);
    for (const entry of ['entry-browser.ts', 'entry-server.tsx'])
      writeFileSync(
        join(root, 'web', entry),
        `import './styles/base.css'; void import('./words.ts').then(({ words }) => console.log(words, '${words}'));`,
      );
  };
  return { root, say };
}

/** The browser's first script, as the pages of the latest build name it. */
function entryOf(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8'));
  return join(root, 'dist/web', manifest['web/entry-browser.ts'].file);
}

test('the files of the build before are still there for open pages and a process that runs, those of older builds go', async () => {
  const { root, say } = smallProduct();
  const entries: string[] = [];
  for (const words of ['first', 'second', 'third']) {
    say(words);
    await build({ quiet: true, root });
    entries.push(entryOf(root));
    const earlier = entries.slice(-2);
    for (const file of earlier.flatMap((entry) => [entry, `${entry}.br`])) expect(existsSync(file), file).toBe(true);
  }
  expect(new Set(entries).size).toBe(3);
  expect(existsSync(entries[0]!)).toBe(false);
});
