import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Notifications } from '#server/platform/database/notify.ts';
import { pagePolicy } from '#server/platform/http/security-headers.ts';
import { serveAssets } from './assets.ts';
import { readManifest } from './manifest.ts';
import type { Pages, RenderPage } from './pages.ts';
import { serveRenderedPages } from './rendered-pages.ts';
import { visitorsOf } from './visitors.ts';

interface BuiltPagesParts {
  distDir: string;
  publicUrl: string;
  notifications: Notifications;
}

/** Serves what `npm run build` made in `dist/`: files under /assets for ever, pages drawn per request, visitors' kept for a moment. */
export async function builtPages({ distDir, publicUrl, notifications }: BuiltPagesParts): Promise<Pages> {
  const renderer = (await import(pathToFileURL(join(distDir, 'renderer/entry-server.js')).href)) as {
    render: RenderPage;
  };
  const tags = readManifest(join(distDir, 'web/.vite/manifest.json'));
  const webDir = join(distDir, 'web');
  return {
    async serve(app: FastifyInstance) {
      serveAssets(app, join(webDir, 'assets'));
      await app.register(staticFiles, { root: webDir, serve: false, dotfiles: 'deny' });
      for (const file of readdirSync(webDir, { withFileTypes: true })) {
        if (!file.isFile() || file.name.startsWith('.')) continue;
        app.get(`/${file.name}`, { schema: { hide: true } }, (_request, reply) =>
          reply.sendFile(file.name, { maxAge: '1h' }),
        );
      }
      serveRenderedPages(app, {
        render: async (request) => renderer.render(request),
        tags,
        publicUrl,
        isDevelopment: false,
        policy: pagePolicy,
        visitors: visitorsOf(app, notifications),
      });
    },
  };
}
