import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/milestone.ts';
import { serve } from '#server/platform/http/serve.ts';
import { addMilestone, changeMilestone, deleteMilestone, listMilestones, type MilestoneParts } from './service.ts';

export function milestoneRoutes(app: FastifyInstance, parts: MilestoneParts) {
  serve(app, calls.listMilestones, ({ params, person }) =>
    listMilestones(parts, { briefId: params.id, userId: person.userId }),
  );
  serve(app, calls.addMilestone, ({ params, body, person, idempotencyKey }) =>
    addMilestone(parts, { briefId: params.id, userId: person.userId }, body, idempotencyKey),
  );
  serve(app, calls.changeMilestone, ({ params, body, person }) =>
    changeMilestone(parts, { briefId: params.id, userId: person.userId, milestoneId: params.milestoneId }, body),
  );
  serve(app, calls.deleteMilestone, ({ params, person }) =>
    deleteMilestone(parts, { briefId: params.id, userId: person.userId, milestoneId: params.milestoneId }),
  );
}
