import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortNames } from './scripts/class-names.ts';
import { inlineClasses } from './scripts/inline-classes.ts';
import { leanReact } from './scripts/lean-react.ts';
import { leanRouter } from './scripts/lean-router/plugin.ts';

const VENDOR = {
  name: 'vendor',
  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|lean-router/,
};
const CORE = {
  name: 'core',
  test: /vite\/preload-helper|\/web\/ui\/(Button|ButtonLink|Icon|IconButton|button-look|classes|sprite|Picture|Unchanging)\.|\/web\/links\.|\/web\/lib\/(api-error|changes|use-hydrated|use-session)\./,
};
const DESK = {
  name: 'desk',
  test: /\/domain\/case-study\/(document|history|look|operations|palette|rich-text|same|tree)\.|\/case-study\/editor\/(store|use-store|parent-key|template-names|pasted|new-id)\./,
};
const PAPERS = {
  name: 'papers',
  test: /\/web\/ui\/(Accordion|contrast|Cover|ErrorState|IndustryTag|PriorityMark|Sort|StatusBadge|StyleTag|Tag|Check|LineGauge|use-copying|button-look)\.|\/web\/lib\/(copy-text|use-server-state)\.|\/features\/brief\/(load-brief|BriefError|SectionIndex)\.|\/domain\/submission\/coverage\.|\/domain\/brief\/(cover|progress|sections)\./,
};
const FORMS = {
  name: 'forms',
  test: /\/web\/ui\/(TextArea|TextInput|Segmented|Select|CopyButton|EmptyState|LoadFailed)\.|\/web\/lib\/(use-attempt|use-failed-load|use-kept-edit|use-kept-text)\./,
};
const CARDS = {
  name: 'cards',
  test: /\/(WorkCard|FramePins|PinMark|Skeleton|Ticket|When)\./,
};

const output = {
  // What changes with a release of React only keeps its name through ours. What every page draws, what the case-study editor holds,
  // and the small parts that pages with a brief on them draw come in one piece each: apart they weigh a fifth more and are a dozen
  // requests. Parts of forms and cards are gathered so that the list of all files, which every page carries, is shorter. A group
  // takes along what its modules import, so what every page draws stands first, and nothing that imports it may stand last.
  codeSplitting: { groups: [VENDOR, CORE, DESK, PAPERS, FORMS, CARDS] },
  // Every page carries the list of all files, so their names are short; the manifest says which is which.
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
};

// The server holds the text of what it runs: without comments it is smaller, and in ASCII half as large. Names stay, as they stand
// in stacks.
const heldText = { charset: 'ascii', minify: { compress: true, mangle: false } } as const;

// One configuration, two builds: the browser's files with a manifest, and the page renderer for the server (`vite build --ssr`).
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), leanRouter(), leanReact(), inlineClasses()],
  build: {
    outDir: isSsrBuild ? 'dist/renderer' : 'dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Errors in the log are led back to the sources (server/platform/at-source.ts).
    sourcemap: isSsrBuild ? 'hidden' : false,
    // The first versions with light-dark(): a lowered copy of it is fixed at the root and gives no subtree a theme of its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    // The app is an entry of its own, so that the small script which wakes it carries none of the machinery that loads chunks.
    rollupOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : ['web/entry-browser.ts', 'web/app.tsx', 'web/first-visit.ts'],
      preserveEntrySignatures: 'allow-extension',
      output: isSsrBuild ? heldText : output,
    },
  },
  // The renderer carries its own React, in production form: the installed one would choose its slow development form by the
  // NODE_ENV of the process, which an operator on his own machine does not set (25 times fewer pages a second).
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: 'web/public',
  // Names for reading while developing, short ones in what is shipped: they weigh two kilobytes on a page.
  css: {
    modules: {
      generateScopedName:
        command === 'build' ? shortNames(`${import.meta.dirname}/web`) : '[name]_[local]_[hash:base64:4]',
    },
  },
}));
