import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/build-review.ts';
import { isId } from '#domain/value/id.ts';
import { notFound, signedOut } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import {
  addBuild,
  type BuildReviewParts,
  decideReview,
  ignoreAreas,
  judgeFindings,
  readHeat,
  readReview,
  readReviews,
} from './service.ts';

/** The address names the comparison, so the bytes never change. Only browsers may cache them, because permissions can change. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

export function buildReviewRoutes(app: FastifyInstance, parts: BuildReviewParts) {
  serve(app, calls.listBuildReviews, ({ params, person }) => readReviews(parts, params.designId, person.userId));
  serve(app, calls.addBuild, ({ params, body, person, idempotencyKey }) =>
    addBuild(parts, { designId: params.designId, userId: person.userId }, body, idempotencyKey),
  );
  serve(app, calls.getBuildReview, ({ params, person }) => readReview(parts, params.id, person.userId));
  serve(app, calls.ignoreAreas, ({ params, body, person }) =>
    ignoreAreas(parts, { id: params.id, userId: person.userId, revision: body.revision }, body.areas),
  );
  serve(app, calls.judgeFindings, ({ params, body, person }) =>
    judgeFindings(parts, { id: params.id, userId: person.userId, revision: body.revision }, body.verdicts),
  );
  serve(app, calls.decideReview, ({ params, body, person }) =>
    decideReview(parts, { id: params.id, userId: person.userId, revision: body.revision }, body),
  );

  app.get<{ Params: { id: string } }>(
    '/api/build-reviews/:id/heat.png',
    {
      schema: {
        summary: 'Where a build differs from its design, for the two of the workspace',
        tags: ['build review'],
      },
    },
    async (request, reply) => {
      if (!request.signedIn) throw signedOut();
      const { id } = request.params;
      const heat = isId(id) ? await readHeat(parts, id, request.signedIn.userId) : null;
      if (!heat) throw notFound();
      return reply.type('image/png').header('cache-control', FOR_GOOD).send(heat);
    },
  );
}
