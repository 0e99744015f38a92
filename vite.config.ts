import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One configuration, two builds: the browser's files with a manifest, and the page renderer for the server (`vite build --ssr`).
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/renderer' : 'dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The first versions with light-dark(): a lowered copy of it is fixed at the root and gives no subtree a theme of its own.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // One style sheet for all pages: it is fetched once, and its order is that of the layers.
    cssCodeSplit: false,
    // The Content Security Policy allows no fonts or scripts in data URLs.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-browser.tsx',
      // What four pages or more share is one file: sixty small ones take longer than they are small.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
    },
  },
  // The renderer carries React in its production form: the installed one would choose its slow development form by NODE_ENV.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
