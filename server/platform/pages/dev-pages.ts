import type { Server } from 'node:http';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Pages, RenderPage } from './pages.ts';
import { serveRenderedPages } from './rendered-pages.ts';

/** While developing, Vite hands out the sources as they are and swaps changed modules in the open page. */
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
        if (!isVites(request.url)) return next();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404;
          reply.raw.end();
        });
      });
      await app.register(staticFiles, { root: join(root, 'web/public'), wildcard: false, index: false });
      serveRenderedPages(app, {
        render: async (request) => {
          const module = (await vite.ssrLoadModule('/web/entry-server.tsx')) as { render: RenderPage };
          return module.render(request);
        },
        tags: (modules, { nonce }) => devTags(modules, nonce),
        publicUrl,
        isDevelopment: true,
        // Vite brings styles in by script and talks over a web socket: the strict policy is for what is built.
        policy: () => "default-src 'self' 'unsafe-inline' ws: data: blob:",
      });
    },
  };
}

/** React's refresh runtime must be there before the first component; the styles come with the modules. */
function devTags(modules: string[], nonce: string): string {
  const refresh =
    "import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;";
  return [
    '<link rel="stylesheet" href="/web/styles/tokens.css"><link rel="stylesheet" href="/web/styles/base.css">',
    `<script type="module" nonce="${nonce}">${refresh}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/web/entry-browser.ts" data-app="/web/app.tsx"></script>',
    // Their styles come with them, so they are loaded even where the page stays asleep.
    ...['web/routes.tsx', ...modules].map((module) => `<script type="module" src="/${module}"></script>`),
  ].join('');
}

const VITES = /^\/(@|web\/|node_modules\/|domain\/|contract\/|src\/)/;

function isVites(url: string): boolean {
  return VITES.test(url);
}
