import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/submission.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeSubmission, deleteSubmission, readSubmission } from './service.ts';
import { type SubmissionParts, submitDesign } from './submit.ts';

export function submissionRoutes(app: FastifyInstance, parts: SubmissionParts) {
  serve(app, contract.submitDesign, ({ body, person, idempotencyKey }) =>
    submitDesign(parts, person.userId, body, idempotencyKey),
  );
  serve(app, contract.getSubmission, ({ params, person }) => readSubmission(parts, params.id, person?.userId ?? null));
  serve(app, contract.changeSubmission, ({ params, body, person }) =>
    changeSubmission(parts, params.id, person.userId, body),
  );
  serve(app, contract.deleteSubmission, ({ params, person }) => deleteSubmission(parts, params.id, person.userId));
}
