import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, default as Provider } from 'oidc-provider';
import type { Database } from '#server/platform/database/connect.ts';
import { chosenTheme, PLAIN_POLICY, sendPlain, servePlainStyles } from '#server/platform/pages/plain-page.ts';
import { DEVELOPMENT_PATH } from './constants.ts';
import { type FormState, messagePage, peoplePage } from './page.ts';
import { choose, recentPeople, remember, samplePeople } from './people.ts';

const FORM_BYTES = 4_096;
/** The provider protects its own forms. */
const HIDDEN = { schema: { hide: true }, config: { fromAnywhere: true } };
const PEOPLE_PATH = `${DEVELOPMENT_PATH}/people/:uid`;

interface RouteParts {
  database: Database;
  publicUrl: string;
}

/** Mounts the provider and its own page under /dev-idp. */
export async function developmentRoutes(app: FastifyInstance, parts: RouteParts, provider: () => Promise<Provider>) {
  const { database, publicUrl } = parts;
  const seen = new URL(publicUrl);
  await servePlainStyles(app, { base: DEVELOPMENT_PATH, css: join(import.meta.dirname, 'page.css') });

  // The provider reads its own bodies and writes its own answers.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${DEVELOPMENT_PATH}/*`, HIDDEN, async (request, reply) => {
      const { raw } = asSeen(request);
      const handle = (await provider()).callback();
      handOver(reply);
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = raw.url!.slice(DEVELOPMENT_PATH.length);
      await handle(raw, reply.raw);
    });
  });

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      async (_request: FastifyRequest, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
    );

    scope.get(PEOPLE_PATH, HIDDEN, async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return runOut(reply);
      return showPeople(request, reply, { name: '', email: '', problems: {} });
    });

    scope.post(PEOPLE_PATH, HIDDEN, async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return runOut(reply);
      const { subject, refuse, name = '', email = '' } = (request.body ?? {}) as Record<string, string | undefined>;
      if (refuse) return lead(request, reply, { error: 'access_denied' });
      const typed = checkForm(name, email);
      if (!subject && Object.keys(typed.problems).length) return showPeople(request, reply.code(400), typed);
      const person = subject ? await choose(database, subject) : await remember(database, typed);
      if (!person) return runOut(reply);
      return lead(request, reply, { login: { accountId: person.subject } });
    });
  });

  /** Tells the provider what was chosen; it sends the person on. */
  async function lead(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    handOver(reply);
    await (await provider()).interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  }

  /** Whether this browser has a choice to make here: the address alone is not enough, its cookie must go with it. */
  async function isUnderWay(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { uid } = request.params as { uid: string };
    const details = await (await provider()).interactionDetails(asSeen(request).raw, reply.raw).catch(() => null);
    return details?.uid === uid;
  }

  async function showPeople(request: FastifyRequest, reply: FastifyReply, form: FormState) {
    const [samples, recent] = await Promise.all([samplePeople(database), recentPeople(database)]);
    return sendPlain(reply, peoplePage({ action: request.url, samples, recent, form, theme: chosenTheme(request) }));
  }

  /** Its cookies and links follow the host and protocol of the request: those that people see, whatever a proxy did. */
  function asSeen(request: FastifyRequest): FastifyRequest {
    const { headers } = request.raw;
    headers.host = seen.host;
    headers['x-forwarded-host'] = seen.host;
    headers['x-forwarded-proto'] = seen.protocol.replace(':', '');
    return request;
  }
}

/** From here on the answer is written by the provider, with the headers that every answer of ours has. */
function handOver(reply: FastifyReply) {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string);
  reply.raw.setHeader('content-security-policy', PLAIN_POLICY);
  reply.raw.setHeader('cache-control', 'no-store');
}

function runOut(reply: FastifyReply) {
  return sendPlain(
    reply.code(400),
    messagePage('This sign-in has run out', 'Go back to Brief Foundry and start again.'),
  );
}

function checkForm(name: string, email: string): FormState {
  const problems: FormState['problems'] = {};
  if (!name.trim()) problems.name = 'Say what to call this person.';
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) problems.email = 'An e-mail has an @ with something on both sides.';
  return { name: name.trim(), email: email.trim(), problems };
}
