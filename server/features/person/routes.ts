import type { FastifyInstance } from 'fastify';
import {
  getPerson,
  listPersonBuilds,
  listPersonCaseStudies,
  listPersonCritiques,
  listPersonDesigns,
} from '#contract/person.ts';
import { serve } from '#server/platform/http/serve.ts';
import {
  listBuildsOf,
  listCaseStudiesOf,
  listCritiquesOf,
  listDesignsOf,
  type PersonParts,
  readPerson,
} from './service.ts';

export function personRoutes(app: FastifyInstance, parts: PersonParts) {
  serve(app, getPerson, ({ params, person }) => readPerson(parts, params.handle, person?.userId ?? null));
  serve(app, listPersonDesigns, ({ params, query, person }) =>
    listDesignsOf(parts, params.handle, query.cursor, person?.userId ?? null),
  );
  serve(app, listPersonCaseStudies, ({ params }) => listCaseStudiesOf(parts, params.handle));
  serve(app, listPersonBuilds, ({ params }) => listBuildsOf(parts, params.handle));
  serve(app, listPersonCritiques, ({ params }) => listCritiquesOf(parts, params.handle));
}
