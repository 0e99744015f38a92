import type { Config } from './config.ts';

/** Settings that production refuses, each with its replacement. */
export function unfitForProduction(config: Config): string[] {
  const refusals: string[] = [];
  const hasEmailLinks = config.mail !== null && config.emailSignIn;
  const byEmail = config.mail
    ? 'leave EMAIL_SIGN_IN=no out to sign in by e-mail'
    : 'SMTP_URL and MAIL_FROM to sign in by e-mail';
  if (config.providers.length === 0 && !hasEmailLinks && config.passkeys !== 'accounts') {
    refusals.push(
      `NODE_ENV=production does not run with the development identity provider, which lets anyone be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER and OIDC_CLIENT_ID, or GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET; or ${byEmail}; or PASSKEYS=accounts.`,
    );
  } else if (config.providers.length === 0 && !hasEmailLinks && config.admission.allowed.length > 0)
    refusals.push(
      'SIGN_IN_ALLOWED lets in addresses, and a passkey names none: with PASSKEYS=accounts alone, nobody could open an account. Set up a provider or e-mail, or leave SIGN_IN_ALLOWED out.',
    );
  if (!config.sessionSecret)
    refusals.push(
      'NODE_ENV=production needs SESSION_SECRET: at least 32 random characters, the same for every process.',
    );
  else if (isGuessable(config.sessionSecret))
    refusals.push(
      'SESSION_SECRET is too easy to guess: it repeats itself. Set 32 random characters, for example from: openssl rand -hex 32',
    );
  if (!config.publicUrl?.startsWith('https://'))
    refusals.push('NODE_ENV=production needs PUBLIC_URL with https, the address people type.');
  if (config.sampleWorld === 'all')
    refusals.push('NODE_ENV=production does not begin with sample people: SAMPLE_WORLD is briefs or none there.');
  return refusals;
}

/** Few different characters, or one piece several times. Of 32 random hexadecimal digits 8 or more differ. */
function isGuessable(secret: string): boolean {
  return new Set(secret).size < 8 || /^(.{1,16})\1+.{0,15}$/s.test(secret);
}
