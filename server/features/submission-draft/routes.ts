import type { FastifyInstance } from 'fastify';
import {
  deleteSubmissionDraft,
  getSubmissionDraft,
  listSubmissionDrafts,
  putSubmissionDraft,
} from '#contract/submission-draft.ts';
import { serve } from '#server/platform/http/serve.ts';
import { type DraftParts, deleteDraft, listDrafts, readDraft, saveDraft } from './service.ts';

export function submissionDraftRoutes(app: FastifyInstance, parts: DraftParts) {
  serve(app, listSubmissionDrafts, ({ query, person }) => listDrafts(parts, person.userId, query));
  serve(app, getSubmissionDraft, ({ params, person }) => readDraft(parts, params.id, person.userId));
  serve(app, putSubmissionDraft, ({ params, body, person }) =>
    saveDraft(parts, { id: params.id, userId: person.userId, ...body }),
  );
  serve(app, deleteSubmissionDraft, ({ params, person }) => deleteDraft(parts, params.id, person.userId));
}
