import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/platform/database/connect.ts';

export interface Installation {
  database: Database;
  secret: string;
}

export interface Command {
  usage: string;
  /** The installation must be empty: the command runs before any table or secret exists. */
  isForEmptyPlace?: true;
  /** Checks the arguments before it opens anything. @returns the function that does the work and answers the text to print. */
  prepare(args: string[], config: Config): (on: Installation) => Promise<string>;
}

/** A command that must also work with wrong settings, or without a database. */
export interface CommandWithoutDatabase {
  usage: string;
  /** `isGood` decides the exit code. */
  run(args: string[], env: NodeJS.ProcessEnv): Promise<{ text: string; isGood: boolean }>;
}
