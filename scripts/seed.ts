import { v7 as newId } from 'uuid';
import { readConfig } from '../server/config.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { writeSampleWorld } from '../server/sample/write-sample-world.ts';
import { scriptLog } from './log.ts';

/* Writes the sample world into an installation that has nobody yet. `npm start` does the same on a first start. */
const config = readConfig(process.env);
const database = await connectDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: scriptLog });
try {
  await migrate(database);
  const written = await writeSampleWorld({ database, newId }, { withPeople: !config.isProduction });
  process.stdout.write(
    written ? 'The sample world is in place.\n' : 'There are people or briefs already; nothing was written.\n',
  );
} finally {
  await database.close();
}
