import type { Setting } from '#contract/installation.ts';
import { DRAIN_SECONDS, environment } from './config.ts';

/** What holds while a setting without a fixed default is not set. */
const WITHOUT: Record<string, (env: NodeJS.ProcessEnv) => string> = {
  PUBLIC_URL: ({ PORT }) => `http://localhost:${PORT || 3000}`,
  DRAIN_SECONDS: ({ NODE_ENV }) =>
    String(NODE_ENV === 'production' ? DRAIN_SECONDS.production : DRAIN_SECONDS.development),
  DATABASE_URL: () => 'the embedded PostgreSQL',
  SAMPLE_WORLD: ({ NODE_ENV }) => (NODE_ENV === 'production' ? 'briefs' : 'all'),
  SESSION_SECRET: () => 'the file session-secret in DATA_DIR',
  GITHUB_URL: () => 'https://github.com',
  CHECK_ANSWERS: ({ NODE_ENV }) => (NODE_ENV === 'production' ? 'no' : 'yes'),
};
const SECRET = /(SECRET|TOKEN|KEY|KEY_ID|OIDC_PROVIDERS)$/;
const PASSWORD_IN_ADDRESS = /^(\w+:\/\/[^:@/]*):.*@/;
const PASSWORD_IN_QUERY = /([?&]\w*(?:password|pass|secret|token|key)=)[^&#]*/gi;

/** Every setting: its value, and whether it was set or is the default. Secrets are masked. */
export function settingsOf(env: NodeJS.ProcessEnv): Setting[] {
  return Object.entries(environment.shape).map(([name, schema]) => {
    const given = env[name];
    if (given) return { name, value: shown(name, given), isSet: true };
    return { name, value: WITHOUT[name]?.(env) ?? String(schema.safeParse(undefined).data ?? '–'), isSet: false };
  });
}

function shown(name: string, value: string): string {
  if (SECRET.test(name)) return `****** (${value.length} characters)`;
  return value.replace(PASSWORD_IN_ADDRESS, '$1:******@').replace(PASSWORD_IN_QUERY, '$1******');
}
