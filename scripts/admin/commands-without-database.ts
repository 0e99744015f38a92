import type { CommandWithoutDatabase } from './command.ts';
import { examine, inWords } from './doctor/doctor.ts';
import { CommandRefused } from './refused.ts';
import { listSettings } from './settings.ts';

const SETTINGS_USAGE = 'settings';
const DOCTOR_USAGE = 'doctor';

export const commandsWithoutDatabase: Record<string, CommandWithoutDatabase> = {
  settings: {
    usage: `${SETTINGS_USAGE}  lists what every setting is at, and where that comes from`,
    async run(args, env) {
      if (args.length) throw new CommandRefused(`Usage: npm run admin -- ${SETTINGS_USAGE}`);
      return listSettings(env);
    },
  },
  doctor: {
    usage: `${DOCTOR_USAGE}  checks the installation, and says what is wrong and what to do`,
    async run(args, env) {
      if (args.length) throw new CommandRefused(`Usage: npm run admin -- ${DOCTOR_USAGE}`);
      return inWords(await examine(env));
    },
  },
};
