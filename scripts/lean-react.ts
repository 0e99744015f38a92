import type { Plugin } from 'vite';

interface Cut {
  /** The module, as its path ends. */
  file: string;
  make: (code: string) => string;
}

const TEXT_RENDERER = '/cjs/react-dom-server-legacy.node.production.js';

const CUTS: Cut[] = [
  // Pages are drawn to a string; the renderer that streams is the larger half of what this module brings.
  {
    file: '/react-dom/server.node.js',
    make: (code) => code.replace(/require\('\.\/cjs\/react-dom-server\.node\.production\.js'\)/, '{}'),
  },
  // Five thousand pieces a page are joined at once, not added to each other one by one and then copied out of what that left behind.
  {
    file: TEXT_RENDERER,
    make: (code) =>
      code.replace(
        /for \(; chunkIdx < chunks\.length - 1; chunkIdx\+\+\)\s+destination\.push\(chunks\[chunkIdx\]\);\s+chunkIdx < chunks\.length && \(r = destination\.push\(chunks\[chunkIdx\]\)\);/,
        'r = destination.push((chunkIdx > 0 ? chunks.slice(chunkIdx) : chunks).join(""));',
      ),
  },
  // An attribute is one piece, not five.
  {
    file: TEXT_RENDERER,
    make: (code) =>
      code.replaceAll(
        `target.push(" ", name, '="', escapeTextForBrowser(value), '"')`,
        `target.push(" " + name + '="' + escapeTextForBrowser(value) + '"')`,
      ),
  },
  // Where an element stands and what it stands in: three objects an element, for drawing that is broken off and taken up again, and for
  // what whoever asked for it is told of a failure. Here a page is drawn in one go, and a failure has its own stack.
  ...[
    ['name = getComponentNameFromType(type),', 'name = null,'],
    ['key = [task.keyPath, name, keyOrIndex];', 'key = null;'],
    ['((task.keyPath = [task.keyPath, "Fragment", childIndex]),', '((task.keyPath = null),'],
    ['      pushComponentStack(task),\n', ''],
  ].map(([from, to]) => ({
    file: TEXT_RENDERER,
    make: (code: string) => code.replace(from!, to!),
  })),
  // A getter belongs to the shape of its object, and shapes are old to the collector: with getters made anew for each page, each page's
  // shape kept what its loaders had answered until everything was collected.
  {
    file: '/lib/dom/server.js',
    make: (code) =>
      code.replace(/^function createStaticRouter[\s\S]*?^}$/m, (router) =>
        router
          .replace(/^\t\tget (\w+)\(\) {\n\t\t\treturn ([\s\S]*?);\n\t\t},$/gm, '\t\t$1: $2,')
          .replace('get window() {},', ''),
      ),
  },
];

/**
 * React draws to a string as it streams: in small pieces. Put together with care they cost a fifteenth less of a page, and leave a
 * quarter less behind for the collector. What is drawn is the same. The build ends where a release of React, or of
 * its router, has moved what is replaced.
 */
export function leanReact(): Plugin {
  const made = new Set<Cut>();
  return {
    name: 'lean-react',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    transform(code, id) {
      const cuts = CUTS.filter(({ file }) => id.endsWith(file));
      if (cuts.length === 0) return null;
      let lean = code;
      for (const cut of cuts) {
        const before = lean;
        lean = cut.make(before);
        if (lean !== before) made.add(cut);
      }
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && made.size < CUTS.length) this.error('React, or its router, has moved what lean-react replaces.');
    },
  };
}
