import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { links } from '#domain/navigation/links.ts';
import { safePath } from '#domain/navigation/safe-path.ts';
import { invalidRequest } from '#server/platform/http/errors.ts';
import { sendPlainAnswer, type WritePlainAnswer } from '#server/platform/http/plain-answer.ts';

const FORM_BYTES = 32_768;
const FORM = 'application/x-www-form-urlencoded';

type Form = Partial<Record<'act' | 'from' | 'body', string>>;

const forms = [
  { pageOf: links.submission, formOf: links.designForm, callOf: designCall },
  { pageOf: links.brief, formOf: links.briefForm, callOf: briefCall },
];

/**
 * What the forms of a design, of a brief and of the header send from browsers without script. Each becomes the call of
 * the API that the script would make, with its guards and limits; then the browser goes back to the page.
 */
export async function formRoutes(app: FastifyInstance, write: WritePlainAnswer) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      async (_: FastifyRequest, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
    );
    for (const { pageOf, formOf, callOf } of forms)
      scope.post<{ Params: { id: string }; Body: Form | null }>(
        formOf(':id'),
        { schema: { hide: true } },
        async (request, reply) => {
          const id = encodeURIComponent(request.params.id);
          const { from, ...form } = request.body ?? {};
          const page = safePath(from ?? pageOf(id));
          if (!request.signedIn) return reply.redirect(links.auth(page), 303);
          return make(callOf(id, form), { page, refusal: 'That was not saved' }, request, reply);
        },
      );
    scope.post(links.logOut(), { schema: { hide: true } }, (request, reply) =>
      make(signOutCall, { page: links.home(), refusal: 'You are still logged in' }, request, reply),
    );
  });

  async function make(
    call: { method: 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object },
    { page, refusal }: { page: string; refusal: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const answer = await app.inject({ ...call, headers: asSentBy(request) });
    reply.header('cache-control', 'no-store');
    const cookies = answer.headers['set-cookie'];
    if (cookies) reply.header('set-cookie', cookies);
    if (answer.statusCode < 400) return reply.redirect(page, 303);
    const { code, message } = answer.json().error;
    return sendPlainAnswer(
      write,
      {
        status: answer.statusCode,
        code,
        title: refusal,
        message: `${message} Go back, and nothing you wrote is lost.`,
      },
      request,
      reply,
    );
  }
}

const signOutCall = { method: 'POST' as const, url: '/api/session/sign-out', payload: {} };

function designCall(designId: string, { act, body }: Form) {
  const design = `/api/submissions/${designId}`;
  if (act === 'like') return { method: 'PUT' as const, url: `${design}/like` };
  if (act === 'unlike') return { method: 'DELETE' as const, url: `${design}/like` };
  if (act === 'comment') return { method: 'POST' as const, url: `${design}/comments`, payload: { body } };
  throw unknownForm();
}

function briefCall(briefId: string, { act }: Form) {
  if (act === 'start')
    return { method: 'PUT' as const, url: `/api/briefs/${briefId}/progress`, payload: { status: 'in_progress' } };
  throw unknownForm();
}

const unknownForm = () => invalidRequest({ act: 'This form is not known' });

/** The session and the proof of the page's origin: the form's own request has passed with them. */
function asSentBy({ headers }: FastifyRequest) {
  const kept = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'] as const;
  return Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}
