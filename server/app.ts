import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Setting } from '#contract/installation.ts';
import { briefRoutes } from '#server/features/brief/routes.ts';
import type { Comparisons } from '#server/features/build-review/comparisons.ts';
import { buildReviewRoutes } from '#server/features/build-review/routes.ts';
import { calendarRoutes } from '#server/features/calendar/routes.ts';
import { clipRoutes } from '#server/features/case-study/clips.ts';
import { caseStudyRoutes } from '#server/features/case-study/routes.ts';
import { clientRoutes } from '#server/features/client/routes.ts';
import { collaborationRoutes } from '#server/features/collaboration/routes.ts';
import { collectionRoutes } from '#server/features/collection/routes.ts';
import { commentRoutes } from '#server/features/comment/routes.ts';
import { critiqueRoutes } from '#server/features/critique/routes.ts';
import { designFileRoutes } from '#server/features/design-file/routes.ts';
import { discoveryRoutes } from '#server/features/discovery/routes.ts';
import { generationRoutes } from '#server/features/generation/routes.ts';
import type { Timing } from '#server/features/generation/runner.ts';
import type { Gate } from '#server/features/generation/write-brief.ts';
import { inspectionRoutes } from '#server/features/inspection/routes.ts';
import { installationRoutes, type Operator } from '#server/features/installation/routes.ts';
import { likeRoutes } from '#server/features/like/routes.ts';
import { mediaRoutes } from '#server/features/media/routes.ts';
import { milestoneRoutes } from '#server/features/milestone/routes.ts';
import { myProjectsRoutes } from '#server/features/my-projects/routes.ts';
import { unsubscribeRoutes } from '#server/features/notification/mail/unsubscribe-routes.ts';
import { notificationRoutes } from '#server/features/notification/routes.ts';
import { personRoutes } from '#server/features/person/routes.ts';
import { profileRoutes } from '#server/features/profile/routes.ts';
import { sessionRoutes } from '#server/features/session/routes.ts';
import { formRoutes } from '#server/features/showcase/form-routes.ts';
import { createRanking } from '#server/features/showcase/rank.ts';
import { showcaseRoutes } from '#server/features/showcase/routes.ts';
import { arrivalRoutes } from '#server/features/sign-in/arrival-routes.ts';
import { emailRoutes } from '#server/features/sign-in/email-routes.ts';
import { passkeyRoutes } from '#server/features/sign-in/passkey-routes.ts';
import { submissionRoutes } from '#server/features/submission/routes.ts';
import { submissionDraftRoutes } from '#server/features/submission-draft/routes.ts';
import { viewRoutes } from '#server/features/view/routes.ts';
import { wayRoutes } from '#server/features/way/routes.ts';
import { repositoryHookRoutes } from '#server/features/workspace/hook-routes.ts';
import { workspaceRoutes } from '#server/features/workspace/routes.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Counters } from '#server/platform/counters.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import type { DesignFiles } from '#server/platform/design-file/store.ts';
import { serveHealth } from '#server/platform/health.ts';
import { boundAnswers } from '#server/platform/http/answer-limits.ts';
import { boundBodies } from '#server/platform/http/body-limits.ts';
import { answerBrokenAddresses, answerBrokenRequests } from '#server/platform/http/broken-request.ts';
import { handleErrors } from '#server/platform/http/error-handler.ts';
import { endEventStreams } from '#server/platform/http/event-stream.ts';
import { BODY_LIMIT_BYTES, readJsonBodies } from '#server/platform/http/json-body.ts';
import { LOAD_LIMITS, type LoadLimits } from '#server/platform/http/load-limits.ts';
import { describeApi } from '#server/platform/http/openapi.ts';
import { refuseOtherNames } from '#server/platform/http/own-names.ts';
import { createPlainAnswers } from '#server/platform/http/plain-answer.ts';
import { refuseCrossSite } from '#server/platform/http/same-origin.ts';
import { sendSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { ownCompilers } from '#server/platform/http/serialize.ts';
import { serverFor } from '#server/platform/http/server.ts';
import { CLIENT_TIMEOUTS, type ClientTimeouts, closeOnSlowReaders } from '#server/platform/http/slow-clients.ts';
import { type Admission, isAllowed, OPEN_TO_ALL } from '#server/platform/identity/admission.ts';
import { createEntry } from '#server/platform/identity/entry.ts';
import { githubProvider } from '#server/platform/identity/github-provider.ts';
import { CALLBACK_PATH, type IdentityProvider } from '#server/platform/identity/identity-provider.ts';
import { openIdProvider } from '#server/platform/identity/open-id-provider.ts';
import type { ProviderConfig } from '#server/platform/identity/provider-config.ts';
import { signInRoutes } from '#server/platform/identity/sign-in-routes.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { serveMetrics } from '#server/platform/metrics.ts';
import type { Pages } from '#server/platform/pages/pages.ts';
import { readSession } from '#server/platform/session/read-session.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import type { Mailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import { mailboxRoutes } from '#server/stand-ins/mailbox/mailbox-routes.ts';

/** The parts that the app is built from. Tests pass their own clock, writer or identity; nothing here is global. */
export interface AppParts {
  database: Database;
  notifications: Notifications;
  /** The origin that people type, without a trailing slash. */
  publicUrl: string;
  clock: () => Date;
  newId: () => string;
  /** The seed of the next brief; each one is different. */
  newSeed: () => string;
  sessions: Sessions;
  /** Encrypts sign-ins in progress. All processes use the same secret. */
  secret: string;
  /** The identity providers. `development` lets anyone sign in as anyone. */
  identity: readonly ProviderConfig[] | 'development';
  /** Whether a link in an e-mail signs people in, where there is a mailer. The default is true. */
  emailSignIn?: boolean;
  /** Whether a passkey signs people in, and whether it opens accounts. The default is `yes`. */
  passkeys?: 'no' | 'yes' | 'accounts';
  /** Who may sign in, and what new people get; everybody by default. */
  admission?: Admission;
  /** The contact that pages show; absent when none is configured. */
  operator?: Operator;
  /** E-mail addresses of people who may see `settings`; nobody by default. */
  operators?: readonly string[];
  /** What every setting is at, without secrets. */
  settings?: Setting[];
  /** Writes the briefs: the embedded composer, or a language model. */
  writer: Writer;
  /** The composer that is used beside a language model, when the model's daily budget is spent. */
  spareWriter?: Writer;
  /** The number of requests to a language model in a UTC day. */
  modelBriefsADay?: number;
  /** Checks a brief before anyone sees all of it. */
  gate?: Gate;
  /** Deadlines and pace of generations, for tests that need other values. */
  generationTiming?: Partial<Timing>;
  blobs: Blobs;
  pictures: Pictures;
  /** Compares screenshots of builds with their designs. */
  comparisons: Pick<Comparisons, 'ask'>;
  /** The source of designs: Figma, or the sample files. */
  designFiles: DesignFiles;
  /** Starts to read the layers of a design's frames after it is submitted; most tests leave this out. */
  askForLayers?: (tx: Tx, submissionId: string) => Promise<void>;
  /** Sends e-mails, or shows them on a development page; absent when no e-mail is sent. */
  mailer?: (Mailer & { kind: 'smtp' }) | Mailbox | undefined;
  /** Renders the HTML pages; absent in tests that only call the API. */
  pages?: Pages;
  log?: FastifyBaseLogger;
  /** The token that gives access to /metrics. Without a token, /metrics does not exist. */
  metricsToken?: string | undefined;
  /** Counts for /metrics. */
  counters?: Counters;
  /** For how long browsers must use https for this host; absent when the operator did not ask for it. */
  hstsSeconds?: number | undefined;
  /** Whether requests to other names of the web than the public address are refused. The default is false. */
  refusesOtherNames?: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted; no proxy is trusted by default. */
  trustedProxies?: string[];
  /** Whether JSON that PostgreSQL wrote is checked against the contract before it is sent. The default is true. */
  checksRawJson?: boolean;
  /** Limits of parallel work, and timeouts of slow clients, for tests that need other numbers. */
  loadLimits?: LoadLimits;
  clientTimeouts?: ClientTimeouts;
  /** Whether the process was asked to stop. /readyz then reports it, while requests are still answered. */
  isStopping?: () => boolean;
  /** Whether background work could not be started yet. /readyz then reports it. */
  isWorkFailing?: () => boolean;
}

/**
 * Closing waits for briefs that are being written. A brief that is cut off is found later because its process is
 * silent; the process itself ends before this time (`STOP_MS` in main.ts).
 */
const HOOK_MS = 30_000;

/** Builds the app without a port: `inject` calls it directly, and `listen` starts a server. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, publicUrl, loadLimits = LOAD_LIMITS, clientTimeouts = CLIENT_TIMEOUTS } = parts;
  const https = publicUrl.startsWith('https://');
  let closing = false;
  const isStopping = () => closing || (parts.isStopping?.() ?? false);
  const hsts = { hstsSeconds: parts.hstsSeconds };
  const write = createPlainAnswers(hsts);
  const app = Fastify({
    ...(parts.log ? { loggerInstance: parts.log } : { logger: false }),
    bodyLimit: BODY_LIMIT_BYTES,
    // A random id is enough here: it needs no order, and random numbers are read for many ids at once.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    pluginTimeout: HOOK_MS,
    serverFactory: (handle) =>
      serverFor(handle, { limits: loadLimits, timeouts: clientTimeouts, write, log: parts.log, isStopping }),
    clientErrorHandler: answerBrokenRequests(write),
    frameworkErrors: answerBrokenAddresses(write),
    trustProxy: parts.trustedProxies?.length ? parts.trustedProxies : false,
    schemaController: ownCompilers,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection is still answered.
    return503OnClosing: false,
  });
  app.addHook('preClose', async () => {
    closing = true;
    endEventStreams(app);
    // A connection that was just in use stays open for its keep-alive time, and closing would wait for it.
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
  // Clients then close their connections themselves. Otherwise a connection could be closed while a request is on its
  // way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });

  app.decorate('checksRawJson', parts.checksRawJson ?? true);
  handleErrors(app);
  readJsonBodies(app);
  sendSecurityHeaders(app, hsts);
  if (parts.refusesOtherNames) refuseOtherNames(app, publicUrl, write);
  closeOnSlowReaders(app, clientTimeouts);
  await app.register(cookie);
  readSession(app, parts.sessions, { https });
  refuseCrossSite(app, new URL(publicUrl).origin);
  boundBodies(app, loadLimits);
  boundAnswers(app, loadLimits);
  describeApi(app, publicUrl);

  serveHealth(app, database, { isStopping, isWorkFailing: parts.isWorkFailing ?? (() => false) });
  if (parts.metricsToken) await serveMetrics(app, database, parts.metricsToken, parts.counters);
  const providers = await providersFor(app, parts);
  const entry = createEntry(parts);
  const beginLink = signInRoutes(app, parts, { providers, entry });
  const { passkeys = 'yes', emailSignIn = true, admission = OPEN_TO_ALL } = parts;
  const signInMailer = emailSignIn ? parts.mailer : undefined;
  const ways = {
    providers: providers.map(({ id, name }) => ({ id, name })),
    email: signInMailer?.kind ?? ('no' as const),
    passkey: passkeys === 'accounts' && !isAllowed(admission, null) ? 'yes' : passkeys,
  };
  const signInParts = { ...parts, entry, passkeys, mailer: signInMailer };
  arrivalRoutes(app, signInParts);
  emailRoutes(app, signInParts);
  passkeyRoutes(app, signInParts);
  wayRoutes(app, { ...signInParts, providers, beginLink });
  sessionRoutes(app, { ...parts, ways });
  installationRoutes(app, { ...parts, providerNames: providers.map(({ name }) => name) });
  profileRoutes(app, parts);
  personRoutes(app, parts);
  discoveryRoutes(app, parts);
  briefRoutes(app, parts);
  generationRoutes(app, parts);
  milestoneRoutes(app, parts);
  calendarRoutes(app, parts);
  clientRoutes(app, parts);
  myProjectsRoutes(app, parts);
  designFileRoutes(app, parts);
  submissionDraftRoutes(app, parts);
  submissionRoutes(app, parts);
  showcaseRoutes(app, parts);
  await formRoutes(app, write);
  const ranking = createRanking(parts);
  app.addHook('onClose', ranking.flush);
  likeRoutes(app, { ...parts, ranking });
  viewRoutes(app, parts);
  collectionRoutes(app, parts);
  commentRoutes(app, parts);
  critiqueRoutes(app, parts);
  caseStudyRoutes(app, parts);
  await clipRoutes(app, parts);
  collaborationRoutes(app, parts);
  workspaceRoutes(app, parts);
  buildReviewRoutes(app, parts);
  await repositoryHookRoutes(app, parts);
  inspectionRoutes(app, parts);
  notificationRoutes(app, parts);
  await unsubscribeRoutes(app, parts);
  if (parts.mailer?.kind === 'development') await mailboxRoutes(app, parts.mailer);
  await mediaRoutes(app, parts);
  await parts.pages?.serve(app);
  return app;
}

async function providersFor(app: FastifyInstance, parts: AppParts): Promise<readonly IdentityProvider[]> {
  const { identity, publicUrl } = parts;
  const callbackUrl = publicUrl + CALLBACK_PATH;
  if (identity !== 'development')
    return identity.map((config) => {
      if (config.kind === 'github') return githubProvider(config, `${callbackUrl}/${config.id}`);
      // These two were first, and are registered with the address without an id.
      const isFirst = config.id === 'oidc' || config.id === 'google';
      return openIdProvider(config, { callbackUrl: isFirst ? callbackUrl : `${callbackUrl}/${config.id}` });
    });
  // Production never loads this module.
  const { developmentIdentity } = await import('#server/stand-ins/identity/identity.ts');
  return [await developmentIdentity(app, parts)];
}
