import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as contract from '#contract/showcase.ts';
import { getSideBySide } from '#contract/side-by-side.ts';
import { getWeeklyBrief, listWeeklyBriefs } from '#contract/weekly-brief.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readBeside } from './beside.ts';
import { listDesigns } from './list.ts';
import { count, createFront } from './service.ts';
import { readSideBySide } from './side-by-side.ts';
import { listWeeks, readWeek } from './week.ts';

export function showcaseRoutes(
  app: FastifyInstance,
  parts: { database: Database; clock: () => Date; log?: FastifyBaseLogger },
) {
  const front = createFront(parts);
  app.addHook('onClose', front.flush);
  serve(app, contract.listShowcase, ({ query, person }) => listDesigns(parts, query, person?.userId ?? null));
  serve(app, contract.getShowcaseFront, ({ person, request }) =>
    front.read(person?.userId ?? null, request.headers['user-agent']),
  );
  serve(app, getSideBySide, ({ params, query, person }) =>
    readSideBySide(parts.database, params.id, person?.userId ?? null, query),
  );
  serve(app, listWeeklyBriefs, ({ query }) => listWeeks(parts, query.cursor));
  serve(app, getWeeklyBrief, ({ params, person }) => readWeek(parts, params.week, person?.userId ?? null));
  serve(app, contract.findBeside, ({ query }) => readBeside(parts.database, query.q));
  serve(app, contract.countShowcase, ({ query }) => count(parts, query));
}
