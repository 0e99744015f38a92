import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Which parts of the router's own mode for whole frameworks are replaced, and in whose imports. */
const PARTS = [
  { importer: 'router/lib/dom/lib.js', source: './ssr/components.js', by: 'framework.ts' },
  { importer: 'router/lib/router/router.js', source: './instrumentation.js', by: 'instrumentation.ts' },
];

interface Cut {
  /** The module, as its path ends. */
  file: string;
  make: (code: string) => string;
}

/** What it warns of are mistakes in the table of routes: they are seen while developing, where nothing is cut. */
const withoutWarnings = (code: string) => code.replace(/\bwarning\(.*\);$/gm, 'void 0;');

const CUTS: Cut[] = [
  // Its own links and forms, of which ours are none, are taken for needed because they get a name for debugging.
  {
    file: '/lib/dom/lib.js',
    make: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\$\d)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef('),
  },
  // All routes are known at once, none has an action, and nothing is fetched past them: calls go through web/lib/api/browser-api.ts.
  {
    file: '/lib/router/router.js',
    make: (code) =>
      withoutWarnings(code).replace(
        /^\t(?:async )?function (discoverRoutes|patchRoutes|fetch|handleAction|handleFetcherAction|handleFetcherLoader)\([\s\S]*?^\t}$/gm,
        '\tfunction $1() { throw Error("lean-router"); }',
      ),
  },
  { file: '/lib/router/utils.js', make: withoutWarnings },
  // Every router of ours has data.
  {
    file: '/lib/hooks.js',
    make: (code) =>
      code.replace(/^function useNavigateUnstable\([\s\S]*?^}$/m, 'const useNavigateUnstable = useNavigateStable;'),
  },
];

/**
 * The router carries machinery that nothing of ours reaches: prefetching of its framework mode's modules, instrumentation, links,
 * forms, actions, fetchers and warnings. The bundler cannot know that, and it weighs 7 kB gzip on every page. The linter keeps the parts
 * that are cut from being imported, and the build ends where a release has moved them.
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
    transform(code, id) {
      const cut = id.includes('/react-router/') && CUTS.find(({ file }) => id.endsWith(file));
      if (!cut) return null;
      const lean = cut.make(code);
      if (lean !== code) replaced.add(cut.file);
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && replaced.size < PARTS.length + CUTS.length)
        this.error('The router has moved what lean-router replaces.');
    },
  };
}
