import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/workspace.ts';
import { announcePresence } from '#server/platform/events/presence.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/serve.ts';
import { workspaceNotFound } from '#server/shared/workspace/enter.ts';
import {
  moveStatus,
  putLinks,
  readOlderActivity,
  readOlderComments,
  readWorkspace,
  shareProgress,
  type WorkspaceParts,
  writeComment,
} from './service.ts';

/** Higher than our pages need. Requests above the limit are ignored without an error. */
const PRESENCE_RATE_LIMIT = { burst: 12, perSecond: 1 };

export function workspaceRoutes(app: FastifyInstance, parts: WorkspaceParts) {
  serve(app, calls.getWorkspace, ({ params, person }) =>
    readWorkspace(parts, { designId: params.designId, userId: person.userId }),
  );
  serve(app, calls.moveStatus, ({ params, body, person }) =>
    moveStatus(parts, { designId: params.designId, userId: person.userId }, body),
  );
  serve(app, calls.putLinks, ({ params, body, person }) =>
    putLinks(parts, { designId: params.designId, userId: person.userId }, body),
  );
  serve(app, calls.shareProgress, ({ params, body, person, idempotencyKey }) =>
    shareProgress(parts, { designId: params.designId, userId: person.userId }, body, idempotencyKey),
  );
  serve(app, calls.writeComment, ({ params, body, person, idempotencyKey }) =>
    writeComment(parts, { designId: params.designId, userId: person.userId }, body, idempotencyKey),
  );
  serve(app, calls.listComments, ({ params, query, person }) =>
    readOlderComments(parts, { designId: params.designId, userId: person.userId }, query.before),
  );
  serve(app, calls.listActivity, ({ params, query, person }) =>
    readOlderActivity(parts, { designId: params.designId, userId: person.userId }, query.before),
  );
  const presences = createRateLimit(PRESENCE_RATE_LIMIT);
  serve(app, calls.announcePresence, async ({ params, body, person }) => {
    const { userId } = person;
    if (!presences.take(userId)) return undefined;
    if (!(await announcePresence(parts.database, { userId, designId: params.designId }, body.signal)))
      throw workspaceNotFound();
    return undefined;
  });
}
