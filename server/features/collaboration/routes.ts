import type { FastifyInstance } from 'fastify';
import * as agreement from '#contract/agreement.ts';
import * as calls from '#contract/collaboration.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeAgreement, confirmAgreement, endCollaboration, readAgreement } from './agreements.ts';
import { answerRequest, reportRequest } from './answers.ts';
import { findRecord, readRecord } from './record.ts';
import { askToCollaborate, type CollaborationParts, listCollaborations, readStanding } from './requests.ts';

export function collaborationRoutes(app: FastifyInstance, parts: CollaborationParts) {
  serve(app, calls.getStanding, ({ params, person }) => readStanding(parts, params.id, person?.userId ?? null));
  serve(app, calls.askToCollaborate, ({ params, body, person, idempotencyKey }) =>
    askToCollaborate(parts, { designId: params.id, userId: person.userId }, body, idempotencyKey),
  );
  serve(app, calls.answerRequest, ({ params, body, person }) =>
    answerRequest(parts, { id: params.id, userId: person.userId }, body),
  );
  serve(app, calls.reportRequest, ({ params, body, person }) =>
    reportRequest(parts, { id: params.id, userId: person.userId }, body),
  );
  serve(app, calls.listMyCollaborations, ({ person }) => listCollaborations(parts, person.userId));
  serve(app, calls.getRecord, ({ params, query, person }) =>
    readRecord(parts.database, person.userId, { id: params.id, before: query.before ?? null }),
  );
  serve(app, calls.findRecord, ({ params, person }) => findRecord(parts.database, person.userId, params.id));
  serve(app, agreement.getAgreement, ({ params, person }) =>
    readAgreement(parts, { id: params.id, userId: person.userId }),
  );
  serve(app, agreement.changeAgreement, ({ params, body, person }) =>
    changeAgreement(parts, { id: params.id, userId: person.userId }, body),
  );
  serve(app, agreement.confirmAgreement, ({ params, body, person }) =>
    confirmAgreement(parts, { id: params.id, userId: person.userId }, body),
  );
  serve(app, calls.endCollaboration, ({ params, body, person }) =>
    endCollaboration(parts, { id: params.id, userId: person.userId }, body),
  );
}
