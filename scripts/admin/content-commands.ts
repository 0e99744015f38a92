import { isWeek, weekAfter, weekOf } from '../../domain/weekly-brief/week.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { chooseWeeklyBrief } from './choose-weekly-brief.ts';
import type { Command } from './command.ts';
import { publicUrlOf } from './public-url.ts';
import { CommandRefused } from './refused.ts';
import { removeContent } from './remove-content.ts';
import { readOrder, writeCommunityBrief } from './write-community-brief.ts';

const REMOVE_USAGE = 'remove <page> [--anyway]';
const WEEK_USAGE = 'week <brief> [monday]';
const BRIEF_USAGE = 'brief <industry> <style> [style]';

/** The last part of a page's address, or only the id. */
const ID = /(?:^|\/)(cs-[0-9a-z]{1,20}(?:-[0-9a-f]{32})?|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

export const contentCommands: Record<string, Command> = {
  week: {
    usage: `${WEEK_USAGE}  makes a community brief the brief of next week, or of the week that begins on that Monday`,
    prepare([page, monday, ...more]) {
      const [, id] = ID.exec(page ?? '') ?? [];
      const now = new Date();
      const week = monday ?? weekAfter(weekOf(now));
      if (!id || more.length || !isWeek(week))
        throw new CommandRefused(
          `Usage: npm run admin -- ${WEEK_USAGE}\nA brief is named by the address of its page, a week by its Monday: 2026-11-30.`,
        );
      if (week < weekOf(now)) throw new CommandRefused('A week that is over keeps its brief.');
      return ({ database }) => chooseWeeklyBrief(database, id, week);
    },
  },
  remove: {
    usage: `${REMOVE_USAGE}  takes a design, a case study or a community brief away for good`,
    prepare(args) {
      const isAnyway = args.includes('--anyway');
      const [page, ...more] = args.filter((arg) => arg !== '--anyway');
      const [, id] = ID.exec(page ?? '') ?? [];
      if (!id || more.length)
        throw new CommandRefused(
          `Usage: npm run admin -- ${REMOVE_USAGE}\nA design, a case study or a brief is named by the address of its page.`,
        );
      return ({ database }: { database: Database }) => removeContent(database, id, { isAnyway });
    },
  },
  brief: {
    usage: `${BRIEF_USAGE}  writes a brief that belongs to nobody: anybody may read it and take it on`,
    prepare(args, config) {
      const order = readOrder(args, `npm run admin -- ${BRIEF_USAGE}`);
      return ({ database }) => writeCommunityBrief(database, order, publicUrlOf(config));
    },
  },
};
