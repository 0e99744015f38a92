import type { Database } from '../../server/platform/database/connect.ts';
import { developmentSubject } from '../../server/platform/identity/development-issuer.ts';
import { secondStepOf } from '../../server/platform/identity/second-step.ts';
import type { Command } from './command.ts';
import { deletePerson } from './delete-person.ts';
import { listPeople } from './list-people.ts';
import { CommandRefused } from './refused.ts';

const PEOPLE_USAGE = 'people [text] [--after <handle>]';
const CLOSE_USAGE = 'close <email>';
const REOPEN_USAGE = 'reopen <email>';
const DELETE_USAGE = 'delete <email> [--anyway]';
const SECOND_STEP_USAGE = 'second-step-off <email>';
const LIMIT_USAGE = 'limit <email> <n>';
const LIMIT_MAX = 1_000_000;

export const peopleCommands: Record<string, Command> = {
  people: {
    usage: `${PEOPLE_USAGE}  lists people, newest first; with a text, those whose name, handle or address has it`,
    prepare(args) {
      const at = args.indexOf('--after');
      const after = at < 0 ? null : args[at + 1];
      const words = at < 0 ? args : args.toSpliced(at, 2);
      if (after === undefined || words.length > 1) throw new CommandRefused(`Usage: npm run admin -- ${PEOPLE_USAGE}`);
      return ({ database }) => listPeople(database, { text: words[0] ?? '', after });
    },
  },
  close: {
    usage: `${CLOSE_USAGE}  closes an account: its sessions end, and nobody can log in to it`,
    prepare(args) {
      const who = readWho(args, CLOSE_USAGE);
      return async ({ database }) => {
        const { id, handle, closed_at } = await findPerson(database, who);
        if (closed_at) throw new CommandRefused(`The account of ${handle} is closed already.`);
        await database.kysely.updateTable('profiles').set({ closed_at: new Date() }).where('id', '=', id).execute();
        return `The account of ${handle} is closed. What they published stays; "remove" takes pages away.`;
      };
    },
  },
  reopen: {
    usage: `${REOPEN_USAGE}  opens it again`,
    prepare(args) {
      const who = readWho(args, REOPEN_USAGE);
      return async ({ database }) => {
        const { id, handle, closed_at } = await findPerson(database, who);
        if (!closed_at) throw new CommandRefused(`The account of ${handle} is not closed.`);
        await database.kysely.updateTable('profiles').set({ closed_at: null }).where('id', '=', id).execute();
        return `${handle} can log in again.`;
      };
    },
  },
  delete: {
    usage: `${DELETE_USAGE}  deletes a person for good; without --anyway it only says what goes and what stays`,
    prepare(args) {
      const isAnyway = args.includes('--anyway');
      const who = readWho(
        args.filter((arg) => arg !== '--anyway'),
        DELETE_USAGE,
      );
      return async (on) => deletePerson(on, await findPerson(on.database, who), { isAnyway });
    },
  },
  'second-step-off': {
    usage: `${SECOND_STEP_USAGE}  switches off what a person has lost: their app, their codes, their key`,
    prepare(args) {
      const who = readWho(args, SECOND_STEP_USAGE);
      return async ({ database }) => {
        const { id, handle } = await findPerson(database, who);
        const had = await secondStepOf(database, id);
        await database.kysely.deleteFrom('second_steps').where('user_id', '=', id).execute();
        await database.kysely.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
        return had ? `${handle} logs in without a second step now.` : `${handle} had no second step.`;
      };
    },
  },
  limit: {
    usage: `${LIMIT_USAGE}  sets a person's briefs a month; -1 is unlimited`,
    prepare(args) {
      const [who, wanted, ...more] = args;
      if (!who || !wanted || more.length) throw new CommandRefused(`Usage: npm run admin -- ${LIMIT_USAGE}`);
      const limit = Number(wanted);
      if (!/^-?\d+$/.test(wanted) || limit < -1 || limit > LIMIT_MAX)
        throw new CommandRefused(`"${wanted}" is no limit: give a whole number from 0 on, or -1 for unlimited.`);
      return ({ database }) => setLimit(database, who, limit);
    },
  },
};

function readWho([who, ...more]: string[], usage: string): string {
  if (!who || more.length)
    throw new CommandRefused(`Usage: npm run admin -- ${usage}\nA handle works in place of the e-mail address.`);
  return who;
}

async function setLimit(database: Database, who: string, limit: number): Promise<string> {
  const { id, handle } = await findPerson(database, who);
  await database.kysely
    .updateTable('profiles')
    .set({ briefs_limit: limit, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
  return `${handle} may now have ${limit === -1 ? 'any number of' : limit} briefs written a month.`;
}

/** @param who an e-mail address, or a handle if two people share the address. */
async function findPerson(database: Database, who: string) {
  const found = await findPeople(database, who);
  if (found.length > 1) throw ambiguous(who, found);
  if (!found[0]) throw new CommandRefused(`Nobody here has the e-mail address or handle ${who}.`);
  return found[0];
}

export async function findPeople(
  database: Database,
  who: string,
): Promise<{ id: string; handle: string; closed_at: Date | null }[]> {
  const isEmail = who.includes('@');
  return database.kysely
    .selectFrom('profiles')
    .select(['id', 'handle', 'closed_at'])
    .where((where) =>
      isEmail ? where(where.fn('lower', ['email']), '=', developmentSubject(who)) : where('handle', '=', who),
    )
    .orderBy('created_at')
    .execute();
}

export function ambiguous(who: string, people: { handle: string }[]) {
  return new CommandRefused(
    `${people.length} people have the e-mail address ${who}. Name one by handle: ${people.map((person) => person.handle).join(', ')}.`,
  );
}
