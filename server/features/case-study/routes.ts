import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/case-study.ts';
import * as evidence from '#contract/case-study-evidence.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readEvidence } from './evidence.ts';
import { publish, unpublish } from './publish.ts';
import { type PublishedParts, publishedRoutes } from './published-routes.ts';
import { caseStudiesOf } from './queries.ts';
import { changesAfter, save } from './save.ts';
import { begin, deleteCaseStudy, readDraft, readEditorData } from './service.ts';
import { type SmoothParts, smoothWording } from './smooth.ts';
import { listVersions, readVersion, setAside } from './versions.ts';
import { viewCard } from './view.ts';

export function caseStudyRoutes(app: FastifyInstance, parts: SmoothParts & PublishedParts) {
  serve(app, contract.getCaseStudyEditorData, ({ params, person }) => readEditorData(parts, params.id, person.userId));
  serve(app, evidence.getCaseStudyEvidence, ({ params, person }) => readEvidence(parts, params.id, person.userId));
  serve(app, evidence.smoothWording, ({ params, body, person }) =>
    smoothWording(parts, { submissionId: params.id, userId: person.userId, ...body }, app.log),
  );
  serve(app, contract.createCaseStudy, ({ body, person }) => begin(parts, body.submissionId, person.userId));
  serve(app, contract.getCaseStudy, ({ params, person }) => readDraft(parts, params.id, person.userId));
  serve(app, contract.changeCaseStudy, ({ params, body, person }) =>
    save(parts, { id: params.id, userId: person.userId, ...body }),
  );
  serve(app, contract.listCaseStudyChanges, ({ params, query, person }) =>
    changesAfter(parts, params.id, person.userId, query.since),
  );
  serve(app, contract.listCaseStudyVersions, ({ params, person }) => listVersions(parts, params.id, person.userId));
  serve(app, contract.getCaseStudyVersion, ({ params, person }) =>
    readVersion(parts, params.id, params.versionId, person.userId),
  );
  serve(app, contract.setCaseStudyAside, ({ params, body, person }) =>
    setAside(parts, {
      id: params.id,
      userId: person.userId,
      label: body.label,
      document: body.document as CaseStudy,
    }),
  );
  serve(app, contract.publishCaseStudy, ({ params, body, person }) =>
    publish(parts, { id: params.id, userId: person.userId, ...body }),
  );
  serve(app, contract.unpublishCaseStudy, ({ params, person }) => unpublish(parts, params.id, person.userId));
  serve(app, contract.deleteCaseStudy, ({ params, person }) => deleteCaseStudy(parts, params.id, person.userId));
  serve(app, contract.listMyCaseStudies, async ({ person }) => {
    const rows = await caseStudiesOf(parts.database, person.userId);
    return { items: rows.map(viewCard) };
  });
  publishedRoutes(app, parts);
}
