import { environment, readConfig } from '../../server/config.ts';
import { inColumns } from './table.ts';

/** What holds while a setting without a fixed default is not set. */
const WITHOUT: Record<string, (env: NodeJS.ProcessEnv) => string> = {
  PUBLIC_URL: ({ PORT }) => `http://localhost:${PORT || 3000}`,
  DATABASE_URL: () => 'the embedded PostgreSQL',
  SAMPLE_WORLD: ({ NODE_ENV }) => (NODE_ENV === 'production' ? 'briefs' : 'all'),
  SESSION_SECRET: () => 'the file session-secret in DATA_DIR',
  CHECK_ANSWERS: ({ NODE_ENV }) => (NODE_ENV === 'production' ? 'no' : 'yes'),
};
const SECRET = /(SECRET|TOKEN|KEY|KEY_ID|OIDC_PROVIDERS)$/;
const PASSWORD_IN_ADDRESS = /^(\w+:\/\/[^:@/]*):.*@/;

/** One line for each setting: its value, and whether it was set or is the default. Secrets are masked. */
export function listSettings(env: NodeJS.ProcessEnv): { text: string; isGood: boolean } {
  const rows = Object.entries(environment.shape).map(([name, schema]) => {
    const given = env[name];
    if (given) return [name, shown(name, given), schema.safeParse(given).success ? 'set' : 'set, not usable'];
    return [name, WITHOUT[name]?.(env) ?? String(schema.safeParse(undefined).data ?? '–'), 'default'];
  });
  const problems = problemsOf(env);
  const text = inColumns([['SETTING', 'VALUE', 'FROM'], ...rows]);
  return {
    text: problems ? `${text}\n\nThe product does not start with these settings:\n${problems}` : text,
    isGood: !problems,
  };
}

function shown(name: string, value: string): string {
  if (SECRET.test(name)) return `****** (${value.length} characters)`;
  return value.replace(PASSWORD_IN_ADDRESS, '$1:******@');
}

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
