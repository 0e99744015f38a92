import type { FastifyInstance } from 'fastify';
import { countView } from '#contract/view.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createViewCounter } from './service.ts';

export function viewRoutes(app: FastifyInstance, parts: Parameters<typeof createViewCounter>[0]) {
  const views = createViewCounter(parts);
  app.addHook('onClose', views.flush);
  serve(app, countView, async ({ params, person, request, reply }) => {
    const userAgent = request.headers['user-agent'];
    views.note({ designId: params.id, userId: person?.userId ?? null, ip: request.ip, userAgent });
    return reply.code(204).send();
  });
}
