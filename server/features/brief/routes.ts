import type { FastifyInstance } from 'fastify';
import {
  deleteBrief as deleteBriefCall,
  deleteProgress,
  getBrief,
  listCommunityBriefs,
  listHandIns,
  putDeliverableTick,
  putProgress,
  reportBrief as reportBriefCall,
  shareBrief as shareBriefCall,
} from '#contract/brief.ts';
import { listAnswers as listAnswersCall } from '#contract/showcase.ts';
import { serve } from '#server/platform/http/serve.ts';
import { listAnswers, readCommunityBriefs, readHandIns, shareBrief } from './community.ts';
import { deleteBrief } from './delete.ts';
import { briefExport } from './export.ts';
import { leaveBrief } from './leave.ts';
import { reportBrief } from './report.ts';
import { type BriefParts, moveProgress, readBrief, tickDeliverable } from './service.ts';
import { ticketPicture } from './ticket-picture.ts';

export function briefRoutes(app: FastifyInstance, parts: BriefParts & { publicUrl: string }) {
  briefExport(app, parts);
  ticketPicture(app, parts);
  serve(app, getBrief, ({ params, person }) => readBrief(parts, params.id, person?.userId ?? null));
  serve(app, deleteBriefCall, ({ params, person }) => deleteBrief(parts, params.id, person.userId));
  serve(app, deleteProgress, ({ params, person }) => leaveBrief(parts, params.id, person.userId));
  serve(app, listCommunityBriefs, ({ query, person }) => readCommunityBriefs(parts, query, person?.userId ?? null));
  serve(app, listAnswersCall, ({ params, query, person }) =>
    listAnswers(parts, params.id, query.cursor, person?.userId ?? null),
  );
  serve(app, listHandIns, ({ params, person }) => readHandIns(parts, params.id, person.userId));
  serve(app, shareBriefCall, ({ params, person }) => shareBrief(parts, params.id, person.userId));
  serve(app, reportBriefCall, ({ params, body, person }) => reportBrief(parts, params.id, person.userId, body.reason));
  serve(app, putProgress, ({ params, body, person }) => moveProgress(parts, params.id, person.userId, body.status));
  serve(app, putDeliverableTick, ({ params, body, person }) =>
    tickDeliverable(parts, params.id, person.userId, params.key, body.done),
  );
}
