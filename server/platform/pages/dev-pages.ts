import type { Server } from 'node:http';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ENTRY } from './manifest.ts';
import type { Pages, RenderPage } from './pages.ts';
import { serveRenderedPages } from './rendered-pages.ts';

/** Vite adds styles by script and uses a web socket, so the strict policy applies only to the build. */
const DEV_POLICY = "default-src 'self' 'unsafe-inline' ws: data: blob:";

/** In development, Vite serves the sources and replaces changed modules in the open page. */
export function devPages(root: string, publicUrl: string): Pages {
  return {
    async serve(app: FastifyInstance) {
      const { createServer } = await import('vite');
      const vite = await createServer({
        root,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server as Server } },
      });
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, next) => {
        if (!VITES.test(request.url)) return next();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404;
          reply.raw.end();
        });
      });
      await app.register(staticFiles, { root: join(root, 'web/public'), wildcard: false, index: false });
      serveRenderedPages(app, {
        render: async (request) => {
          const { render } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as { render: RenderPage };
          return render(request);
        },
        tags: () => DEV_TAGS,
        publicUrl,
        isDevelopment: true,
        policy: DEV_POLICY,
      });
    },
  };
}

/** React's refresh runtime must load before the first component. Other styles come with their modules. */
const REFRESH =
  "import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;";
const DEV_TAGS = [
  '<link rel="stylesheet" href="/web/styles/tokens.css"><link rel="stylesheet" href="/web/styles/base.css">',
  `<script type="module">${REFRESH}</script>`,
  '<script type="module" src="/@vite/client"></script>',
  `<script type="module" src="/${ENTRY}"></script>`,
].join('');

const VITES = /^\/(@|web\/|node_modules\/|domain\/|contract\/|src\/)/;
