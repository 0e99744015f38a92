import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ProviderConfig } from '#server/config.ts';
import { briefRoutes } from '#server/features/brief/routes.ts';
import { buildReviewRoutes } from '#server/features/build-review/routes.ts';
import { caseStudyRoutes } from '#server/features/case-study/routes.ts';
import { clientRoutes } from '#server/features/client/routes.ts';
import { collaborationRoutes } from '#server/features/collaboration/routes.ts';
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
import { keepRanking } from '#server/features/showcase/rank.ts';
import { showcaseRoutes } from '#server/features/showcase/routes.ts';
import { submissionRoutes } from '#server/features/submission/routes.ts';
import { submissionDraftRoutes } from '#server/features/submission-draft/routes.ts';
import { viewRoutes } from '#server/features/view/routes.ts';
import { repositoryHookRoutes } from '#server/features/workspace/hook-routes.ts';
import { workspaceRoutes } from '#server/features/workspace/routes.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import type { DesignFiles } from '#server/platform/design-file/store.ts';
import { serveHealth } from '#server/platform/health.ts';
import { answerBrokenRequests } from '#server/platform/http/broken-request.ts';
import { handleErrors } from '#server/platform/http/error-handler.ts';
import { endEventStreams } from '#server/platform/http/event-stream.ts';
import { BODY_LIMIT_BYTES, readJsonBodies } from '#server/platform/http/json-body.ts';
import { describeApi } from '#server/platform/http/openapi.ts';
import { ROOM, type Room, refuseOverload } from '#server/platform/http/overload.ts';
import { refuseCrossSite } from '#server/platform/http/same-origin.ts';
import { sendSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { ownCompilers } from '#server/platform/http/serialize.ts';
import { closeOnSlowReaders, PATIENCE, type Patience, serverPatience } from '#server/platform/http/slow-clients.ts';
import type { IdentityProvider } from '#server/platform/identity/identity-provider.ts';
import { openIdProvider } from '#server/platform/identity/open-id-provider.ts';
import { CALLBACK_PATH, signInRoutes } from '#server/platform/identity/sign-in-routes.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { serveMetrics } from '#server/platform/metrics.ts';
import type { Pages } from '#server/platform/pages/pages.ts';
import { readSession } from '#server/platform/session/read-session.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import type { Comparisons } from '#server/shared/build-review/comparisons.ts';
import type { Mailbox } from '#server/stand-ins/mailbox/mailbox.ts';
import { mailboxRoutes } from '#server/stand-ins/mailbox/mailbox-routes.ts';

/** Everything the app stands on. Tests hand in their own clock, writer or identity; nothing here is global. */
export interface AppParts {
  database: Database;
  notifications: Notifications;
  /** Origin that people type, without a slash at the end. */
  publicUrl: string;
  clock: () => Date;
  newId: () => string;
  /** What the next brief is drawn from; no two alike. */
  newSeed: () => string;
  sessions: Sessions;
  /** Seals sign-ins in progress; the same for every process. */
  secret: string;
  /** Who vouches for people; `development` lets anyone be anyone. */
  identity: ProviderConfig | 'development';
  /** Whom people can ask; nobody in particular where it is not said. */
  operator?: Operator;
  /** Writes the briefs: the embedded composer, or a language model. */
  writer: Writer;
  /** The composer beside a language model, for what is beyond the model's budget. */
  spareWriter?: Writer;
  /** What a language model may be asked for in a UTC day. */
  modelBriefsADay?: number;
  /** Judges a brief before anyone sees it whole. */
  gate?: Gate;
  /** Deadlines and pace of generations where tests need other ones. */
  generationTiming?: Partial<Timing>;
  blobs: Blobs;
  pictures: Pictures;
  /** Lays screenshots of builds over their designs. */
  comparisons: Pick<Comparisons, 'ask'>;
  /** Where designs are read from: Figma, or the samples that stand in for it. */
  designFiles: DesignFiles;
  /** Has what is in a design's frames read once it is handed in; tests do without. */
  askForLayers?: (tx: Tx, submissionId: string) => Promise<void>;
  /** Takes letters to people, or to a page of development; absent where no e-mail goes out. */
  mailer?: (Mailer & { kind: 'smtp' }) | Mailbox | undefined;
  /** Draws the HTML pages; absent in tests that only make calls. */
  pages?: Pages;
  log?: FastifyBaseLogger;
  /** Whoever brings it may read /metrics; without one there are none. */
  metricsToken?: string | undefined;
  /** Proxies in front whose X-Forwarded-For is believed; nobody's where there are none. */
  trustedProxies?: string[];
  /** Whether JSON that PostgreSQL wrote is checked against the contract before it leaves; it is unless that is said. */
  checksRawJson?: boolean;
  /** How much is done at once, and how long slow clients are waited for, where tests need other numbers. */
  room?: Room;
  patience?: Patience;
  /** Whether the process has been told to stop: /readyz says so while requests are still served. */
  isStopping?: () => boolean;
}

/** Closing lets briefs finish and gives places back; a hook that is cut off leaves them to be found silent. The process ends before. */
const HOOK_MS = 30_000;

/** Builds the app without a port: `inject` works on it as it is, `listen` makes it a server. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, publicUrl, room = ROOM, patience = PATIENCE } = parts;
  const https = publicUrl.startsWith('https://');
  let closing = false;
  const isStopping = () => closing || (parts.isStopping?.() ?? false);
  const app = Fastify({
    ...(parts.log ? { loggerInstance: parts.log } : { logger: false }),
    bodyLimit: BODY_LIMIT_BYTES,
    // Needs no order, and random numbers are fetched for many of these at once.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    pluginTimeout: HOOK_MS,
    requestTimeout: patience.requestMs,
    http: serverPatience(patience),
    clientErrorHandler: answerBrokenRequests(parts.newId),
    trustProxy: parts.trustedProxies?.length ? parts.trustedProxies : false,
    schemaController: ownCompilers,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A request that still arrives on an open connection is served.
    return503OnClosing: false,
  });
  app.addHook('preClose', async () => {
    closing = true;
    endEventStreams(app);
    // A connection that was busy just now would stay open for its keep-alive time, and closing would wait for it.
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
  // Clients let go of their connections by themselves before they are closed under a request that is just on its way.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });

  app.decorate('checksRawJson', parts.checksRawJson ?? true);
  handleErrors(app);
  readJsonBodies(app);
  sendSecurityHeaders(app, { https });
  refuseOverload(app, room);
  closeOnSlowReaders(app, patience);
  await app.register(cookie);
  readSession(app, parts.sessions, { https });
  refuseCrossSite(app, new URL(publicUrl).origin);
  describeApi(app, publicUrl);

  serveHealth(app, database, isStopping);
  if (parts.metricsToken) await serveMetrics(app, database, parts.metricsToken);
  const identity = await identityFor(app, parts);
  signInRoutes(app, parts, identity);
  sessionRoutes(app, { ...parts, signInWith: identity.name });
  installationRoutes(app, { ...parts, signInWith: identity.name });
  profileRoutes(app, parts);
  personRoutes(app, parts);
  discoveryRoutes(app, parts);
  briefRoutes(app, parts);
  generationRoutes(app, parts);
  milestoneRoutes(app, parts);
  clientRoutes(app, parts);
  myProjectsRoutes(app, parts);
  designFileRoutes(app, parts);
  submissionDraftRoutes(app, parts);
  submissionRoutes(app, parts);
  showcaseRoutes(app, parts);
  const ranking = keepRanking(parts);
  app.addHook('onClose', ranking.stop);
  likeRoutes(app, { ...parts, ranking });
  viewRoutes(app, parts);
  commentRoutes(app, parts);
  critiqueRoutes(app, parts);
  caseStudyRoutes(app, parts);
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

async function identityFor(app: FastifyInstance, parts: AppParts): Promise<IdentityProvider> {
  const { identity, publicUrl } = parts;
  if (identity !== 'development') return openIdProvider(identity, { callbackUrl: publicUrl + CALLBACK_PATH });
  // Loaded only where it is used: in production it is not even read.
  const { developmentIdentity } = await import('#server/stand-ins/identity/identity.ts');
  return developmentIdentity(app, parts);
}
