import type { Setting, SettingTopic } from '#contract/installation.ts';
import { DRAIN_SECONDS, environment } from './config.ts';

const TOPICS: Record<keyof typeof environment.shape, SettingTopic> = {
  NODE_ENV: 'Server',
  PORT: 'Server',
  HOST: 'Server',
  PUBLIC_URL: 'Server',
  HSTS: 'Server',
  TRUSTED_PROXIES: 'Server',
  DRAIN_SECONDS: 'Server',
  LOG_LEVEL: 'Server',
  METRICS_TOKEN: 'Server',
  CHECK_ANSWERS: 'Server',
  BRIEF_FOUNDRY_PAGES: 'Server',
  DATA_DIR: 'Data',
  DATABASE_URL: 'Data',
  DATABASE_REPLICA_URL: 'Data',
  S3_ENDPOINT: 'Data',
  S3_BUCKET: 'Data',
  S3_ACCESS_KEY_ID: 'Data',
  S3_SECRET_ACCESS_KEY: 'Data',
  S3_REGION: 'Data',
  SAMPLE_WORLD: 'Data',
  SESSION_SECRET: 'Sign-in',
  OIDC_ISSUER: 'Sign-in',
  OIDC_CLIENT_ID: 'Sign-in',
  OIDC_CLIENT_SECRET: 'Sign-in',
  OIDC_NAME: 'Sign-in',
  OIDC_PROVIDERS: 'Sign-in',
  GOOGLE_CLIENT_ID: 'Sign-in',
  GOOGLE_CLIENT_SECRET: 'Sign-in',
  GITHUB_CLIENT_ID: 'Sign-in',
  GITHUB_CLIENT_SECRET: 'Sign-in',
  GITHUB_URL: 'Sign-in',
  EMAIL_SIGN_IN: 'Sign-in',
  PASSKEYS: 'Sign-in',
  SIGN_IN_ALLOWED: 'Sign-in',
  NEW_PEOPLE: 'Sign-in',
  BRIEFS_A_MONTH: 'Writing briefs',
  MODEL_VENDOR: 'Writing briefs',
  MODEL_BASE_URL: 'Writing briefs',
  MODEL_API_KEY: 'Writing briefs',
  MODEL_NAME: 'Writing briefs',
  MODEL_BRIEFS_A_DAY: 'Writing briefs',
  FIGMA_TOKEN: 'Design files',
  FIGMA_API_URL: 'Design files',
  SMTP_URL: 'E-mail',
  MAIL_FROM: 'E-mail',
  OPERATORS: 'Operator',
  OPERATOR_NAME: 'Operator',
  OPERATOR_CONTACT: 'Operator',
};

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
const PASSWORD_IN_QUERY = /([?&][\w-]*(?:password|pass|pwd|secret|token|key|sig)=)[^&#]*/gi;

/** Every setting: its value, and whether it was set or is the default. Secrets are masked. */
export function settingsOf(env: NodeJS.ProcessEnv): Setting[] {
  return Object.entries(TOPICS).map(([name, topic]) => {
    const given = env[name];
    if (given) return { topic, name, value: shown(name, given), isSet: true };
    const schema = environment.shape[name as keyof typeof TOPICS];
    return {
      topic,
      name,
      value: WITHOUT[name]?.(env) ?? String(schema.safeParse(undefined).data ?? '–'),
      isSet: false,
    };
  });
}

function shown(name: string, value: string): string {
  if (SECRET.test(name)) return `****** (${value.length} characters)`;
  return value.replace(PASSWORD_IN_ADDRESS, '$1:******@').replace(PASSWORD_IN_QUERY, '$1******');
}
