import { type Config, readConfig } from '../server/config.ts';
import { CannotStart } from '../server/platform/cannot-start.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { sessionSecret } from '../server/platform/session/secret.ts';
import { commands } from './admin/commands.ts';
import { commandsWithoutDatabase } from './admin/commands-without-database.ts';
import { refuseEmptyDatabase, refuseMissingDatabase } from './admin/installation.ts';
import { CommandRefused } from './admin/refused.ts';
import { inColumns } from './admin/table.ts';
import { scriptLog } from './log.ts';
import { refuseOldNode } from './node-version.ts';

/*
 * npm run admin                     lists the commands of the operator
 * Works beside the running product, on the same database.
 */

refuseOldNode();
process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...args]: string[]): Promise<number> {
  try {
    const alone = commandsWithoutDatabase[name];
    if (alone) {
      const { text, isGood } = await alone.run(args, process.env);
      process.stdout.write(`${text}\n`);
      return isGood ? 0 : 1;
    }
    const command = commands[name];
    if (!command) throw new CommandRefused(`${name ? `There is no command ${name}. ` : ''}Say what to do:\n${usage()}`);
    const config = usableConfig();
    const act = command.prepare(args, config);
    if (!command.isForEmptyPlace) refuseMissingDatabase(config);
    const database = await connectDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      log: scriptLog,
    });
    try {
      if (!command.isForEmptyPlace) {
        await refuseEmptyDatabase(database);
        await migrate(database);
      }
      const secret = command.isForEmptyPlace ? '' : sessionSecret(config.sessionSecret, config.dataDir);
      process.stdout.write(`${await act({ database, secret })}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExpected = error instanceof CommandRefused || error instanceof CannotStart;
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
    return isExpected ? 2 : 1;
  }
}

function usableConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new CommandRefused(`These settings cannot be used:\n${(error as Error).message}`);
  }
}

function usage(): string {
  const all = [...Object.values(commands), ...Object.values(commandsWithoutDatabase)];
  return inColumns(all.map(({ usage }) => `npm run admin -- ${usage}`.split('  ')));
}
