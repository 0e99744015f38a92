import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createComparisons, startComparisonJobs } from './features/build-review/comparisons.ts';
import { createGate } from './features/generation/gate.ts';
import { LAYERS_JOB, startLayerJobs } from './features/inspection/layer-jobs.ts';
import { developmentMailTiming, mailTiming } from './features/notification/mail/rounds.ts';
import { unsubscribeTokens } from './features/notification/mail/unsubscribe-token.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { startPeriodicWork } from './periodic-work.ts';
import { openBlobs } from './platform/blobs/blobs.ts';
import { guardedBlobs } from './platform/blobs/guarded-blobs.ts';
import { CannotStart, explainListening } from './platform/cannot-start.ts';
import { type Counters, countMails, createCounters } from './platform/counters.ts';
import { connectDatabase, type Database } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { createNotifications } from './platform/database/notify.ts';
import { createDesignFileClient } from './platform/design-file/client.ts';
import { createDesignFiles } from './platform/design-file/store.ts';
import { freePort } from './platform/free-port.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log.ts';
import { isLoopback } from './platform/loopback.ts';
import { smtpMailer } from './platform/mail/smtp.ts';
import { createChildImageProcessor } from './platform/media/child-image-processor.ts';
import { warnOfMissingPictures } from './platform/media/look-for-pictures.ts';
import { startPictureJobs } from './platform/media/picture-jobs.ts';
import { createPictures } from './platform/media/pictures.ts';
import { builtPages } from './platform/pages/built-pages.ts';
import { devPages } from './platform/pages/dev-pages.ts';
import { pause } from './platform/pause.ts';
import { sessionSecret } from './platform/session/secret.ts';
import { createSessions } from './platform/session/sessions.ts';
import { createComposerWriter } from './platform/writer/composer-writer.ts';
import type { Writer } from './platform/writer/writer.ts';
import { isEmpty } from './sample/is-empty.ts';
import { startSampleDesignJobs } from './sample/sample-design-jobs.ts';
import { settingsOf } from './settings.ts';
import { createSandboxClient } from './stand-ins/design-files/sandbox-client.ts';
import { createMailbox } from './stand-ins/mailbox/mailbox.ts';

/* The server process: environment → database → listen → close. Only this file exits the process. */

/** Longer than any request may take. Work that is still running this long after draining is given up. */
const STOP_MS = 20_000;

/**
 * Connections that may wait while the process is busy; the kernel limits this to `net.core.somaxconn`. With Node's
 * default of 511, a burst of 700 during 1.5 s of work lost 420 connections, which retried after 1, 3 and 7 s.
 */
const WAITING_CONNECTIONS = 4_096;

/** Everything opened so far. It is closed in reverse order, even when the start failed halfway. */
const opened: (() => Promise<unknown>)[] = [];
let stopping = false;

const config = readConfigOrExit();
const log = createLog(config.logLevel);
process.on('SIGTERM', () => void stop('SIGTERM', { drainMs: config.drainMs }));
process.on('SIGINT', () => void stop('SIGINT'));
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'Something broke that nobody caught');
  void stop('uncaughtException', { exitCode: 1 });
});
for (const line of misspelt()) log.warn(line);
const starting = start();
starting.catch(refuse);

async function start() {
  const { host, databaseUrl, replicaUrl, dataDir } = config;
  const cannotListen = (error: unknown) => {
    throw explainListening(error, { host, port: config.port });
  };
  // Before anything changes: a version that cannot listen must not migrate the tables of the one that does.
  await freePort(host, config.port).catch(cannotListen);
  const database = await connectDatabase({ databaseUrl, replicaUrl, dataDir, log });
  opened.push(database.close);
  if (stopping) return;
  const migrated = await migrate(database);
  if (migrated.length) log.info({ count: migrated.length, last: migrated.at(-1) }, 'Migrations were applied');
  const { sampleWorld } = config;
  const hasSamplePeople = sampleWorld === 'all';
  const begun = sampleWorld !== 'none' && (await beginWith(database, sampleWorld));
  if (begun) log.info({ sampleWorld }, 'The samples were written into the empty database');
  const notifications = createNotifications(database.connection, log);
  opened.push(notifications.close);

  const port = config.port === 0 ? await freePort(host) : config.port;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const root = join(import.meta.dirname, '..');
  const distDir = join(root, 'dist');
  const pages =
    config.pages === 'dev' ? devPages(root, publicUrl) : await builtPages({ distDir, publicUrl, notifications });
  const clock = () => new Date();
  const secret = sessionSecret(config.sessionSecret, config.dataDir);
  const sessions = createSessions({ database, secret, clock, newId, log });
  const isDevelopmentSignIn = config.providers.length === 0 && !config.isProduction;
  if (isDevelopmentSignIn && !isLoopback(host))
    log.warn(
      { host },
      'Whoever reaches this address can sign in as anyone: the development identity provider is in use',
    );
  const blobs = guardedBlobs(await openBlobs(config));
  const counters = createCounters();
  const jobs = createJobs({ database, log, counters });
  opened.push(jobs.stop);
  const imageProcessor = createChildImageProcessor();
  opened.push(imageProcessor.close);
  const pictures = createPictures({ database, blobs, jobs, imageProcessor, newId });
  const comparisons = createComparisons({ database, blobs, jobs, imageProcessor });
  startComparisonJobs({ comparisons, jobs });
  startPictureJobs({ pictures, jobs });
  const askForSampleDesigns = hasSamplePeople
    ? startSampleDesignJobs({ database, pictures, jobs, comparisons, imageProcessor, newId })
    : null;
  const designFiles = createDesignFiles({ ...designFileClient(clock), database, blobs, clock });
  startLayerJobs({ database, designFiles, log, jobs });
  const mailer = createMailer(clock, counters);
  const app = await createApp({
    database,
    notifications,
    publicUrl,
    clock,
    newId,
    newSeed: newId,
    sessions,
    secret,
    identity: isDevelopmentSignIn ? 'development' : config.providers,
    emailSignIn: config.emailSignIn,
    passkeys: config.passkeys,
    admission: config.admission,
    operator: config.operator,
    operators: config.operators,
    settings: settingsOf(process.env),
    blobs,
    pictures,
    comparisons,
    gate: createGate(database),
    designFiles,
    askForLayers: (tx, submissionId) => jobs.add(tx, LAYERS_JOB, { submissionId }),
    writer: await createWriter(),
    spareWriter: createComposerWriter(),
    modelBriefsADay: config.modelBriefsADay,
    mailer,
    pages,
    log,
    metricsToken: config.metricsToken,
    counters,
    hstsSeconds: config.hstsSeconds,
    refusesOtherNames: isDevelopmentSignIn,
    trustedProxies: config.trustedProxies,
    checksRawJson: config.checksRawJson,
    isStopping: () => stopping,
    isWorkFailing: jobs.isFailing,
  });
  // Requests and background work end side by side, so that a storage that hangs delays all together.
  const ends: (() => Promise<unknown>)[] = [() => app.close(), jobs.stop];
  opened.push(() => Promise.all(ends.map((end) => end())));
  await app.listen({ port, host, backlog: WAITING_CONNECTIONS }).catch(cannotListen);
  // Background work starts after the server accepts requests.
  const mail = mailer && {
    mailer,
    publicUrl,
    tokens: unsubscribeTokens(secret),
    timing: mailer.kind === 'smtp' ? mailTiming : developmentMailTiming,
  };
  ends.push(startPeriodicWork({ database, blobs, pictures, comparisons, mail, clock, newId, log }));
  const asks = [pictures.askForUnmade, pictures.askForMissingPreviews, comparisons.askForUndone];
  void jobs.start(...(askForSampleDesigns ? [askForSampleDesigns] : []), ...asks);
  void warnOfMissingPictures(database, blobs, log);
  process.stdout.write(`\nBrief Foundry is open at ${publicUrl}\n\n`);
}

/**
 * Loads the sample world only on the first start.
 * @returns whether anything was written.
 */
async function beginWith(database: Database, what: 'all' | 'briefs'): Promise<boolean> {
  if (!(await isEmpty(database.kysely))) return false;
  const { writeSampleWorld } = await import('./sample/write-sample-world.ts');
  return writeSampleWorld({ database, newId }, { withPeople: what === 'all' });
}

function designFileClient(clock: () => Date) {
  if (config.figma) return { client: createDesignFileClient({ ...config.figma, clock }), isSandbox: false };
  const client = createSandboxClient(clock);
  opened.push(client.close);
  return { client, isSandbox: true };
}

/** Without a mail server, development shows e-mails on a page and production sends none. */
function createMailer(clock: () => Date, counters: Counters) {
  if (config.mail) return countMails(smtpMailer(config.mail), counters);
  return config.isProduction ? undefined : countMails(createMailbox(clock), counters);
}

/** The model's library is 11 MB, so it is loaded only when a model is configured. */
async function createWriter(): Promise<Writer> {
  if (!config.model) return createComposerWriter();
  const { createModelWriter } = await import('./platform/writer/model/model-writer.ts');
  return createModelWriter({ address: config.model, log });
}

/** Reports "not ready" at once, then finishes open requests, then closes everything. */
async function stop(reason: string | null, { exitCode = 0, drainMs = 0 } = {}) {
  if (stopping) return;
  stopping = true;
  if (reason) log.info({ reason }, 'Stopping: requests in flight are finished first');
  setTimeout(() => process.exit(1), drainMs + STOP_MS);
  await starting.catch(() => {}); // the failed start was reported before
  await pause(drainMs);
  for (const close of opened.reverse()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'Something did not close'));
  }
  process.exit(exitCode);
}

/** Prints what the operator can do, as the last words. An unexpected error is printed with its stack. */
function refuse(error: unknown) {
  if (stopping) return; // the start broke off because it was told to stop
  const text = error instanceof CannotStart ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`\nBrief Foundry cannot start.\n${text}\n\n`);
  void stop(null, { exitCode: 1 });
}

function readConfigOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    const lines = [(error as Error).message, ...misspelt()];
    process.stderr.write(`Brief Foundry cannot start with these settings:\n${lines.join('\n')}\n`);
    process.exit(1);
  }
}

function misspelt(): string[] {
  return misspeltSettings(process.env).map(
    ({ name, meant }) => `${name} is no setting, and is not read. Rename it to ${meant}, if that is what it is for.`,
  );
}
