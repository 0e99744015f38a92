import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/workspace.ts';
import { RawJson, serve } from '#server/platform/http/serve.ts';
import {
  moveStatus,
  putLinks,
  readOlder,
  readWorkspace,
  shareProgress,
  type WorkspaceParts,
  writeComment,
} from './service.ts';

export function workspaceRoutes(app: FastifyInstance, parts: WorkspaceParts) {
  serve(
    app,
    calls.getWorkspace,
    async ({ params, person }) =>
      new RawJson(await readWorkspace(parts, { designId: params.id, userId: person.userId })),
  );
  serve(app, calls.moveStatus, ({ params, body, person }) =>
    moveStatus(parts, { designId: params.id, userId: person.userId }, body),
  );
  serve(app, calls.putLinks, ({ params, body, person }) =>
    putLinks(parts, { designId: params.id, userId: person.userId }, body),
  );
  serve(app, calls.shareProgress, ({ params, body, person, idempotencyKey }) =>
    shareProgress(parts, { designId: params.id, userId: person.userId }, body, idempotencyKey),
  );
  serve(app, calls.writeComment, ({ params, body, person, idempotencyKey }) =>
    writeComment(parts, { designId: params.id, userId: person.userId }, body, idempotencyKey),
  );
  serve(
    app,
    calls.listComments,
    async ({ params, query, person }) =>
      new RawJson(await readOlder(parts, { designId: params.id, userId: person.userId }, 'comments', query.before)),
  );
  serve(
    app,
    calls.listActivity,
    async ({ params, query, person }) =>
      new RawJson(await readOlder(parts, { designId: params.id, userId: person.userId }, 'activity', query.before)),
  );
}
