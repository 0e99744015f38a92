import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = join(root, 'dist/server');

const noSchedules = join(root, 'scripts/no-schedules.ts');

/** Modules that look for files beside them go on finding them beside their source. */
const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
    const from = relative(outDir, id);
    const moved = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(from)}')`)
      .replaceAll('import.meta.url', `new URL('${from}', import.meta.url).href`);
    return { code: moved, map: null }; // line by line it is the same
  },
};

/*
 * The server in a few files, for `npm start`: a process that looks for 900 modules, ours and those of the libraries that come in
 * hundreds, needs two thirds more processor time until it is ready. Everything else runs the sources.
 */
export default defineConfig({
  root,
  plugins: [places],
  publicDir: false,
  resolve: { alias: { 'cron-parser': noSchedules, 'rrule-temporal': noSchedules } },
  ssr: { noExternal: ['flydrive', 'jose', 'kysely', 'pg-boss', 'uuid', 'zod'] },
  build: {
    ssr: true,
    outDir,
    target: 'node24',
    // Errors in the log are led back to the sources (server/platform/at-source.ts).
    sourcemap: 'hidden',
    rollupOptions: {
      input: join(root, 'server/main.ts'),
      // Names stay, as they stand in stacks.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { compress: true, mangle: false },
        // One curly quote, and the engine holds a whole file in two bytes a letter.
        charset: 'ascii',
      },
    },
  },
});
