import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/submission.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeSubmission, deleteSubmission, readSubmission } from './service.ts';
import { endShareLink, makeShareLink, readShared, readShareLink } from './share-link.ts';
import { type SubmissionParts, submitDesign } from './submit.ts';

export function submissionRoutes(app: FastifyInstance, parts: SubmissionParts & { publicUrl: string }) {
  serve(app, contract.submitDesign, ({ body, person, idempotencyKey }) =>
    submitDesign(parts, person.userId, body, idempotencyKey),
  );
  serve(app, contract.getSubmission, ({ params, person }) => readSubmission(parts, params.id, person?.userId ?? null));
  const own = (id: string, { userId }: { userId: string }) => ({ id, userId });
  serve(app, contract.getShareLink, ({ params, person }) => readShareLink(parts, own(params.id, person)));
  serve(app, contract.makeShareLink, ({ params, person }) => makeShareLink(parts, own(params.id, person)));
  serve(app, contract.deleteShareLink, ({ params, person }) => endShareLink(parts, own(params.id, person)));
  serve(app, contract.getSharedDesign, ({ params }) => readShared(parts, params.key));
  serve(app, contract.changeSubmission, ({ params, body, person }) =>
    changeSubmission(parts, params.id, person.userId, body),
  );
  serve(app, contract.deleteSubmission, ({ params, person }) => deleteSubmission(parts, params.id, person.userId));
}
