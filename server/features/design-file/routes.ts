import type { FastifyInstance } from 'fastify';
import { fileImages, previewFile, validateFile } from '#contract/design-file.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type DesignFileParts, images, preview, validate } from './service.ts';

/** Many links at once, then one every ten seconds: the service limits the calls of the whole installation. */
const ASKS = { burst: 30, perSecond: 1 / 10 };

export function designFileRoutes(app: FastifyInstance, given: Omit<DesignFileParts, 'asks'>) {
  const parts = { ...given, asks: createRateLimit(ASKS) };
  serve(app, validateFile, ({ body, person }) => validate(parts, person.userId, body.url));
  serve(app, previewFile, ({ body, person }) => preview(parts, person.userId, body));
  serve(app, fileImages, ({ body, person }) => images(parts, person.userId, body));
}
