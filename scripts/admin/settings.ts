import { environment, readConfig } from '../../server/config.ts';
import { settingsOf } from '../../server/settings.ts';
import { inColumns } from './table.ts';

/** One line for each setting, and what is wrong with them together. */
export function listSettings(env: NodeJS.ProcessEnv): { text: string; isGood: boolean } {
  const rows = settingsOf(env).map(({ name, value, isSet }) => [name, value, isSet ? given(name, env) : 'default']);
  const problems = problemsOf(env);
  const text = inColumns([['SETTING', 'VALUE', 'FROM'], ...rows]);
  return {
    text: problems ? `${text}\n\nThe product does not start with these settings:\n${problems}` : text,
    isGood: !problems,
  };
}

function given(name: string, env: NodeJS.ProcessEnv): string {
  const schema = environment.shape[name as keyof typeof environment.shape];
  return schema.safeParse(env[name]).success ? 'set' : 'set, not usable';
}

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
