import type { FastifyInstance } from 'fastify';
import { fileImages, previewFile, validateFile } from '#contract/design-file.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type DesignFileParts, images, preview, validate } from './service.ts';

export function designFileRoutes(app: FastifyInstance, parts: DesignFileParts) {
  serve(app, validateFile, ({ body, person }) => validate(parts, person.userId, body.url));
  serve(app, previewFile, ({ body, person }) => preview(parts, person.userId, body));
  serve(app, fileImages, ({ body, person }) => images(parts, person.userId, body));
}
