import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { FREE_BRIEFS_A_MONTH, UNLIMITED } from '#domain/quota/quota.ts';
import { collectProblems, type Problems } from './config-problems.ts';
import type { S3Config } from './platform/blobs/blobs.ts';
import { readAllowed } from './platform/identity/admission.ts';
import { providersFrom } from './platform/identity/provider-config.ts';
import { mailConfigFrom } from './platform/mail/mail-config.ts';
import type { ModelAddress } from './platform/writer/model/call-model.ts';
import { vendorNames, vendors } from './platform/writer/model/vendors.ts';
import { unfitForProduction } from './unfit-for-production.ts';

const WEB = /^https?$/;
const address = (example: string) =>
  z.url({ protocol: WEB, error: `must be a web address, for example ${example}`, abort: true });

/** A number from `min` on. Without `max` it may be as large as it likes. */
function number(min: number, max?: number, { kind = 'number' } = {}) {
  const says = `must be a ${kind} from ${min} ${max === undefined ? 'on' : `to ${max}`}`;
  const some = z.coerce
    .number(says)
    .min(min, says)
    .max(max ?? Number.MAX_SAFE_INTEGER, says);
  return kind === 'number' ? some : some.int(says);
}
const wholeNumber = (min: number, max?: number) => number(min, max, { kind: 'whole number' });
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);
const postgres = z.string().startsWith('postgres', 'must be the address of a PostgreSQL: postgres://…');

/** The environment variables. Each has a default that works on a new machine; docs/operations.md lists them. */
export const environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address('https://briefs.example.org')
    .refine((url) => new URL(url).pathname === '/', 'must have no path: the product has its host to itself')
    .optional(),
  /** Seconds for which browsers must use https for this host. Not sent when it is not set. */
  HSTS: wholeNumber(0).optional(),
  /** Proxies whose X-Forwarded-For is trusted. Without any, the address of the connection is used. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isProxyAddress), 'must be a list of addresses or networks (10.0.0.0/8), or loopback')
    .optional(),
  /** How long new connections are still accepted after SIGTERM. */
  DRAIN_SECONDS: number(0, 60).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_REPLICA_URL: postgres.optional(),
  SAMPLE_WORLD: oneOf(['all', 'briefs', 'none']).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OIDC_ISSUER: address('https://id.example.org').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Further OpenID Connect providers as JSON. */
  OIDC_PROVIDERS: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: address('https://github.example.org').optional(),
  /** Whether a link in an e-mail signs people in, where e-mail is sent. */
  EMAIL_SIGN_IN: oneOf(['yes', 'no']).default('yes'),
  /** Whether a passkey signs people in; with `accounts` it also opens new accounts. */
  PASSKEYS: oneOf(['yes', 'no', 'accounts']).default('yes'),
  /** Addresses and domains whose people may sign in; everybody when it is not set. */
  SIGN_IN_ALLOWED: z.string().optional(),
  /** Whether people without an account get one when they sign in. */
  NEW_PEOPLE: oneOf(['yes', 'no']).default('yes'),
  /** Briefs a month of a new person; -1 is unlimited. */
  BRIEFS_A_MONTH: wholeNumber(UNLIMITED, 1_000_000).default(FREE_BRIEFS_A_MONTH),
  S3_ENDPOINT: address('https://s3.example.org').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  FIGMA_TOKEN: z.string().optional(),
  FIGMA_API_URL: address('https://api.figma.com').optional(),
  MODEL_VENDOR: oneOf(vendorNames).optional(),
  MODEL_BASE_URL: address('https://model.example.org/v1').optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  /** Requests to a language model in a UTC day, for briefs and single sections. The composer writes the rest. */
  MODEL_BRIEFS_A_DAY: wholeNumber(0).default(500),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  /** The operator's name as the pages show it, and an e-mail address or web page to contact them. */
  OPERATOR_NAME: z.string().trim().max(80, 'must have at most 80 characters').optional(),
  OPERATOR_CONTACT: z
    .union([z.email(), z.url({ protocol: WEB })], 'must be an e-mail address or a web address')
    .optional(),
  /** E-mail addresses of the people who may see what the settings are at. */
  OPERATORS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .pipe(z.array(z.email('must be a list of e-mail addresses')))
    .optional(),
  /** The bearer token that gives access to /metrics. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Set only by `npm run dev`. */
  BRIEF_FOUNDRY_PAGES: oneOf(['built', 'dev']).default('built'),
  /** Whether JSON that PostgreSQL wrote is checked against the contract before it leaves. */
  CHECK_ANSWERS: oneOf(['yes', 'no']).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Environment = z.infer<typeof environment>;

/** Balancers ask every few seconds. Nobody balances while developing. */
export const DRAIN_SECONDS = { production: 5, development: 0.5, test: 0.5 };

/** @throws with one line for each setting that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty setting (PORT= in a file) means the default.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const problems = collectProblems(Object.keys(environment.shape));
  const config = configFrom(readEach(given, problems), problems);
  if (config.isProduction) problems.addUnlessKnown(unfitForProduction(config));
  problems.throwIfAny();
  return config;
}

/** What the settings mean. */
export type Config = ReturnType<typeof configFrom>;

function configFrom(e: Environment, problems: Problems) {
  return {
    isProduction: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    /** The public address of this installation. Without PUBLIC_URL it is built from the port in use. */
    publicUrl: e.PUBLIC_URL && new URL(e.PUBLIC_URL).origin,
    /** The max-age of Strict-Transport-Security; the header is not sent without it. */
    hstsSeconds: e.HSTS,
    /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
    trustedProxies: e.TRUSTED_PROXIES ?? [],
    /** How long requests are still accepted after SIGTERM, while /readyz says no: until load balancers have noticed. */
    drainMs: 1000 * (e.DRAIN_SECONDS ?? DRAIN_SECONDS[e.NODE_ENV]),
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    /** A PostgreSQL that follows the one at `databaseUrl`: visitors' lists and pages are read there. */
    replicaUrl: e.DATABASE_REPLICA_URL,
    /** The samples that an empty database gets: people with their work and community briefs, only briefs, or nothing. */
    sampleWorld: e.SAMPLE_WORLD ?? (e.NODE_ENV === 'production' ? 'briefs' : 'all'),
    sessionSecret: e.SESSION_SECRET,
    /** In the order of their buttons. None in development: the development identity provider. */
    providers: problems.attempt(() => providersFrom(e), []),
    emailSignIn: e.EMAIL_SIGN_IN === 'yes',
    passkeys: e.PASSKEYS,
    admission: {
      allowed: problems.attempt(() => readAllowed(e.SIGN_IN_ALLOWED), []),
      takesNewPeople: e.NEW_PEOPLE === 'yes',
      briefsAMonth: e.BRIEFS_A_MONTH,
    },
    /** `null`: pictures are stored in a folder of DATA_DIR. */
    s3: problems.attempt(() => s3From(e), null),
    /** `null`: the sample files of the product. */
    figma: problems.attempt(() => figmaFrom(e), null),
    /** `null`: the embedded composer. */
    model: problems.attempt(() => modelFrom(e), null),
    modelBriefsADay: e.MODEL_BRIEFS_A_DAY,
    /** `null`: no e-mail is sent. In development, a page shows the e-mails instead. */
    mail: problems.attempt(() => mailConfigFrom({ url: e.SMTP_URL, from: e.MAIL_FROM }), null),
    /** `contact` carries its scheme: mailto: or http(s):. */
    operator: { name: e.OPERATOR_NAME ?? null, contact: contactAddress(e.OPERATOR_CONTACT) },
    /** E-mail addresses in lower case, of people who may see the settings. */
    operators: e.OPERATORS ?? [],
    metricsToken: e.METRICS_TOKEN,
    /** Whether pages come from dist/ or, in development, from their sources. */
    pages: e.BRIEF_FOUNDRY_PAGES,
    /** Whether JSON that PostgreSQL wrote is checked against the contract. Production and benchmarks skip the check. */
    checksRawJson: (e.CHECK_ANSWERS ?? (e.NODE_ENV === 'production' ? 'no' : 'yes')) === 'yes',
    logLevel: e.LOG_LEVEL,
  };
}

/** Settings that cannot be read are taken as not set, so that all others are looked at too. */
function readEach(given: Record<string, string | undefined>, problems: Problems): Environment {
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path }) => String(path[0]));
  problems.add(result.error.issues.map(({ message }, n) => `${names[n]}: ${message}`));
  return environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))));
}

/** Accepts 192.0.2.1, 2001:db8::/32, or a name for this machine or for private networks. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function contactAddress(contact: string | undefined): string | null {
  if (!contact) return null;
  return /^https?:/.test(contact) ? contact : `mailto:${contact}`;
}

const FIGMA = 'https://api.figma.com';

function figmaFrom(e: Environment): { baseUrl: string; token: string } | null {
  if (!e.FIGMA_TOKEN) {
    if (e.FIGMA_API_URL) throw new Error('FIGMA_API_URL also needs FIGMA_TOKEN, which is sent with every request.');
    return null;
  }
  return { baseUrl: new URL(e.FIGMA_API_URL ?? FIGMA).href.replace(/\/$/, ''), token: e.FIGMA_TOKEN };
}

/** A key or a name alone does not turn the model on, because another program may use the same variables. */
function modelFrom(e: Environment): ModelAddress | null {
  const baseUrl = e.MODEL_BASE_URL ?? (e.MODEL_VENDOR && vendors[e.MODEL_VENDOR]);
  if (!baseUrl) return null;
  if (!e.MODEL_NAME) throw new Error('MODEL_NAME: say which model is to write, as its server calls it.');
  return { baseUrl, apiKey: e.MODEL_API_KEY, name: e.MODEL_NAME };
}

/** All settings of a bucket are required: a partial configuration would store pictures in the wrong place. */
function s3From(e: Environment): S3Config | null {
  const given = {
    S3_ENDPOINT: e.S3_ENDPOINT,
    S3_BUCKET: e.S3_BUCKET,
    S3_ACCESS_KEY_ID: e.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: e.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(given).length) return null;
  if (missing.length > 0)
    throw new Error(missing.map(([name]) => `Pictures in a bucket also need ${name}.`).join('\n'));
  return {
    endpoint: e.S3_ENDPOINT!,
    bucket: e.S3_BUCKET!,
    accessKeyId: e.S3_ACCESS_KEY_ID!,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY!,
    region: e.S3_REGION,
  };
}
