import { v7 as newId } from 'uuid';
import type { Database } from '../../server/platform/database/connect.ts';
import { accountFor } from '../../server/platform/identity/account.ts';
import { DEVELOPMENT_ISSUER, developmentSubject } from '../../server/platform/identity/development-issuer.ts';
import { createSessions } from '../../server/platform/session/sessions.ts';
import { scriptLog } from '../log.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command, Installation } from './command.ts';
import { contentCommands } from './content-commands.ts';
import { onOneLine } from './one-line.ts';
import { ambiguous, findPeople, peopleCommands } from './people-commands.ts';
import { publicUrlOf } from './public-url.ts';
import { CommandRefused } from './refused.ts';
import { hideReported, listReports, settleReport } from './reports.ts';

const TOKEN_USAGE = 'token <email> [--create]';
const FEATURE_USAGE = 'feature <design>';
const UNFEATURE_USAGE = 'unfeature <design>';
const REPORTS_USAGE = 'reports [hide|settle <report>]';
/** Long enough for a day's work with scripts. Tokens in browsers are valid for ten minutes. */
const TOKEN_MINUTES = 12 * 60;

export const commands: Record<string, Command> = {
  ...backupCommands,
  ...contentCommands,
  ...peopleCommands,
  token: {
    usage: `${TOKEN_USAGE}  prints a bearer token of 12 hours (development only)`,
    prepare(args, config) {
      if (config.isProduction)
        throw new CommandRefused(
          'A token lets its bearer be that person, so this command does not run with NODE_ENV=production. Sign in in the browser instead.',
        );
      const create = args.includes('--create');
      const [email, ...more] = args.filter((arg) => arg !== '--create');
      if (!email || more.length) throw new CommandRefused(`Usage: npm run admin -- ${TOKEN_USAGE}`);
      return (on) => printToken(on, email, create);
    },
  },
  feature: {
    usage: `${FEATURE_USAGE}  puts a public design first among the featured ones`,
    prepare: (args) => {
      const id = readDesign(args, FEATURE_USAGE);
      return ({ database }) => feature(database, id);
    },
  },
  unfeature: {
    usage: `${UNFEATURE_USAGE}  takes it away again; the rule chooses in its place`,
    prepare: (args) => {
      const id = readDesign(args, UNFEATURE_USAGE);
      return ({ database }) => unfeature(database, id);
    },
  },
  reports: {
    usage: `${REPORTS_USAGE}  lists what people reported; hides what one is about, or settles it as it is`,
    prepare: ([act, given, ...more], config) => {
      if (!act) return ({ database }) => listReports(database, publicUrlOf(config));
      const [id] = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(given ?? '') ?? [];
      if ((act !== 'hide' && act !== 'settle') || !id || more.length)
        throw new CommandRefused(`Usage: npm run admin -- ${REPORTS_USAGE}\nA report is named by the id in the list.`);
      return ({ database }) => (act === 'hide' ? hideReported(database, id) : settleReport(database, id));
    },
  },
};

/** @param who an e-mail address, or a handle if two people share the address. */
async function printToken({ database, secret }: Installation, who: string, create: boolean): Promise<string> {
  const known = await findPeople(database, who);
  if (known.length > 1) throw ambiguous(who, known);
  const userId = known[0]?.id ?? (create ? await createByEmail(database, readEmail(who)) : null);
  if (!userId) throw new CommandRefused(`Nobody here has the e-mail address ${who}. Add --create to make them.`);
  const sessions = createSessions({ database, secret, clock: () => new Date(), newId, log: scriptLog });
  return (await sessions.begin(userId, { device: 'Command line', accessMinutes: TOKEN_MINUTES })).access.token;
}

/** The development sign-in leads to the same account for this e-mail. */
async function createByEmail(database: Database, email: string): Promise<string> {
  const subject = developmentSubject(email);
  const name = email.slice(0, email.indexOf('@'));
  return accountFor({ database, newId }, { issuer: DEVELOPMENT_ISSUER, subject, name, email: subject });
}

function readEmail(given: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(given)) throw new CommandRefused(`"${given}" is no e-mail address.`);
  return given;
}

/** A design's id, or the address of its page. */
function readDesign([given, ...more]: string[], usage: string): string {
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(given ?? '') ?? [];
  if (!id || more.length)
    throw new CommandRefused(
      `Usage: npm run admin -- ${usage}\nA design is named by its id or the address of its page.`,
    );
  return id;
}

async function feature(database: Database, id: string): Promise<string> {
  const design = await database.kysely
    .selectFrom('design_submissions as s')
    .innerJoin('showcase_entries as e', 'e.submission_id', 's.id')
    .select(['s.title', 's.designer_name'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!design) throw new CommandRefused(`There is no public design ${id} in the showcase.`);
  const picked_at = new Date();
  await database.kysely
    .insertInto('showcase_picks')
    .values({ submission_id: id, picked_at })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ picked_at }))
    .execute();
  return `“${onOneLine(design.title)}” by ${onOneLine(design.designer_name)} stands first among the featured designs now.`;
}

async function unfeature(database: Database, id: string): Promise<string> {
  const { numDeletedRows } = await database.kysely
    .deleteFrom('showcase_picks')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CommandRefused(`Design ${id} was not picked.`);
  return 'It is no longer picked; the rule chooses in its place.';
}
