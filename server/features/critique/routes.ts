import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/critique.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type CritiqueParts, putCritique } from './put-critique.ts';
import { readCritique } from './read.ts';
import { answerMark, removeCritique, report } from './service.ts';

export function critiqueRoutes(app: FastifyInstance, parts: CritiqueParts) {
  serve(app, contract.getCritique, ({ params, person }) => readCritique(parts, params.id, person?.userId ?? null));
  serve(app, contract.putCritique, ({ params, body, person }) => putCritique(parts, params.id, person.userId, body));
  serve(app, contract.removeCritique, ({ params, person }) => removeCritique(parts, params.id, person.userId));
  serve(app, contract.answerCritique, ({ params, body, person }) =>
    answerMark(parts, { ...params, ...body, userId: person.userId }),
  );
  serve(app, contract.reportCritique, ({ params, body, person }) =>
    report(parts, params.id, person.userId, body.reason),
  );
}
