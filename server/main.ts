import { join } from 'node:path';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { createNotifications } from './platform/database/notify.ts';
import { builtPages } from './platform/pages/built-pages.ts';
import { devPages } from './platform/pages/dev-pages.ts';
import { sessionSecret } from './platform/session/secret.ts';
import { createSessions } from './platform/session/sessions.ts';

/*
 * The process: environment → database → listen → close. This is the only file that exits.
 */

const config = readConfigOrExit();
const log = pino({ level: config.logLevel });
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;

const database = await connectDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
await migrate(database, { directory: join(import.meta.dirname, 'platform/database/migrations') });
const notifications = createNotifications(database.connection, log);
const root = join(import.meta.dirname, '..');
const pages = config.pages === 'dev' ? devPages(root, publicUrl) : await builtPages(join(root, 'dist'), publicUrl);
const clock = () => new Date();
const secret = sessionSecret(config.sessionSecret, config.dataDir);
const sessions = createSessions({ database, secret, clock, newId, log });
const identity = config.provider ?? 'development';
const app = await createApp({
  database,
  notifications,
  publicUrl,
  clock,
  newId,
  sessions,
  secret,
  identity,
  pages,
  log,
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
await app.listen({ port: config.port, host: config.host });
process.stdout.write(`\nBrief Foundry is open at ${publicUrl}\n\n`);

async function stop(signal: string) {
  log.info({ signal }, 'Stopping: requests in flight are finished first');
  const deadline = setTimeout(() => process.exit(1), 20_000);
  await app.close();
  await notifications.close();
  await database.close();
  clearTimeout(deadline);
  process.exit(0);
}

function readConfigOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`Brief Foundry cannot start with these settings:\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
