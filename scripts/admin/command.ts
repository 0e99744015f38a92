import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/platform/database/connect.ts';

export interface Installation {
  database: Database;
  secret: string;
}

export interface Command {
  usage: string;
  /** Nothing is made in the place beforehand, neither tables nor a secret. */
  isForEmptyPlace?: true;
  /** Looks at the arguments before anything is opened. @returns the act, which answers what to print. */
  prepare(args: string[], config: Config): (on: Installation) => Promise<string>;
}
