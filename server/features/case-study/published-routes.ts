import type { FastifyInstance } from 'fastify';
import { getCaseStudyReaders } from '#contract/case-study.ts';
import { countReader, getPublishedCaseStudy, openCaseStudy } from '#contract/published-case-study.ts';
import { parsePageLink } from '#domain/case-study/page-link.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { caseStudyLinkPicture } from './link-picture.ts';
import { caseStudyLook } from './look.ts';
import { createPagePasswords } from './password.ts';
import { findPage, viewPublished } from './published.ts';
import { publishedFor } from './published-queries.ts';
import { createReaderCounter, readersOf } from './readers.ts';
import { caseStudyNotFound } from './service.ts';

export type PublishedParts = Parameters<typeof caseStudyLinkPicture>[1] & { secret: string; publicUrl: string };

/** What readers of a published page ask for. */
export function publishedRoutes(app: FastifyInstance, parts: PublishedParts) {
  const passwords = createPagePasswords(parts);
  const readers = createReaderCounter({ ...parts, log: app.log });
  app.addHook('onClose', readers.flush);
  caseStudyLook(app, parts);
  caseStudyLinkPicture(app, parts);
  serve(app, getPublishedCaseStudy, async ({ params, person, request }) => {
    const viewerId = person?.userId ?? null;
    const page = await findPage(params.id, (id, secret) =>
      publishedFor(parts.database.readsFor(viewerId), id, viewerId, secret),
    );
    if (!page.isMine && !passwords.mayRead(page, request))
      throw new AppError('password_needed', 'This case study has a password.');
    return viewPublished(parts.database, viewerId, page);
  });
  serve(app, openCaseStudy, async ({ params, body, request, reply }) => {
    const page = await findPage(params.id, (id, secret) => publishedFor(parts.database.pool, id, null, secret));
    await passwords.open(page, body.password, request, reply);
    return reply.code(204).send();
  });
  serve(app, countReader, async ({ params, query, person, request, reply }) => {
    const page = parsePageLink(params.id);
    const userAgent = request.headers['user-agent'];
    const userId = person?.userId ?? null;
    if (page) readers.note({ id: page.id, isFinished: query.at === 'end', userId, ip: request.ip, userAgent });
    return reply.code(204).send();
  });
  serve(app, getCaseStudyReaders, async ({ params, person }) => {
    const days = await readersOf(parts.database, params.id, person.userId);
    if (!days) throw caseStudyNotFound();
    return { days };
  });
}
