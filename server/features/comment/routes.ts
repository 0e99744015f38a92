import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/comment.ts';
import { serve } from '#server/platform/http/serve.ts';
import {
  type CommentParts,
  changeComment,
  countComments,
  postComment,
  readDiscussion,
  removeComment,
  reportComment,
  settleComment,
} from './service.ts';

export function commentRoutes(app: FastifyInstance, parts: CommentParts) {
  serve(app, contract.listComments, ({ params, person }) => readDiscussion(parts, params.id, person?.userId ?? null));
  serve(app, contract.countComments, ({ params, person }) => countComments(parts, params.id, person?.userId ?? null));
  serve(app, contract.addComment, ({ params, body, person, idempotencyKey }) =>
    postComment(parts, params.id, person.userId, body, idempotencyKey),
  );
  serve(app, contract.changeComment, ({ params, body, person }) =>
    changeComment(parts, params.id, person.userId, body.body),
  );
  serve(app, contract.removeComment, ({ params, person }) => removeComment(parts, params.id, person.userId));
  serve(app, contract.settleComment, ({ params, body, person }) =>
    settleComment(parts, params.id, person.userId, body.isSettled),
  );
  serve(app, contract.reportComment, ({ params, body, person }) =>
    reportComment(parts, params.id, person.userId, body.reason),
  );
}
