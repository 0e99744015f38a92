import type { CommandWithoutDatabase } from './command.ts';
import { CommandRefused } from './refused.ts';
import { listSettings } from './settings.ts';

const SETTINGS_USAGE = 'settings';

export const commandsWithoutDatabase: Record<string, CommandWithoutDatabase> = {
  settings: {
    usage: `${SETTINGS_USAGE}                     lists what every setting is at, and where that comes from`,
    async run(args, env) {
      if (args.length) throw new CommandRefused(`Usage: npm run admin -- ${SETTINGS_USAGE}`);
      return listSettings(env);
    },
  },
};
