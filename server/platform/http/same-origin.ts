import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crossSiteRequest } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes changes from other sites: it has a proof of its own, and cookies are not used. */
    fromAnywhere?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Changes must come from our own pages, which the browser proves with Origin, or with Sec-Fetch-Site where a form's Origin is
 * "null". Calls with a bearer token pass, because browsers never send one by themselves.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string) {
  let wasTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || request.headers.authorization?.startsWith('Bearer ')) return done();
    // The matched route decides, because one address has many spellings.
    if (request.routeOptions.config.fromAnywhere) return done();
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign = site !== undefined && site !== 'same-origin';
    if (!wasTold && isOwnAtAnotherAddress(request, publicOrigin)) {
      wasTold = true;
      app.log.warn(
        `Pages are opened at another address than PUBLIC_URL (${publicOrigin}), and nobody can log in or change anything there. Lead people to PUBLIC_URL, or correct it.`,
      );
    }
    const known = origin === publicOrigin || ((origin === undefined || origin === 'null') && site === 'same-origin');
    done(foreign || !known ? crossSiteRequest() : undefined);
  });
}

/** The page that sends this is of the same host, and the host is not the configured one. */
function isOwnAtAnotherAddress({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = headers;
  return origin !== undefined && origin !== publicOrigin && URL.parse(origin)?.host === host;
}
