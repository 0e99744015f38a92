import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Which parts of the router's own mode for whole frameworks are replaced, and in whose imports. */
const PARTS = [
  { importer: 'router/lib/dom/lib.js', source: './ssr/components.js', by: 'framework.ts' },
  { importer: 'router/lib/router/router.js', source: './instrumentation.js', by: 'instrumentation.ts' },
];

/**
 * The router carries machinery that only its framework mode reaches: prefetching of that framework's modules, and
 * instrumentation. Data mode never sets what would switch it on, but the bundler cannot know that, and it weighs 3 kB gzip on
 * every page and a tenth of every link that is drawn. The build ends where a release has moved these parts.
 */
export function leanRouter(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const path = importer?.replace('/dist/production/', '/').replace(/^.*\/node_modules\/react-/, '');
      const part = PARTS.find((one) => one.source === source && one.importer === path);
      if (!part) return null;
      replaced.add(part.by);
      return join(import.meta.dirname, part.by);
    },
    buildEnd(error) {
      if (!error && replaced.size < PARTS.length) this.error('The router has moved what lean-router replaces.');
    },
  };
}
