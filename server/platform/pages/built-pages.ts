import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Notifications } from '#server/platform/database/notify.ts';
import { PAGE_POLICY } from '#server/platform/http/security-headers.ts';
import { readTags } from './manifest.ts';
import type { Pages, RenderPage } from './pages.ts';
import { serveRenderedPages } from './rendered-pages.ts';

interface BuiltPagesParts {
  distDir: string;
  publicUrl: string;
  notifications: Notifications;
}

/** Serves the build in `dist/`: files under /assets, cached for a year, and pages rendered for each request. */
export async function builtPages({ distDir, publicUrl, notifications }: BuiltPagesParts): Promise<Pages> {
  const { render } = (await import(pathToFileURL(join(distDir, 'renderer/entry-server.js')).href)) as {
    render: RenderPage;
  };
  const webDir = join(distDir, 'web');
  const tags = readTags(join(webDir, '.vite/manifest.json'));
  return {
    async serve(app: FastifyInstance) {
      await app.register(staticFiles, {
        root: join(webDir, 'assets'),
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
      });
      await app.register(staticFiles, {
        root: webDir,
        wildcard: false,
        globIgnore: ['assets/**'],
        dotfiles: 'deny',
        maxAge: '1h',
        index: false,
        decorateReply: false,
      });
      serveRenderedPages(app, { render, tags, publicUrl, isDevelopment: false, policy: PAGE_POLICY, notifications });
    },
  };
}
