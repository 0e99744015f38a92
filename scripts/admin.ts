import { readConfig } from '../server/config.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { sessionSecret } from '../server/platform/session/secret.ts';
import { commands } from './admin/commands.ts';
import { CommandRefused } from './admin/refused.ts';
import { scriptLog } from './log.ts';
import { refuseOldNode } from './node-version.ts';

/*
 * npm run admin -- token <email> [--create]     prints a bearer token (development only)
 * npm run admin -- limit <email> <n>            sets a person's briefs a month; -1 is unlimited
 * npm run admin -- feature <design>              puts a public design first among the featured ones; unfeature takes it away
 * npm run admin -- reports                       lists what people reported; reports hide <report>, reports settle <report>
 * npm run admin -- remove <page>                 takes a design, a case study or a community brief away for good
 * npm run admin -- brief <industry> <style>      writes a brief that belongs to nobody
 * npm run admin -- backup <file>                 writes everything into one zip file
 * npm run admin -- restore <file>                brings it back into an empty place
 * Works beside the running product, on the same database.
 */

refuseOldNode();
process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...args]: string[]): Promise<number> {
  try {
    const config = readConfig(process.env);
    const command = commands[name];
    if (!command) throw new CommandRefused(`Say what to do:\n${Object.values(commands).map(usageLine).join('\n')}`);
    const act = command.prepare(args, config);
    const database = await connectDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      log: scriptLog,
    });
    try {
      if (!command.isForEmptyPlace) await migrate(database);
      const secret = command.isForEmptyPlace ? '' : sessionSecret(config.sessionSecret, config.dataDir);
      process.stdout.write(`${await act({ database, secret })}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExpected = error instanceof CommandRefused;
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
    return isExpected ? 2 : 1;
  }
}

function usageLine({ usage }: { usage: string }): string {
  return `  npm run admin -- ${usage}`;
}
