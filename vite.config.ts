import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs. */
const STYLES = {
  name: 'styles',
  test: /\/web\/(styles|ui|parts|features\/(session|site|notification))\/(.+\.css$|faces)/,
  priority: 2,
};
/** What ten pages or more share is one file: sixty small ones take longer than they are small. */
const SHARED = { name: 'shared', minShareCount: 10 };

/** The font packages offer each file as WOFF too, which no supported browser needs. */
const WOFF2_ONLY = {
  name: 'woff2-only',
  enforce: 'pre' as const,
  transform(css: string, id: string) {
    return /@fontsource.+\.css$/.test(id) ? css.replaceAll(/, url\([^)]+\.woff\) format\('woff'\)/g, '') : undefined;
  },
};

// One configuration, two builds: the browser's files with a manifest, and the page renderer for the server (`vite build --ssr`).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), WOFF2_ONLY],
  publicDir: 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/renderer' : 'dist/web',
    // scripts/build.ts removes what is old.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The first versions with light-dark(): a lowered copy of it is fixed at the root and gives no subtree a theme of its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content Security Policy allows no fonts or scripts in data URLs.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-browser.ts',
      output: isSsrBuild ? {} : { codeSplitting: { groups: [STYLES, SHARED] } },
    },
  },
  // The renderer carries React in its production form: the installed one would choose its slow development form by NODE_ENV.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
