import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/submission.ts';
import { serve } from '#server/platform/http/serve.ts';
import { reportDesign } from './report.ts';
import { changeSubmission, deleteSubmission, readSubmission } from './service.ts';
import { type SubmissionParts, submitDesign } from './submit.ts';
import { endUnlistedLink, makeUnlistedLink, readUnlisted, readUnlistedLink } from './unlisted-link.ts';

export function submissionRoutes(app: FastifyInstance, parts: SubmissionParts & { publicUrl: string }) {
  serve(app, contract.submitDesign, ({ body, person, idempotencyKey }) =>
    submitDesign(parts, person.userId, body, idempotencyKey),
  );
  serve(app, contract.getSubmission, ({ params, person }) => readSubmission(parts, params.id, person?.userId ?? null));
  const own = (id: string, { userId }: { userId: string }) => ({ id, userId });
  serve(app, contract.getUnlistedLink, ({ params, person }) => readUnlistedLink(parts, own(params.id, person)));
  serve(app, contract.makeUnlistedLink, ({ params, person }) => makeUnlistedLink(parts, own(params.id, person)));
  serve(app, contract.deleteUnlistedLink, ({ params, person }) => endUnlistedLink(parts, own(params.id, person)));
  serve(app, contract.getUnlistedDesign, ({ params }) => readUnlisted(parts, params.key));
  serve(app, contract.changeSubmission, ({ params, body, person }) =>
    changeSubmission(parts, params.id, person.userId, body),
  );
  serve(app, contract.deleteSubmission, ({ params, person }) => deleteSubmission(parts, params.id, person.userId));
  serve(app, contract.reportDesign, ({ params, body, person }) =>
    reportDesign(parts, params.id, person.userId, body.reason),
  );
}
